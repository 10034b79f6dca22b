import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBookPreview } from '../../testing/aBookPreview.ts';
import { ChapterPreview } from './ChapterPreview.tsx';
import type { BookPreview } from './worker/BookPreview.ts';

const aPreview = (titles: readonly string[], change: Partial<BookPreview> = {}): BookPreview =>
  aBookPreview({ chapters: titles.map((title) => ({ title, level: 1 })), ...change });

it.each([
  ['a text in which no heading was found', aPreview(['夜渡'], { hasHeadings: false }), '没有找到章节标题，全书是一章'],
  [
    'a long text without headings',
    aPreview(['第1节', '第2节'], { hasHeadings: false }),
    '没有找到章节标题，按字数分成2节',
  ],
  ['a text whose headings are numbers alone', aPreview(['第1节', '第2节']), '共2章'],
  ['a text of one chapter', aPreview(['夜渡']), '共1章'],
])('says of %s what it will be', (_, preview, words) => {
  render(<ChapterPreview preview={preview} isBusy={false} />);
  expect(screen.getByRole('heading').textContent).toBe(words);
});
