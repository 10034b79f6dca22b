import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHostWithActionBar, untilExtras } from '../../../testing/aHostWithActionBar.ts';
import { renderPages } from '../../../testing/renderPages.tsx';
import { aWireBook } from '../../../testing/wire.ts';

const NOTICE = '滑动太快啦，慢慢读才能获得能量哦';
const energyBook = { readFeatureOpt: 2, topClass: 502 };

/** Opens a book whose pages are turned as fast as the test says. */
async function open(book: Parameters<typeof aWireBook>[0]) {
  const view = await renderPages({ host: aHostWithActionBar(), answers: { bookInfo: aWireBook(book) } });
  await untilExtras();
  let time = performance.now();
  /** `pace` in ms a page. */
  const turn = (pages: number, pace: number) => {
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
    for (let page = 0; page < pages; page += 1) {
      time += pace;
      view.tap(0.9, 0.5);
    }
    clock.mockRestore();
  };
  return { ...view, turn };
}

describe('three pages turned within 1500 ms', () => {
  it('of an energy book are too fast, which is said for 1200 ms [READER-38, READER-41, CONST-16]', async () => {
    const { services, turn, pageRead } = await open(energyBook);
    turn(2, 100);
    expect(services.toaster.current()).toBeUndefined();
    turn(1, 100);
    expect(pageRead()).toBe(4);
    expect(await screen.findByText(NOTICE)).toBeTruthy();
    expect(services.toaster.current()?.durationMs).toBe(1200);
  });

  it.each([
    ['a book that earns no energy', {}, 100],
    ['an energy book, if the turns take longer', energyBook, 800],
  ])('are not too fast in %s [READER-38]', async (_, book, pace) => {
    const { services, turn, pageRead } = await open(book);
    turn(4, pace);
    expect(pageRead()).toBe(5);
    expect(services.toaster.current()).toBeUndefined();
  });
});
