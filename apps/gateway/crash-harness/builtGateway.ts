import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { build, type Options } from 'tsup';
import shipped from '../tsup.config.ts';

const ROOT = resolve(import.meta.dirname, '..');

interface BuiltGateway {
  main: string;
  /** Of a build for shipping: the programs that are shipped beside the server, and one that imports a single book. */
  program: (name: 'library' | 'operate' | 'importInProcess') => string;
  text: () => Promise<string>;
}

type Purpose = 'shipping' | 'tests';

const ENTRIES: Record<Purpose, Readonly<Record<string, string>>> = {
  shipping: {
    ...((shipped as Options).entry as Record<string, string>),
    importInProcess: 'src/library/testing/importInProcess.ts',
  },
  tests: { main: 'src/main.ts', checkpointWorker: 'src/database/checkpoints/checkpointWorker.ts' },
};

const built = new Map<Purpose, Promise<BuiltGateway>>();

/**
 * The server as it is shipped, built from the sources once for all tests of a process, as to strip the types of all sources
 * takes longer at each start; one for tests has the crash points that are otherwise left out. It goes with the run
 * (`useTemporaryFolder`).
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
    entry: Object.fromEntries(Object.entries(ENTRIES[purpose]).map(([name, path]) => [name, join(ROOT, path)])),
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
    program: (name) => join(folder, `${name}.js`),
    text: async () => {
      const names = await readdir(folder);
      return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
    },
  };
}
