import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@shuye/tooling/product';
import { sampleServers } from '../load/sampleServers.ts';
import { serverProcess, type LoadServer } from '../load/serverProcess.ts';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'apps/h5/dist');
const webServer = join(root, 'packages/web-server/dist/main.js');

/** Known to the gateway and the web server of a measurement, which calls by it what readers do not. */
const RENDERING_KEY = 'a'.repeat(64);

export interface PageServers {
  gateway: LoadServer;
  pages: LoadServer;
  /** Answers with some of those pages, which never change, on plain node:http. */
  constant: LoadServer;
  bookIds: readonly string[];
  stop: () => Promise<void>;
}

function buildPages(): void {
  if (existsSync(join(dist, '.server/renderPage.js')) && existsSync(webServer)) return;
  console.log('Building the pages …');
  const filters = ['--filter=@shuye/h5', '--filter=@shuye/web-server'];
  const { status } = spawnSync(join(root, 'node_modules/.bin/turbo'), ['run', 'build', ...filters], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The pages cannot be built.');
}

/** The built pages of the plain browser over the sample library, and a server of some of them that never change. */
export async function pageServers(paths: readonly string[]): Promise<PageServers> {
  buildPages();
  const { server: gateway, bookIds, stop } = await sampleServers({ SHUYE_RENDERING_KEY: RENDERING_KEY });
  const [port = 0, constantPort = 0] = await freePorts(2);
  const address = `http://127.0.0.1:${gateway.port}`;
  const pages = await serverProcess({
    args: [webServer, '--dist', dist, '--gateway', address, '--port', String(port)],
    env: { NODE_ENV: 'production', SHUYE_RENDERING_KEY: RENDERING_KEY },
    port,
    readyPath: '/version.json',
  });
  const constant = await serverProcess({
    args: [
      '--conditions=@shuye/source',
      join(import.meta.dirname, 'constantPage.ts'),
      String(constantPort),
      String(port),
      ...paths,
    ],
    env: {},
    port: constantPort,
    readyPath: paths[0] ?? '/',
  });
  return {
    gateway,
    pages,
    constant,
    bookIds,
    stop: async () => {
      await constant.stop();
      await pages.stop();
      await stop();
    },
  };
}
