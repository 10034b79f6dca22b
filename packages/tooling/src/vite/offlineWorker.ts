import { build, type Plugin, type Rolldown } from 'vite';
import { builtFiles } from './builtFiles.ts';
import { FLOOR } from './floor.ts';

export interface OfflineWorkerEntries {
  worker: string;
  /** Given out in the worker's place, it removes the application everywhere. */
  removal: string;
  app: string;
}

/** Names in the root of the build: a worker looks after the folder that it lies in. */
const WORKER = 'offline-worker.js';
const REMOVAL = 'offline-worker-removal.js';

/** A worker is one classic script: the oldest kernels know no modules there. */
async function scriptOf(input: string, conditions: readonly string[]): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: [...conditions] },
    build: { ...FLOOR, write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** The files of the build are written before the worker's code. */
export function offlineWorker(entries: OfflineWorkerEntries): Plugin {
  let conditions: readonly string[] = [];
  return {
    name: 'shuye-offline-worker',
    configResolved: (config) => {
      ({ conditions } = config.resolve);
    },
    // Nothing is kept of a page in development, and what a build has kept on the same address goes.
    transformIndexHtml: (_, { server }) =>
      server ? [{ tag: 'meta', attrs: { name: 'shuye-keep-on-devices', content: 'off' } }] : [],
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const script = async (name: string): Promise<string> => {
          const found = await this.resolve(name);
          return scriptOf(found?.id ?? name, conditions);
        };
        const files = `self.shuyeFiles=${JSON.stringify(builtFiles(bundle))};`;
        this.emitFile({ type: 'asset', fileName: WORKER, source: `${files}\n${await script(entries.worker)}` });
        this.emitFile({ type: 'asset', fileName: REMOVAL, source: await script(entries.removal) });
      },
    },
  };
}
