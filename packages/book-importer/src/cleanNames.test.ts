import { describe, expect, it } from 'vitest';
import { cleanName } from './cleanNames.ts';
import { parseEpub } from './epub/parseEpub.ts';
import { anEpub } from './testing/anEpub.ts';
import { collectChapters } from './testing/collectChapters.ts';
import { indented, prose } from './testing/prose.ts';
import { textSource } from './testing/textSource.ts';
import { parseTxt } from './txt/parseTxt.ts';

it.each([
  ['早\u001b[31m市', '早 [31m市'],
  ['早市\r\n木箱', '早市 木箱'],
  ['\u202e早市\u202c', '早市'],
  ['\u0007早\u200b市\ufeff', '早市'],
  ['\u0085', ''],
  ['👨\u200d👩\u200d👧 一家', '👨\u200d👩\u200d👧 一家'],
])('makes %j a name of one visible line', (name, clean) => {
  expect(cleanName(name)).toBe(clean);
});

it('cuts a name to 200 characters, never within one', () => {
  const cut = cleanName('𠮷'.repeat(3000));
  expect(Array.from(cut)).toHaveLength(200);
  expect(cut.endsWith('𠮷…')).toBe(true);
});

describe('titles of a book', () => {
  const odd = '早&#x202e;市&#9;&#x1b;卷';

  it('have no control characters in an EPUB, and end within 200 characters', async () => {
    const book = parseEpub(
      'a.epub',
      anEpub({
        title: odd,
        nav: `<ol><li><a href="one.xhtml">${odd}</a></li><li><a href="two.xhtml">${'长'.repeat(5000)}</a></li></ol>`,
      }),
    );
    const chapters = await collectChapters(book);
    expect(book.title).toBe('早市 卷');
    expect(chapters.map(({ title }) => title)).toEqual(book.outline.map(({ title }) => title));
    expect(book.outline.map(({ title }) => title.length)).toEqual([4, 200]);
  });

  it('have no control characters in a text, whose file is named with some', async () => {
    const text = `第一章 早\u202e市\n\n${indented(prose(100))}\n\n第二章 木箱\n\n${indented(prose(100))}\n`;
    const book = await parseTxt(textSource(text, '潮\u001b[2J信\n录.txt'));
    expect(book.title).toBe('潮 [2J信 录');
    expect(book.outline[0]?.title).toBe('第一章 早市');
  });
});
