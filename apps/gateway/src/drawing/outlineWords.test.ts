import { drawCover } from '@shuye/book-importer';
import { expect, it } from 'vitest';
import { outlineWords } from './outlineWords.ts';

const cover = (title: string) => drawCover({ title, author: '' });
const shapes = (svg: string) => svg.split('<path').length - 1;

it('has shapes for the words of a cover, and leaves no font to be searched', async () => {
  const outlined = await outlineWords(cover('纸山图书馆'));
  expect(outlined).not.toMatch(/<text|font-family/);
  // Two characters of the seal stand on every cover.
  expect(shapes(outlined)).toBeGreaterThan(5);
  expect(shapes(outlined) - shapes(await outlineWords(cover('纸山')))).toBe(3);
});

it('keeps the size and the colours of the drawing', async () => {
  const drawing = cover('小镇钟表');
  const outlined = await outlineWords(drawing);
  expect(outlined).toContain('viewBox="0 0 600 801"');
  for (const colour of drawing.match(/#[0-9a-f]{6}/g) ?? []) expect(outlined).toContain(colour);
  expect(outlined).toContain('stroke-opacity="0.35"');
});

it('is as exact as a screen shows it, and no longer', async () => {
  const outlined = await outlineWords(cover('月亮修理铺与最后一班渡船'));
  const paths = [...outlined.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path ?? '');
  expect(paths.length).toBeGreaterThan(12);
  for (const path of paths) expect(path).toMatch(/^[MLQCZ](?:[MLQCZ ]|-?\d+(?:\.\d)?)+$/);
});
