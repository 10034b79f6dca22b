import { join } from 'node:path';
import { serverProcess, type LoadServer } from './serverProcess.ts';

/** The server of `hello.ts` in a process of its own. */
export const bareServer = (port: number): Promise<LoadServer> =>
  serverProcess({
    args: [join(import.meta.dirname, 'hello.ts')],
    env: { PORT: String(port) },
    port,
    readyPath: '/',
  });
