import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { allStyles, STYLES_ENTRY } from './build/allStyles.ts';

const shared: Options = {
  format: ['esm'],
  clean: true,
  silent: true,
  sourcemap: true,
  splitting: true,
  target: 'es2022',
};

type EntryPoints = Parameters<NonNullable<Options['esbuildOptions']>>[0]['entryPoints'];

/** tsup hands over plain paths below `src`; each keeps its folder and name. */
function asPairs(entries: EntryPoints): { in: string; out: string }[] {
  if (!Array.isArray(entries)) throw new Error('A component build takes its entries as a list of files.');
  return entries.map((entry) =>
    typeof entry === 'string' ? { in: entry, out: entry.replace(/^src\//, '').replace(/\.tsx?$/, '') } : entry,
  );
}

const sources = ['src/**/*.{ts,tsx}', '!src/**/*.d.ts', '!src/**/*.{test,stories}.{ts,tsx}'];

interface Manifest {
  exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** An entry without a built form is for tests alone. */
function publishedSources(): string[] {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  return Object.values(exports).flatMap(({ '@shuye/source': source, default: built }) =>
    source && built ? [source] : [],
  );
}

/** Builds the `exports` of the manifest; declarations are made by `tsc -p tsconfig.build.json`. */
export const libraryBuild = (entry: NonNullable<Options['entry']> = publishedSources()) =>
  defineConfig({ ...shared, entry });

/** Keeps every module apart, so that a host's build can leave out whole those that nothing asks for. */
export const moduleBuild = () => defineConfig({ ...shared, entry: sources });

/**
 * Keeps every module apart, so that a host's build can put each into the chunk that needs it. All styles become one
 * `dist/styles.css`, in the order in which modules import each other.
 */
export const componentBuild = () =>
  defineConfig({
    ...shared,
    entry: [...sources, '!src/testing/**'],
    // Workers are made by the build of a host alone, which reads the sources.
    external: [/\?worker$/],
    loader: { '.css': 'local-css' },
    esbuildPlugins: [allStyles()],
    esbuildOptions: (options) => {
      options.entryPoints = [...asPairs(options.entryPoints), { in: STYLES_ENTRY, out: 'styles' }];
    },
  });
