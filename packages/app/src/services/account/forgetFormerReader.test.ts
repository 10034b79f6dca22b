import { expect, it } from 'vitest';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { createStorage } from '../createStorage.ts';
import { forgetFormerReader } from './forgetFormerReader.ts';

const PAID = ['content_cache'];

/** What a reader leaves behind, each as its own part of the product names it. */
const PERSONAL = [
  'progress',
  'text_bookmarks',
  'intents',
  'reading_time',
  'settled_progress',
  'shelf_offers',
  'book_status',
  'guest_prompts',
  'energy_notice',
  'farm_done',
];

/** What belongs to the device, or to whoever logs in next. */
const SHARED = ['reader_settings', 'guest_shelf'];

const shelfOf = (reader: string): string => `shelf_${reader}`;

/** A device on which these readers came one after the other, and left something each time. */
function aDevice(...readers: readonly string[]): string[] {
  const device = fakeStorage();
  const storage = createStorage(() => device);
  for (const [place, reader] of readers.entries()) {
    forgetFormerReader(storage, reader);
    if (place === readers.length - 1) break;
    for (const key of [...PAID, ...PERSONAL, ...SHARED, shelfOf(reader)]) storage.write(key, [1]);
  }
  storage.remove('last_account');
  return Array.from({ length: device.length }, (_, place) => device.key(place)?.replace(/^shuye_/, '') ?? '').sort();
}

const [A, B, GUEST] = ['8000001', '8000002', '8000000'] as const;

it.each([
  ['a guest who logs in keeps everything', [GUEST, A], [...PAID, ...PERSONAL, ...SHARED, shelfOf(GUEST)]],
  ['a reader who comes again keeps everything', [A, A], [...PAID, ...PERSONAL, ...SHARED, shelfOf(A)]],
  ['after a logout bought texts are gone', [A, GUEST], [...PERSONAL, ...SHARED, shelfOf(A)]],
  ['another account finds what is the device’s alone (E18)', [A, B], SHARED],
  ['nor does it after a guest (E18)', [A, GUEST, B], [...SHARED, shelfOf(GUEST)]],
])('%s', (_case, readers, left) => {
  expect(aDevice(...readers)).toEqual([...left].sort());
});
