import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { build, type Options } from 'tsup';
import shipped from '../tsup.config.ts';

const ROOT = resolve(import.meta.dirname, '..');

interface BuiltGateway {
  main: string;
  text: () => Promise<string>;
}

type Purpose = 'shipping' | 'tests';

const built = new Map<Purpose, Promise<BuiltGateway>>();

/**
 * The server as it is shipped, built from the sources once for all tests of a process; one for tests has the crash points
 * that are otherwise left out. It goes with the run (`useTemporaryFolder`).
 */
export function builtGateway(purpose: Purpose): Promise<BuiltGateway> {
  const known = built.get(purpose) ?? buildGateway(purpose);
  built.set(purpose, known);
  return known;
}

async function buildGateway(purpose: Purpose): Promise<BuiltGateway> {
  // Beside the packages that the built server imports.
  const folder = join(ROOT, 'node_modules/.cache', basename(tmpdir()), `${purpose}-${process.pid}`);
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
  };
}
