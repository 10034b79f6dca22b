import { anAnnotation } from '@shuye/core-domain/testing';
import { guestShelf } from './guestShelf.ts';

const place = { chapterId: 'c1', offset: 4, print: '灯火' };

/** Holds one of each thing that a guest with one book has, in stored form. `nowMs` is the device's time. */
export const aReadersDevice = (nowMs: number) => ({
  guest_shelf: guestShelf([{ bookId: '1001', title: '山中灯火', updatedAt: nowMs - 5, format: 1 }]),
  progress: { 1001: { place, percent: 200, chapterTitle: '第1章', at: nowMs - 4000 } },
  bookmarks: {
    device: 'old',
    highest: nowMs,
    revision: 0,
    items: [
      {
        id: '1001 c1 4',
        at: { time: nowMs - 3000, device: 'old' },
        value: { bookId: '1001', place, chapterTitle: '第1章', text: '灯火', at: nowMs - 3000 },
      },
    ],
    unsent: [],
  },
  text_notes: {
    device: 'old',
    highest: nowMs,
    revision: 0,
    annotations: [anAnnotation({ note: '伏笔' })],
    unsent: ['a1'],
  },
  reading_diary: {
    device: 'old',
    clearedAtMs: 0,
    revision: 0,
    days: [{ device: 'old', day: '2026-09-21', bookId: '1001', begunAtMs: nowMs, seconds: 660, words: 4000 }],
    unsent: [],
  },
});
