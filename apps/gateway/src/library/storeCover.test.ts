import { expect, it } from 'vitest';
import { coverFile } from './contentFolders.ts';
import { storeCover } from './storeCover.ts';
import { createTestLibrary } from './testing/createTestLibrary.ts';

async function drawnFor(title: string, author: string): Promise<string> {
  const { files } = await createTestLibrary();
  return String(await files.read(coverFile(await storeCover({ files, bookId: 1001, title, author }))));
}

it.each([
  ['潮信录', '沈渡舟'],
  ['双城记', '查尔斯·狄更斯'],
  ['Alice', 'Lewis Carroll'],
  ['', ''],
])('shows %s by %s in shapes, which no browser needs a font for', async (title, author) => {
  expect(await drawnFor(title, author)).not.toContain('<text');
});

it.each([
  ['紅樓夢', '曹雪芹', '紅'],
  ['潮信録', '沈渡舟', '録'],
  ['呐喊', '魯迅', '魯'],
  ['雙城記', '查尔斯·狄更斯', '查尔斯·狄更斯'],
  ['潮\u0001', '沈渡舟', '潮'],
])(
  'leaves %s by %s to the fonts of readers: the gateway has not all of its characters',
  async (title, author, seen) => {
    const cover = await drawnFor(title, author);
    expect(cover).toMatch(/<text[^>]*font-size/);
    expect(cover).toContain(seen);
  },
);
