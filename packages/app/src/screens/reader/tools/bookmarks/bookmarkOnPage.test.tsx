import { placeAt } from '@shuye/core-domain/progress';
import { bookmarksOf } from '@shuye/core-domain/text-bookmarks';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createBookmarkStore } from '../../../../stores/bookmarkStore.ts';
import { renderPages } from '../../../../testing/renderPages.tsx';

const placed = (offset: number) => placeAt('c1', '', offset);

interface PageOptions {
  /** Where the first chapter is opened, as a jump does: not at the start of a page. */
  at: number;
  /** Places of the bookmarks in the same chapter. */
  marks: readonly number[];
}

/** Reads in pages. */
async function readPage({ at, marks }: PageOptions) {
  const { services, pageRead } = await renderPages({
    device: {
      progress: { 1001: { place: placed(at), percent: 1, chapterTitle: '', at: 1 } },
      text_bookmarks: {
        1001: marks.map((offset) => ({ place: placed(offset), chapterTitle: '第1章', text: '灯火', at: 1 })),
      },
    },
  });
  return {
    services,
    pageRead,
    button: await screen.findByRole('button', { name: '书签' }),
    /** How many bookmarks this device keeps. */
    kept: () => bookmarksOf(services.storeOf(createBookmarkStore).getState().load(), '1001').length,
  };
}

describe('the bookmark of the page that is read', () => {
  it('is a bookmark of the same page, also before the target of a jump', async () => {
    const { button, kept, pageRead } = await readPage({ at: 60, marks: [10] });
    expect(pageRead()).toBe(1);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button);
    expect(screen.getByText('已删除书签')).toBeTruthy();
    expect(kept()).toBe(0);
  });

  it('is not said to be added where the device has no room for it (F9)', async () => {
    const { button, services } = await readPage({ at: 60, marks: [] });
    vi.spyOn(services.storage, 'write').mockReturnValue(false);
    for (let press = 0; press < 3; press += 1) {
      fireEvent.click(button);
      expect(screen.queryByText(/^已/)).toBeNull();
      expect(screen.getByText('设备空间不足，书签没有存下')).toBeTruthy();
    }
  });

  it('is not one on the page before or after', async () => {
    const { button, kept, pageRead } = await readPage({ at: 300, marks: [10, 2000] });
    expect(pageRead()).toBe(2);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect(screen.getByText('已添加书签')).toBeTruthy();
    expect(kept()).toBe(3);
  });
});
