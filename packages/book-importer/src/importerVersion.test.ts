import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseEpub } from './epub/parseEpub.ts';
import type { ImportedBook } from './ImportedBook.ts';
import { IMPORTER_VERSION } from './importerVersion.ts';
import { openBook } from './openBook.ts';
import { anEpub, PIXEL } from './testing/anEpub.ts';
import { collectChapters } from './testing/collectChapters.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/txt');

const epub = anEpub({
  pages: [
    {
      name: '1.xhtml',
      head: '<style>p.verse { margin: 0 2em; white-space: pre-line; color: red } #top { font-weight: bold }</style>',
      body:
        '<h1 id="top">早市</h1><p class="verse" onclick="x()">潮<ruby>汐<rp>(</rp><rt>xī</rt><rp>)</rp></ruby>涨<br/>落</p>' +
        '<p>他说<a href="2.xhtml#note">一</a><img src="1.png" height="16" alt="灯"/><img class="qqreader-footnote" src="1.png" alt="指山中。"/></p><table><tr><td>甲</td><td>乙</td></tr></table>',
    },
    { name: '2.xhtml', body: '<h1>木箱</h1><div>一行<div dir="rtl">又一行</div></div><aside id="note">注</aside>' },
  ],
  manifest: '<item id="i1" href="1.png" media-type="image/png"/>',
  files: { 'OEBPS/1.png': PIXEL },
});

const partsOf = async ({ title, author, volumes, outline, ...book }: ImportedBook) => [
  title,
  author,
  volumes,
  outline,
  await collectChapters({ title, author, volumes, outline, ...book }),
];

it('is raised when files become something else: this print and the version change together', async () => {
  const texts = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  expect(texts.length).toBeGreaterThan(0);
  const books = [
    parseEpub('石阶集.epub', epub),
    ...(await Promise.all(texts.map(async (name) => (await openBook(join(FOLDER, name))).book))),
  ];
  const parts = await Promise.all(books.map(partsOf));
  const print = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  expect([IMPORTER_VERSION, print]).toEqual([9, '7c0863e35269aa31']);
});
