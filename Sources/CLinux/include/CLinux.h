// What the Glibc module of the toolchain does not export: thin wrappers, one system call each.
// Every function that can fail returns -1 and sets errno. Descriptors are close-on-exec.
#ifndef CLINUX_H
#define CLINUX_H

#include <stddef.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/types.h>

// Readiness bits as plain integers: epoll_event.events is one, the EPOLL… names are an enumeration.
static const uint32_t CLINUX_EPOLLIN = EPOLLIN;
static const uint32_t CLINUX_EPOLLOUT = EPOLLOUT;
static const uint32_t CLINUX_EPOLLERR = EPOLLERR;
static const uint32_t CLINUX_EPOLLHUP = EPOLLHUP;
static const uint32_t CLINUX_EPOLLRDHUP = EPOLLRDHUP;

// Makes an epoll instance.
int clinux_epoll_create(void);

// Makes a non-blocking event counter.
int clinux_eventfd(void);

// Makes a non-blocking timer on the wall clock.
int clinux_timerfd_realtime(void);

// Arms the timer at an absolute wall-clock time; a read then fails with ECANCELED when the clock is set.
int clinux_timerfd_arm_realtime(int fd, int64_t seconds, int64_t nanoseconds);

// Accepts one connection, non-blocking.
int clinux_accept(int listener);

// Makes a pipe.
int clinux_pipe(int ends[2]);

// A descriptor that becomes readable when the process ends.
int clinux_pidfd_open(pid_t pid);

// Reaps the child: 0 and *kind 1 (exit code), 2 (signal) with *value, or 0 and *kind 0 when it still runs.
int clinux_reap(pid_t pid, int *kind, int *value);

// The kernel kills the calling process with the signal when the thread that started it ends.
int clinux_set_parent_death_signal(int signal);

// Standard output is written at each end of a line, also into a pipe.
void clinux_line_buffer_output(void);

// Delivers the signal as one byte (its number) written to fd; fd -1 restores the default action.
int clinux_route_signal(int signal, int fd);

// Ignores the signal.
int clinux_ignore_signal(int signal);

// Opens a non-blocking listening TCP socket on a numeric address; IPv6 ones take no IPv4 traffic unless dual is set.
int clinux_listen_tcp(const char *address, uint16_t port, int backlog, int dual);

// Opens a non-blocking listening Unix socket.
int clinux_listen_unix(const char *path, int backlog);

// Opens a blocking connection to a numeric address, or to a Unix socket's path.
int clinux_connect_tcp(const char *address, uint16_t port);
int clinux_connect_unix(const char *path);

// The local (peer 0) or remote (peer 1) address as text; a Unix socket gives an empty text and port 0.
int clinux_socket_name(int fd, int peer, char *text, size_t capacity, uint16_t *port);

// Sets TCP_NODELAY.
int clinux_set_no_delay(int fd);

// Sets the receive and send timeouts of a blocking socket, in milliseconds; 0 waits forever.
int clinux_set_timeouts(int fd, int64_t milliseconds);

// Sends without SIGPIPE; the pair of buffers goes out in one call.
ssize_t clinux_send(int fd, const void *bytes, size_t count);
ssize_t clinux_send_pair(int fd, const void *first, size_t first_count, const void *second, size_t second_count);

// What posix_spawn needs: sources[i], numbered above highest, becomes targets[i] of the child, at most highest.
// Everything else is closed in the child, also what other code left open across exec.
typedef struct {
    const char *path;
    char *const *arguments;
    char *const *environment;
    const char *folder;
    const int *sources;
    const int *targets;
    size_t count;
    int highest;
} clinux_spawn_request;

// Starts a child in a process group of its own, with an empty signal mask and default actions. 0 or an errno value.
int clinux_spawn(const clinux_spawn_request *request, pid_t *pid);

// Reads where a symbolic link points, without a terminating zero; the number of bytes.
ssize_t clinux_read_link(const char *path, void *bytes, size_t capacity);

// Opens a path below a folder one step at a time where no step follows a symbolic link; see openat2(2).
int clinux_open_beneath(int folder, const char *path);

#endif
