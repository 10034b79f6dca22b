import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Options } from 'tsup';
import shipped from '../tsup.config.ts';

const ROOT = resolve(import.meta.dirname, '..');

interface BuiltGateway {
  main: string;
  text: () => Promise<string>;
  remove: () => Promise<void>;
}

/** Builds the server from the sources as it is shipped; one for tests has the crash points that are otherwise left out. */
export async function builtGateway(purpose: 'shipping' | 'tests'): Promise<BuiltGateway> {
  // Beside the packages that the built server imports.
  const folder = join(ROOT, 'node_modules/.cache', `${purpose}-${process.pid}`);
  await build({
    ...(shipped as Options),
    config: false,
    entry: {
      main: join(ROOT, 'src/main.ts'),
      checkpointWorker: join(ROOT, 'src/database/checkpoints/checkpointWorker.ts'),
    },
    outDir: folder,
    tsconfig: join(ROOT, 'tsconfig.json'),
    sourcemap: false,
    silent: true,
    ...(purpose === 'tests' ? { define: { 'process.env.NODE_ENV': '"test"' } } : {}),
    esbuildOptions: (options) => {
      options.minifySyntax = true;
      options.conditions = ['@shuye/source'];
    },
  });
  return {
    main: join(folder, 'main.js'),
    text: async () => {
      const names = await readdir(folder);
      return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
