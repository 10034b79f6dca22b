import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderReader } from '../../../../testing/renderReader.tsx';
import { wireChapterList, wireChapters } from '../../../../testing/wire.ts';

const day = { device: 'p', day: '2026-09-21', bookId: '1001', begunAtMs: 1, seconds: 600, words: 3000 };
const open = async (seconds: number) => {
  const days = [{ ...day, seconds }];
  const reading_diary = { device: 'p', clearedAtMs: 0, revision: 0, days, unsent: [] };
  const chapters = wireChapters(12).map((chapter) => ({ ...chapter, wordCount: 3000 }));
  const view = await renderReader({
    device: { reading_diary },
    answers: { chapterList: wireChapterList(['', chapters]) },
  });
  await screen.findByText(/第1章的正文/);
  return view;
};

it('the bars say how long the chapter and the book still take, by the reader’s own speed', async () => {
  await open(600);
  expect((await screen.findByText(/^本章还要约/)).textContent).toMatch(
    /^本章还要约.*(分钟|小时) · 全书约.*(分钟|小时)/,
  );
});

it('the bars promise nothing while the speed is not known', async () => {
  await open(599);
  await screen.findByRole('slider', { name: '章节进度' });
  expect(screen.queryByText(/^本章还要约/)).toBeNull();
});
