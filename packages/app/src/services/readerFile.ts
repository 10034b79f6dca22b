import { importItems } from '@shuye/core-domain/collection';
import { isLoggedInId } from '@shuye/core-domain/member';
import { importReadingDays } from '@shuye/core-domain/statistics';
import {
  importAnnotations,
  importShelf,
  mergePlaces,
  parsePlaces,
  writeReaderFile,
  type ReaderFile,
} from '@shuye/core-domain/take-along';
import { currentShelf } from '@shuye/core-domain/shelf';
import { createGroupSync } from './createGroupSync.ts';
import { createAnnotationSync } from './createAnnotationSync.ts';
import { createBookmarkSync } from './createBookmarkSync.ts';
import { createDiarySync } from './createDiarySync.ts';
import type { Services } from './Services.ts';
import { createAnnotationStore } from '../stores/annotationStore.ts';
import { createBookmarkStore } from '../stores/bookmarkStore.ts';
import { createDiaryStore } from '../stores/diaryStore.ts';
import { createShelfGroupStore } from '../stores/shelfGroupStore.ts';
import { shelfKeyOf } from '../storage/createShelfRecords.ts';

/** Settings of a device that are worth having on another. */
const settingKeys = ['reader_settings', 'elder_mode', 'shelf_arrangement', 'listening', 'auto_read_pace'] as const;

/** Of the values that the file is made of, beside the shelf's and the settings. */
const contentKeys = ['progress', 'text_bookmarks', 'bookmarks', 'text_notes', 'shelf_groups', 'reading_diary'] as const;

const asIs = (value: unknown): unknown => value;

/** Brings here what other devices changed, and sends what this one did; false where the server could not be asked for all. */
export async function syncEverything({ storeOf, shelfSyncService, userId }: Services): Promise<boolean> {
  const asked = [
    storeOf(createDiarySync)().then(() => true),
    storeOf(createAnnotationSync)(),
    storeOf(createGroupSync)(),
    storeOf(createBookmarkSync)(),
    shelfSyncService.refresh({ isSilent: true }).then((isDone) => isDone || !isLoggedInId(userId())),
  ];
  // Each is told in the log by whoever failed.
  const came = await Promise.all(asked.map(async (one) => one.catch(() => false)));
  return came.every(Boolean);
}

export function collectReaderFile({ storage, storeOf, shelfRecords, userId }: Services): ReaderFile {
  const settings = settingKeys.flatMap((key) => {
    const value = storage.read(key, asIs);
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    shelf: currentShelf(shelfRecords.read(userId())),
    places: storage.read('progress', parsePlaces) ?? {},
    bookmarks: storeOf(createBookmarkStore).getState().load().items,
    annotations: storeOf(createAnnotationStore).getState().load().annotations,
    groups: storeOf(createShelfGroupStore).getState().load().items,
    readingDays: storeOf(createDiaryStore).getState().load().days,
    settings: Object.fromEntries(settings),
  };
}

/**
 * Joins a file with what is here: the later change of each thing stands, and nothing that is here is lost. Doing it again
 * changes nothing, so that one that was broken off is finished by another. False where the device has no room.
 */
export function importReaderFile(services: Services, file: ReaderFile): boolean {
  const { storage, storeOf, shelfRecords, userId } = services;
  shelfRecords.change(userId(), (record) => importShelf(record, file.shelf));
  storeOf(createAnnotationStore)
    .getState()
    .change((record) => importAnnotations(record, file.annotations));
  storeOf(createShelfGroupStore)
    .getState()
    .change((record) => importItems(record, file.groups));
  storeOf(createBookmarkStore)
    .getState()
    .change((record) => importItems(record, file.bookmarks));
  storeOf(createDiaryStore)
    .getState()
    .change((diary) => importReadingDays(diary, file.readingDays));
  const written = [
    storage.write('progress', mergePlaces(storage.read('progress', parsePlaces) ?? {}, file.places)),
    // Settings of this device stay.
    ...settingKeys
      .filter((key) => file.settings[key] !== undefined && storage.read(key, asIs) === undefined)
      .map((key) => storage.write(key, file.settings[key])),
  ];
  return written.every(Boolean);
}

/** The file, and how much of what it is made of could not be read here: those texts go with it as they stand (F11). */
export function writeFile(services: Services): { text: string; damagedCount: number } {
  const { storage, userId, nowMs } = services;
  const file = collectReaderFile(services);
  const damaged = [shelfKeyOf(userId()), ...contentKeys, ...settingKeys].flatMap((key) => {
    const text = storage.damaged(key);
    return text === '' ? [] : [[key, text] as const];
  });
  const texts = damaged.length === 0 ? undefined : Object.fromEntries(damaged);
  return { text: writeReaderFile(file, nowMs(), texts), damagedCount: damaged.length };
}

export { parseReaderFile } from '@shuye/core-domain/take-along';
