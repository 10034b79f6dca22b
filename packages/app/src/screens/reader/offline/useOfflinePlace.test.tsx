import { placeAt } from '@shuye/core-domain/progress';
import { emptyShelfRecord, updateBook } from '@shuye/core-domain/shelf';
import { aBook, aChapter } from '@shuye/core-domain/testing';
import type { Reader } from '@shuye/reader-engine';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHost } from '../../../testing/aHost.ts';
import { renderHookIn } from '../../../testing/renderHookIn.tsx';
import { testServices } from '../../../testing/testServices.ts';
import { useOfflinePlace } from './useOfflinePlace.ts';

const USER = '9000001';
const NOW = 1_790_000_000_000;
const chapter = aChapter({ chapterId: 'c1' });
const book = aBook({ bookId: '1' });

/** A reader of one chapter that is read on by hand. */
function aReader() {
  let offset = 0;
  const getState = () => ({
    status: 'reading',
    list: { bookId: '1', chapters: [chapter] },
    chapter: { status: 'ready', index: 0, chapter },
    place: placeAt('c1', '', offset),
  });
  return { reader: { getState } as unknown as Reader, readTo: (place: number) => (offset = place) };
}

/** A book that `device` read last, open on this one. */
function openBook({ device = 'device-1', isOnline = false } = {}) {
  const host = aHost();
  host.setOnline(isOnline);
  const bookmark = { chapter: 'c1', chapterTitle: '', percent: 1, place: placeAt('c1', '', 0) };
  const kept = { ...updateBook(emptyShelfRecord(device), '1', bookmark, NOW - 1), device: 'device-1' };
  const services = testServices({ host, userId: USER, device: { [`shelf_${USER}`]: kept } });
  const { reader, readTo } = aReader();
  const { unmount } = renderHookIn(services, () => useOfflinePlace(book, reader));
  const told = () => services.shelf.getState().readingOf('1')?.bookmark.place?.offset;
  return { host, readTo, told, unmount };
}

const hide = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the place read to without a network (A-13)', () => {
  it('reports the place when the network is back', () => {
    const { host, readTo, told } = openBook();
    readTo(70);
    expect(told()).toBe(0);
    act(() => host.setOnline(true));
    expect(told()).toBe(70);
  });

  it.each([
    ['hidden', ({ unmount: _unmount }: ReturnType<typeof openBook>) => hide('hidden')],
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    ['closed', ({ unmount }: ReturnType<typeof openBook>) => unmount()],
  ])('waits for the next start where the page is %s before', (_way, leave) => {
    const opened = openBook();
    opened.readTo(70);
    leave(opened);
    expect(opened.told()).toBe(70);
    hide('visible');
  });

  it('reports changes of chapter only while there is a network [READER-26]', () => {
    const { readTo, told, unmount } = openBook({ isOnline: true });
    readTo(70);
    unmount();
    expect(told()).toBe(0);
  });

  it('does not overwrite what another device has told: that is in question', () => {
    const { host, readTo, told } = openBook({ device: 'other' });
    readTo(70);
    act(() => host.setOnline(true));
    expect(told()).toBe(0);
  });
});
