import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { aDist } from '../testing/aDist.ts';
import { createPageWriter } from './createPageWriter.ts';
import { readScreenFiles } from './readScreenFiles.ts';

const app = '../../packages/app/src';
const dist = aDist({
  '.vite/manifest.json': JSON.stringify({
    'index.html': { file: 'assets/index.js', isEntry: true },
    [`${app}/screens/cover/CoverScreen.tsx`]: { file: 'assets/Cover.js', imports: ['index.html', '_tags.js'] },
    [`${app}/screens/reader/ReaderScreen.tsx`]: { file: 'assets/Reader.js' },
    [`${app}/rendering/resumePage.ts`]: { file: 'assets/resume.js', imports: ['_tags.js'] },
    '_tags.js': { file: 'assets/tags.js', imports: ['_tags.js'] },
  }),
});
const bare = aDist();

afterAll(() => {
  rmSync(dist, { recursive: true });
  rmSync(bare, { recursive: true });
});

it('names what wakes a page up and what its screen is made of, each once, without what every page loads', () => {
  const files = readScreenFiles(dist);
  expect(files.get('cover')).toEqual(['/assets/resume.js', '/assets/tags.js', '/assets/Cover.js']);
  expect(files.get('shelf')).toBeUndefined();
});

it('names nothing of a build without a record', () => {
  expect(readScreenFiles(bare).size).toBe(0);
});

it('is named by the pages of that screen, before their text', () => {
  const write = createPageWriter('<head></head><body><div id="root"></div></body>', readScreenFiles(dist));
  const page = write({ status: 200, head: '', body: '<main></main>', screen: 'reader' }).body.toString();
  expect(page).toMatch(/<link rel="modulepreload" [^>]*href="\/assets\/Reader.js">.*<\/head>.*<main>/);
  expect(page).not.toContain('Cover.js');
});
