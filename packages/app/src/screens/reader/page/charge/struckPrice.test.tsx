import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderReader } from '../../../../testing/renderReader.tsx';
import { wireChapterList, wireChapters } from '../../../../testing/wire.ts';

/** The eleventh chapter, sold for 12 beans. */
async function atPrice(oriPrice: number) {
  const chapters = wireChapters(11).map((chapter) => ({ ...chapter, oriPrice }));
  await renderReader({ query: '?forceChapterIndex=10', answers: { chapterList: wireChapterList(['', chapters]) } });
  return screen.findByText('本章价格：12书豆');
}

it('a price that was higher is struck through beside the one that is asked [READER-36] (D-083)', async () => {
  const price = await atPrice(20);
  expect(screen.getByRole('deletion').textContent).toBe('20书豆');
  expect(price.contains(screen.getByRole('deletion'))).toBe(true);
});

it('a price that was no higher is not shown [READER-36] (D-083)', async () => {
  await atPrice(12);
  expect(screen.queryByRole('deletion')).toBeNull();
});
