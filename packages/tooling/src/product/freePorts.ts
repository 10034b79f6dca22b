import { createServer, type Server } from 'node:net';

const listening = (): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

const portOf = (server: Server): number => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server listens on no port.');
  return address.port;
};

/** The system chooses the ports, each a different one. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listening));
  const ports = servers.map(portOf);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}
