import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { builtFiles } from './builtFiles.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'isEntry' | 'imports'>;

const LARGE = 'x'.repeat(64_001);

const chunk = (fileName: string, code: string, { isEntry = false, imports = [] }: Partial<Chunk> = {}) =>
  ({ type: 'chunk', fileName, code, isEntry, imports }) as unknown as Rolldown.OutputChunk;

const asset = (fileName: string) => ({ type: 'asset', fileName }) as unknown as Rolldown.OutputAsset;

const bundleOf = (...files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) =>
  Object.fromEntries(files.map((file) => [file.fileName, file]));

describe('the files of a build', () => {
  const bundle = bundleOf(
    chunk('assets/index.js', LARGE, { isEntry: true, imports: ['assets/shared.js'] }),
    chunk('assets/shared.js', LARGE, { imports: ['assets/react.js'] }),
    chunk('assets/react.js', LARGE),
    chunk('assets/Reader.js', 'x'.repeat(64_000)),
    chunk('assets/dictionary.js', '字'.repeat(22_000)),
    asset('assets/style.css'),
    asset('assets/index.js.map'),
    asset('index.html'),
    asset('.vite/manifest.json'),
  );

  it('are fetched ahead when a page starts with them, and when they are small', () => {
    expect(builtFiles(bundle).kept).toEqual(
      ['Reader.js', 'index.js', 'react.js', 'shared.js', 'style.css'].map((name) => `/assets/${name}`),
    );
  });

  it('come when they are used where they are large', () => {
    expect(builtFiles(bundle).onDemand).toEqual(['/assets/dictionary.js']);
  });
});
