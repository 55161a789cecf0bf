import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut and mended. */
export interface TcpProxy {
  port: number;
  /** Ends every connection, and refuses new ones. */
  cut(): Promise<void>;
  /** Lets everything through again. */
  mend(): Promise<void>;
}

export async function tcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const ends = new Set<Socket>();
  const open = (port: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer((socket) => {
        const onward = connect(target.port, target.host);
        for (const end of [socket, onward]) {
          ends.add(end);
          end.on('error', () => undefined).on('close', () => ends.delete(end));
        }
        socket.pipe(onward).pipe(socket);
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
      for (const end of ends) end.destroy();
      await closed;
    },
    async mend() {
      server = await open(port);
    },
  };
}
