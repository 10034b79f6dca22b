import { placeAt } from '@shuye/core-domain/progress';
import { aFarmTask } from '@shuye/core-domain/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHost, type TestHost } from '../../../../testing/aHost.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';
import { aWireBook } from '../../../../testing/wire.ts';

const TEXT = '山中灯火一夜未熄。'.repeat(20);
const ad = {
  resourceId: 'r1',
  deliveryId: 'd1',
  adSource: 1,
  extInfo: { showName: '去APP接着读', buttonText: '打开', guideImgUrl: '/ads/guide.png' },
};

/** A host with everything that may come over a book by itself. */
function aFullHost(): TestHost & { farmTask: ReturnType<typeof vi.fn> } {
  const { bridge, ...host } = aHost({
    reader: { isPlatformPath: false, adsEnabled: true },
    guide: {
      bars: { actionBar: true, freeChapterBar: true, freeChapterButton: true, chargeChapterBar: false },
      box: { img: '/guide/box.png', startChapter: 10, offsetChapter: '1' },
    },
  });
  const farmTask = vi.fn(() => Promise.resolve(aFarmTask({ config: { duration: 3 } })));
  const farm = {
    task: farmTask,
    completeTask: () => Promise.resolve(),
    isPinned: () => Promise.resolve(true),
    pin: () => Promise.resolve(true),
  };
  return { ...host, bridge: { ...bridge, farm }, farmTask };
}

/** Opens the end of the eleventh chapter of a book that is free for now; what comes by itself has come then. */
async function open(place: NonNullable<RenderReaderOptions['place']>) {
  const host = aFullHost();
  const { services } = await renderReader({
    place,
    host,
    nowMs: Date.now,
    query: '?showAppGuide=1',
    content: () => TEXT,
    device: { progress: { 1001: { place: placeAt('c11', TEXT, 170), percent: 1, chapterTitle: '', at: 1 } } },
    answers: { bookInfo: aWireBook({ disType: 1 }), adInfo: { data: { bottom: ad } } },
  });
  await screen.findByText('本书限时免费，快来阅读吧');
  return { ...host, asked: () => services.seen.map(({ name }) => name) };
}

/** To the tenth chapter, which is free by itself. */
async function toFreeChapter() {
  // Keys come behind the text, together with what announces where it is.
  await waitFor(() => expect(screen.getAllByRole('status').some(onEleventh)).toBe(true));
  act(() => void fireEvent.keyDown(window, { key: '[' }));
  await waitFor(() => expect(screen.getAllByRole('status').some(onTenth)).toBe(true));
}
const onEleventh = ({ textContent }: Element) => textContent.startsWith('第11章');
const onTenth = ({ textContent }: Element) => textContent.startsWith('第10章');

const bar = (name: string) => screen.queryByRole('complementary', { name });
const actionBar = () => screen.queryByRole('navigation', { name: '阅读操作' });
const popup = () => screen.queryByRole('dialog', { name: '阅读任务' });

describe('what a host lays over the book', () => {
  it('is there on a phone', async () => {
    const { farmTask } = await open('/reader/1001');
    expect(actionBar()).toBeTruthy();
    expect(bar('打开APP')).toBeTruthy();
    await waitFor(() => expect(bar('广告')).toBeTruthy());
    expect(farmTask).toHaveBeenCalled();
    await waitFor(() => expect(popup()).toBeTruthy());
    // While it is open, keys are its own.
    fireEvent.click(screen.getByRole('button', { name: '开始阅读' }));
    await waitFor(() => expect(popup()).toBeNull());
    await toFreeChapter();
    expect(bar('免费章节')).toBeTruthy();
    expect(screen.getByText('免费阅读全本')).toBeTruthy();
    expect(document.querySelector('img[src="/guide/box.png"]')).toBeTruthy();
  });

  it('is not there on a desktop: no bars, no guides, no ads, no farm [MISC-04] (D-120)', async () => {
    const { farmTask, asked } = await open('/pc/reader/1001');
    expect(actionBar()).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(farmTask).not.toHaveBeenCalled();
    expect(asked()).not.toContain('adInfo');
    await toFreeChapter();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByText('免费阅读全本')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('img[src="/guide/box.png"]')).toBeNull();
  });
});
