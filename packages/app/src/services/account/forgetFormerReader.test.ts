import { expect, it } from 'vitest';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { createStorage } from '../createStorage.ts';
import { forgetFormerReader } from './forgetFormerReader.ts';

const KEPT = { content_cache: [1], progress: { 1001: 1 }, text_bookmarks: { 1001: [] }, reader_settings: { size: 20 } };

/** A device on which these readers came one after the other, and left something each time. */
function aDevice(...readers: readonly string[]): string[] {
  const storage = createStorage(() => fakeStorage());
  for (const [place, reader] of readers.entries()) {
    forgetFormerReader(storage, reader);
    if (place < readers.length - 1) for (const [key, value] of Object.entries(KEPT)) storage.write(key, value);
  }
  return Object.keys(KEPT).filter((key) => storage.read(key, (value) => value) !== undefined);
}

it.each([
  ['a guest who logs in keeps everything', ['8000000', '8000001'], Object.keys(KEPT)],
  ['a reader who comes again keeps everything', ['8000001', '8000001'], Object.keys(KEPT)],
  ['after a logout bought texts are gone', ['8000001', '8000000'], ['progress', 'text_bookmarks', 'reader_settings']],
  ['another account finds the settings of the device alone', ['8000001', '8000002'], ['reader_settings']],
  ['nor does it after a guest', ['8000001', '8000000', '8000002'], ['reader_settings']],
])('%s', (_case, readers, left) => {
  expect(aDevice(...readers)).toEqual(left);
});
