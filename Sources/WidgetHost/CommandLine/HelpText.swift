/// What `--help` prints.
enum HelpText {
    static func text(program: String) -> String {
        """
        \(program) serves the WidgetKit widgets of this executable over HTTP.

        usage: \(program) [serve] [--config FILE] [--host H] [--port P] [--data DIR]
               \(program) render KIND [options] [-o FILE]
               \(program) previews [NAME] [options] [-o FOLDER]
               \(program) open URL [options] [-o FILE]
               \(program) kinds
               \(program) check [--config FILE]

        serve     runs the service; the default
        render    draws one widget and ends
                    --family F          such as systemSmall; the kind's first one if not given
                    --state S           timeline, snapshot or placeholder
                    --scheme S          light or dark
                    --mode M            fullColor, accented or vibrant
                    --tint RRGGBB       the colour of the accent group
                    --background 0|1    whether the container background shows
                    --device WxH        the screen that sizes are for, such as 393x852
                    --at DATE           the entry and its dates at an instant, such as 2026-11-30T09:00:00Z
                    --configuration J   values of the widget's parameters, a JSON object
                    --format F          svg, json, text or layout
                    -o FILE             writes there and not to standard output
        previews  lists the previews that the sources declare, as JSON; with --output FOLDER draws each entry of
                  each into a file, with a NAME (the preview's id or name) prints that one; same options
        open      hands a deep link to the app, where this executable is one, and draws what it shows then;
                  same options
        kinds     lists the widgets of this executable as JSON
        check     reads the configuration and says what is wrong with it

        --config FILE   settings; config.json in the current folder is read where it exists
        --host, --port  the address to listen on; 127.0.0.1 and 8080 if nothing else is set
        --data DIR      where archives and App Group data are kept; data if nothing else is set

        Exit codes: 0 done, 1 failed at run time, 2 wrong usage or configuration.
        """
    }
}
