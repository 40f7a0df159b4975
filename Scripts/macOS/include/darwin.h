// What the C library of macOS declares, as far as Sources and Tests use it: the types, values and prototypes of its manual
// pages (sections 2, 3 and 4) and of the headers of macOS 15.5, with a 64-bit inode in each file's status.
#pragma once

// <sys/types.h>
typedef int dev_t;
typedef unsigned int gid_t;
typedef unsigned long long ino_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef long time_t;
typedef unsigned int uid_t;
typedef unsigned int useconds_t;

// <errno.h>
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define EBADF 9
#define ECHILD 10
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define EDQUOT 69
#define ESTALE 70
#define ENOSYS 78
#define EOPNOTSUPP 102
int *__error(void);

// <fcntl.h>, <sys/file.h>
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_EXCL 0x0800
#define O_NOCTTY 0x20000
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define AT_FDCWD -2
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_REMOVEDIR 0x0080
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1
#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_UN 8
int flock(int, int);

// <sys/stat.h>, <time.h>
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    off_t st_blocks;
    int st_blksize;
    unsigned int st_flags;
    unsigned int st_gen;
    int st_lspare;
    long long st_qspare[2];
};
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t);
int access(const char *, int);
#define X_OK (1 << 0)
#define W_OK (1 << 1)
int fchmodat(int, const char *, mode_t, int);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int lstat(const char *, struct stat *);
int mkdir(const char *, mode_t);
int mkdirat(int, const char *, mode_t);
int mkfifo(const char *, mode_t);
int mknod(const char *, mode_t, dev_t);
int stat(const char *, struct stat *);
int utimensat(int, const char *, const struct timespec *, int);
mode_t umask(mode_t);
time_t time(time_t *);
struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
    long tm_gmtoff;
    char *tm_zone;
};
struct tm *gmtime_r(const time_t *, struct tm *);
struct tm *localtime_r(const time_t *, struct tm *);
void tzset(void);
char *getenv(const char *);

// <dirent.h>, <stdio.h>
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
struct dirent {
    ino_t d_ino;
    unsigned long long d_seekoff;
    unsigned short d_reclen;
    unsigned short d_namlen;
    unsigned char d_type;
    char d_name[1024];
};
typedef struct {
    int __dd_fd;
    long __dd_loc;
} DIR;
int closedir(DIR *);
DIR *fdopendir(int);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int rename(const char *, const char *);
int renameat(int, const char *, int, const char *);

// <limits.h>, <stdlib.h>, <string.h>
#define PATH_MAX 1024
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
int atexit(void (*_Nonnull)(void));
void exit(int) __attribute__((noreturn));
void free(void *);
int grantpt(int);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
char *ptsname(int);
char *realpath(const char *, char *);
int setenv(const char *, const char *, int);
char *strdup(const char *);
char *strerror(int);
int unlockpt(int);


// <unistd.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
int chown(const char *, uid_t, gid_t);
int close(int);
int dup(int);
int fchownat(int, const char *, uid_t, gid_t, int);
int fsync(int);
uid_t geteuid(void);
pid_t getpid(void);
uid_t getuid(void);
int isatty(int);
int lchown(const char *, uid_t, gid_t);
int link(const char *, const char *);
int linkat(int, const char *, int, const char *, int);

int pipe(int [2]);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *, char *, size_t);
int rmdir(const char *);
int symlink(const char *, const char *);
int symlinkat(const char *, int, const char *);
int usleep(useconds_t);
int unlink(const char *);
int unlinkat(int, const char *, int);
int truncate(const char *, off_t);
ssize_t write(int, const void *, size_t);

// <poll.h>
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLHUP 0x0010
typedef unsigned int nfds_t;
struct pollfd {
    int fd;
    short events;
    short revents;
};
int poll(struct pollfd *, nfds_t, int);

// <signal.h>, <pthread.h>, <sys/wait.h>
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SIGHUP 1
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGCHLD 20
#define SIGXFSZ 25
#define SIGUSR1 30
#define WNOHANG 1
typedef unsigned int sigset_t;
typedef void (*sig_t)(int);
union __sigaction_u {
    void (*__sa_handler)(int);
    void (*__sa_sigaction)(int, void *, void *);
};
struct sigaction {
    union __sigaction_u __sigaction_u;
    sigset_t sa_mask;
    int sa_flags;
};
int kill(pid_t, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int raise(int);
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigismember(const sigset_t *, int);
sig_t signal(int, sig_t);
int sigpending(sigset_t *);
int sigwait(const sigset_t *, int *);
pid_t waitpid(pid_t, int *, int);

// <spawn.h>
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *, const sigset_t *);
int posix_spawnattr_setsigmask(posix_spawnattr_t *, const sigset_t *);
int posix_spawnp(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const *, char *const *);

// <termios.h>, <sys/ioctl.h>
#define NCCS 20
#define TCSANOW 0
#define TCSADRAIN 1
#define ECHO 0x8
#define ISIG 0x80
#define ICANON 0x100
#define IEXTEN 0x400
typedef unsigned long tcflag_t;
typedef unsigned long speed_t;
struct termios {
    tcflag_t c_iflag;
    tcflag_t c_oflag;
    tcflag_t c_cflag;
    tcflag_t c_lflag;
    unsigned char c_cc[NCCS];
    speed_t c_ispeed;
    speed_t c_ospeed;
};
void cfmakeraw(struct termios *);
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
struct winsize {
    unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel;
};

// <sys/socket.h>, <sys/un.h>
#define AF_UNIX 1
#define SOCK_STREAM 1
typedef unsigned char sa_family_t;
typedef unsigned int socklen_t;
struct sockaddr {
    unsigned char sa_len;
    sa_family_t sa_family;
    char sa_data[14];
};
struct sockaddr_un {
    unsigned char sun_len;
    sa_family_t sun_family;
    char sun_path[104];
};
int bind(int, const struct sockaddr *, socklen_t);
int socket(int, int, int);
int socketpair(int, int, int, int *);
