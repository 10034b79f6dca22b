import { aChapter } from '@shuye/core-domain/testing';
import { expect, it } from 'vitest';
import { createPrepareChapter } from '../flow/createPrepareChapter.ts';
import { pageGeometry } from '../layout/pageGeometry.ts';
import { aReaderStyle } from '../testing/mountView.ts';
import { fillScrollSection } from './fillScrollSection.ts';

const style = aReaderStyle({ fontSize: 32 });
const geometry = pageGeometry(style, { width: 320, height: 568 });

it.each([
  ['a text', { kind: 'text', text: '雨落了一夜。' } as const],
  [
    'an illustrated book',
    { kind: 'markup', markup: '<h1>第一章 合不拢的书</h1><p>雨落了一夜。</p>', css: '' } as const,
  ],
])('parts a title that is wider than its line behind its number: of %s', async (_of, content) => {
  const chapter = aChapter({ title: '第一章 合不拢的书' });
  const ready = await createPrepareChapter(document)(chapter, content, { free: '/free/', charge: '/charge/' });
  const section = document.createElement('section');
  document.body.replaceChildren(section);
  fillScrollSection(section, ready, geometry);
  const heading = section.querySelector('h1, h2');
  expect(heading?.textContent).toBe('第一章 合不拢的书');
  const tops = Array.from(heading?.children ?? [], (part) => part.getBoundingClientRect().top);
  expect(tops).toHaveLength(2);
  expect(tops[1]).toBeGreaterThan(tops[0] ?? NaN);
});
