#define _GNU_SOURCE
#include "CLinux.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

int clinux_epoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

int clinux_eventfd(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

int clinux_timerfd_realtime(void) { return timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK); }

int clinux_timerfd_arm_realtime(int fd, int64_t seconds, int64_t nanoseconds) {
    struct itimerspec value = {.it_value = {.tv_sec = seconds, .tv_nsec = nanoseconds}};
    return timerfd_settime(fd, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &value, NULL);
}

int clinux_accept(int listener) { return accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK); }

int clinux_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

// A number that the headers of older systems lack.
#ifndef SYS_pidfd_open
#define SYS_pidfd_open 434
#endif

// The kernel sets close-on-exec on it by itself.
int clinux_pidfd_open(pid_t pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }

int clinux_reap(pid_t pid, int *kind, int *value) {
    siginfo_t info;
    memset(&info, 0, sizeof info);
    if (waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG) != 0) return -1;
    *kind = info.si_pid == 0 ? 0 : info.si_code == CLD_EXITED ? 1 : 2;
    *value = info.si_status;
    return 0;
}

int clinux_set_parent_death_signal(int number) { return prctl(PR_SET_PDEATHSIG, number); }

void clinux_line_buffer_output(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

// Where each signal's byte goes. Written before the action is installed, read by the handler.
static volatile sig_atomic_t routes[65];

static void forward_signal(int number) {
    int saved = errno;
    unsigned char byte = (unsigned char)number;
    // A full pipe already holds a wake-up; losing this byte loses nothing that matters.
    ssize_t ignored = write(routes[number], &byte, 1);
    (void)ignored;
    errno = saved;
}

int clinux_route_signal(int number, int fd) {
    if (number < 1 || number > 64) {
        errno = EINVAL;
        return -1;
    }
    struct sigaction action = {.sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    action.sa_handler = fd < 0 ? SIG_DFL : forward_signal;
    if (fd >= 0) routes[number] = fd;
    return sigaction(number, &action, NULL);
}

int clinux_ignore_signal(int number) {
    struct sigaction action = {.sa_handler = SIG_IGN};
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, NULL);
}

// Closes fd and keeps the errno that made the caller give up.
static int give_up(int fd) {
    int saved = errno;
    close(fd);
    errno = saved;
    return -1;
}

// Reads a numeric address; the caller frees the list.
static struct addrinfo *numeric(const char *address, uint16_t port) {
    char service[8];
    snprintf(service, sizeof service, "%u", port);
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_NUMERICHOST | AI_NUMERICSERV};
    struct addrinfo *list = NULL;
    if (getaddrinfo(address, service, &hints, &list) != 0) {
        errno = EINVAL;
        return NULL;
    }
    return list;
}

int clinux_listen_tcp(const char *address, uint16_t port, int backlog, int dual) {
    struct addrinfo *list = numeric(address, port);
    if (list == NULL) return -1;
    int one = 1, only = !dual;
    int fd = socket(list->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    int failed = fd < 0 || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) != 0
        || (list->ai_family == AF_INET6 && setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &only, sizeof only) != 0)
        || bind(fd, list->ai_addr, list->ai_addrlen) != 0 || listen(fd, backlog) != 0;
    int saved = errno;
    freeaddrinfo(list);
    errno = saved;
    return failed ? (fd < 0 ? -1 : give_up(fd)) : fd;
}

