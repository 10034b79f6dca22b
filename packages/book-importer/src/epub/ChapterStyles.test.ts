import { describe, expect, it } from 'vitest';
import { anEpub } from '../testing/anEpub.ts';
import { collectChapters } from '../testing/collectChapters.ts';
import { parseEpub } from './parseEpub.ts';

const SHEET = 'p{margin:1em}'.repeat(9000);
const link = (name: string): string => `<link rel="stylesheet" href="${name}"/>`;

async function cssOf(parts: Parameters<typeof anEpub>[0]): Promise<{ css: string[]; warnings: readonly string[] }> {
  const book = parseEpub('a.epub', anEpub({ ...parts, level: 0 }));
  const chapters = await collectChapters(book);
  const css = chapters.map(({ content }) => (content.kind === 'markup' ? content.css : ''));
  return { css, warnings: book.warnings };
}

const page = (head: string, at = 0) => ({ name: `p${at}.xhtml`, body: '<p>潮</p>', head });

describe('style sheets of a chapter', () => {
  it('count once, where they are named last', async () => {
    const files = { 'OEBPS/a.css': 'p{margin:1em}', 'OEBPS/b.css': 'p{margin:2em}' };
    const head = link('a.css') + link('b.css') + link('a.css').repeat(500);
    const { css } = await cssOf({ pages: [page(head)], files });
    expect(css).toEqual(['p{margin:2em}\np{margin:1em}']);
  });

  it('end at 200,000 characters, with a warning', async () => {
    const names = Array.from({ length: 50 }, (_, at) => `s${at}.css`);
    const files = Object.fromEntries(names.map((name) => [`OEBPS/${name}`, SHEET]));
    const { css, warnings } = await cssOf({ pages: [page(names.map(link).join(''))], files });
    expect(css[0]?.length).toBeGreaterThan(100_000);
    expect(css[0]?.length).toBeLessThan(200_000);
    expect(warnings).toEqual(['Left out: style sheets beyond 200,000 characters for a chapter (1).']);
  });

  it('end at 64 MB for a book, with a warning', async () => {
    const pages = Array.from({ length: 700 }, (_, at) => page(link('a.css'), at));
    const { css, warnings } = await cssOf({ pages, files: { 'OEBPS/a.css': SHEET } });
    expect(css.join('').length).toBeLessThan(64 * 1024 * 1024);
    expect(css.filter((text) => text !== '').length).toBeGreaterThan(500);
    expect(warnings.join()).toContain('beyond 64 MB');
  });
});
