import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut, held up and mended. */
export interface TcpProxy {
  port: number;
  /** Ends every connection, and refuses new ones. */
  cut(): Promise<void>;
  /** Holds every byte, and the end of a connection too. All stay open and new ones are taken, as where a network loses everything for a while. */
  stall(): void;
  /** Lets everything through again, and what was held first. */
  mend(): Promise<void>;
}

export async function tcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const lines = new Set<readonly [Socket, Socket]>();
  let stalled = false;
  const open = (port: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer((socket) => {
        const onward = connect(target.port, target.host);
        const line = [socket, onward] as const;
        lines.add(line);
        for (const [end, other] of [line, [onward, socket] as const]) {
          end.on('error', () => undefined);
          end.on('close', () => {
            lines.delete(line);
            // A broken end doesn't notify the pipe, so the other would stay open forever.
            other.end();
          });
        }
        if (!stalled) socket.pipe(onward).pipe(socket);
      });
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await open(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    async cut() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      for (const end of [...lines].flat()) end.destroy();
      await closed;
    },
    stall() {
      stalled = true;
      for (const [socket, onward] of lines) {
        socket.unpipe(onward).pause();
        onward.unpipe(socket).pause();
      }
    },
    async mend() {
      if (stalled) for (const [socket, onward] of lines) socket.pipe(onward).pipe(socket);
      stalled = false;
      if (!server.listening) server = await open(port);
    },
  };
}