int clinux_connect_tcp(const char *address, uint16_t port) {
    struct addrinfo *list = numeric(address, port);
    if (list == NULL) return -1;
    int fd = socket(list->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int failed = fd < 0 || connect(fd, list->ai_addr, list->ai_addrlen) != 0;
    int saved = errno;
    freeaddrinfo(list);
    errno = saved;
    return failed ? (fd < 0 ? -1 : give_up(fd)) : fd;
}

// Fills a Unix address; -1 when the path does not fit.
static int unix_address(const char *path, struct sockaddr_un *address) {
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    if (strlen(path) >= sizeof address->sun_path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    strcpy(address->sun_path, path);
    return 0;
}

int clinux_listen_unix(const char *path, int backlog) {
    struct sockaddr_un address;
    if (unix_address(path, &address) != 0) return -1;
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0) return -1;
    if (bind(fd, (struct sockaddr *)&address, sizeof address) != 0 || listen(fd, backlog) != 0) return give_up(fd);
    return fd;
}

int clinux_connect_unix(const char *path) {
    struct sockaddr_un address;
    if (unix_address(path, &address) != 0) return -1;
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    if (connect(fd, (struct sockaddr *)&address, sizeof address) != 0) return give_up(fd);
    return fd;
}

int clinux_socket_name(int fd, int peer, char *text, size_t capacity, uint16_t *port) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    struct sockaddr *generic = (struct sockaddr *)&address;
    if ((peer ? getpeername(fd, generic, &length) : getsockname(fd, generic, &length)) != 0) return -1;
    text[0] = 0;
    *port = 0;
    if (address.ss_family == AF_INET) {
        struct sockaddr_in *v4 = (struct sockaddr_in *)&address;
        *port = ntohs(v4->sin_port);
        return inet_ntop(AF_INET, &v4->sin_addr, text, (socklen_t)capacity) == NULL ? -1 : 0;
    }
    if (address.ss_family == AF_INET6) {
        struct sockaddr_in6 *v6 = (struct sockaddr_in6 *)&address;
        *port = ntohs(v6->sin6_port);
        return inet_ntop(AF_INET6, &v6->sin6_addr, text, (socklen_t)capacity) == NULL ? -1 : 0;
    }
    return 0;
}

int clinux_set_no_delay(int fd) {
    int one = 1;
    return setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
}

int clinux_set_timeouts(int fd, int64_t milliseconds) {
    struct timeval value = {.tv_sec = milliseconds / 1000, .tv_usec = (milliseconds % 1000) * 1000};
    if (setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &value, sizeof value) != 0) return -1;
    return setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &value, sizeof value);
}

ssize_t clinux_send(int fd, const void *bytes, size_t count) { return send(fd, bytes, count, MSG_NOSIGNAL); }

ssize_t clinux_send_pair(int fd, const void *first, size_t first_count, const void *second, size_t second_count) {
    struct iovec parts[2] = {{(void *)first, first_count}, {(void *)second, second_count}};
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2};
    return sendmsg(fd, &message, MSG_NOSIGNAL);
}

int clinux_spawn(const clinux_spawn_request *request, pid_t *pid) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int failure = posix_spawn_file_actions_init(&actions);
    if (failure != 0) return failure;
    failure = posix_spawnattr_init(&attributes);
    if (failure != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return failure;
    }
    failure = posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    if (failure == 0) failure = posix_spawnattr_setpgroup(&attributes, 0);
    if (failure == 0) failure = posix_spawnattr_setsigmask(&attributes, &none);
    if (failure == 0) failure = posix_spawnattr_setsigdefault(&attributes, &all);
    for (size_t i = 0; failure == 0 && i < request->count; i++) {
        failure = posix_spawn_file_actions_adddup2(&actions, request->sources[i], request->targets[i]);
    }
    for (int fd = 3; failure == 0 && fd <= request->highest; fd++) {
        int used = 0;
        for (size_t i = 0; i < request->count; i++) used |= request->targets[i] == fd;
        if (!used) failure = posix_spawn_file_actions_addclose(&actions, fd);
    }
    if (failure == 0) failure = posix_spawn_file_actions_addclosefrom_np(&actions, request->highest + 1);
    if (failure == 0 && request->folder != NULL) {
        failure = posix_spawn_file_actions_addchdir_np(&actions, request->folder);
    }
    if (failure == 0) {
        failure = posix_spawn(pid, request->path, &actions, &attributes, request->arguments, request->environment);
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failure;
}

ssize_t clinux_read_link(const char *path, void *bytes, size_t capacity) { return readlink(path, bytes, capacity); }

int clinux_open_beneath(int folder, const char *path) {
    struct open_how how = {
        .flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK,
        .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS,
    };
    return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
}
