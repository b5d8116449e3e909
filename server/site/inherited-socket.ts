/** The first socket that systemd hands over (sd_listen_fds(3)). */
const firstSocket = 3;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The file descriptor of a socket that systemd listens on already, by `deploy/dealer-website.socket`: connections wait
 * in it while the server is restarted, and none is refused. Null without one.
 * @param pid of this process: the variables may be those of a process that started it
 * @throws Error when there are several sockets, of which the server would leave all but one without an answer
 */
export function getInheritedSocket({ LISTEN_PID, LISTEN_FDS }: Environment, pid = process.pid): number | null {
  if (LISTEN_PID !== String(pid) || LISTEN_FDS === undefined || LISTEN_FDS === '0') return null;
  if (LISTEN_FDS !== '1') throw new Error('The server takes one socket of systemd: keep one ListenStream.');
  return firstSocket;
}
