import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spoilt } from '../../test/spoilt.ts';
import { emptyAnnotationRecord, type AnnotationRecord } from '../annotation/AnnotationRecord.ts';
import { applyServerAnnotations } from '../annotation/syncAnnotations.ts';
import { liveAnnotations } from '../annotation/AnnotationRecord.ts';
import { addBooks, removeBooks, updateBook } from '../shelf/changeShelf.ts';
import { noDetails } from '../shelf/ShelfEntry.ts';
import { currentShelf, emptyShelfRecord, type ShelfRecord } from '../shelf/ShelfRecord.ts';
import { mergeShelf } from '../shelf/mergeShelf.ts';
import { anAnnotation } from '../testing/anAnnotation.ts';
import { importAnnotations, importShelf, mergePlaces } from './importFile.ts';
import { parseReaderFile } from './parseReaderFile.ts';
import { writeReaderFile, type ReaderFile } from './ReaderFile.ts';

const NOW = 1_790_000_000_000;
const place = { chapterId: 'c1', offset: 4, print: '灯火' };
const bookmark = { chapter: 'c1', chapterTitle: '第1章', percent: 200, place };

const aFile = (change: Partial<ReaderFile> = {}): ReaderFile => ({
  shelf: currentShelf(addBooks(emptyShelfRecord('phone'), [{ bookId: '1001', details: noDetails }], NOW)),
  places: { 1001: { place, percent: 200, chapterTitle: '第1章', at: NOW } },
  bookmarks: [
    {
      id: '1001 c1 4',
      at: { time: NOW, device: 'phone' },
      value: { bookId: '1001', place, chapterTitle: '第1章', text: '灯火', at: NOW },
    },
    { id: '1001 c1 9', at: { time: NOW, device: 'phone' } },
  ],
  annotations: [anAnnotation({ note: '伏笔' })],
  groups: [
    { id: 'group.g', at: { time: NOW, device: 'phone' }, value: { name: '言情', rank: 1 } },
    { id: 'book.1001', at: { time: NOW, device: 'phone' }, value: { groupId: 'g' } },
    { id: 'book.1002', at: { time: NOW, device: 'phone' } },
  ],
  readingDays: [{ device: 'phone', day: '2026-09-21', bookId: '1001', begunAtMs: NOW, seconds: 60, words: 400 }],
  settings: { reader_settings: { fontSize: 24 } },
  ...change,
});

describe('the file of a reader', () => {
  it('is read as it was written', () => {
    expect(parseReaderFile(writeReaderFile(aFile(), NOW))).toEqual({ kind: 'file', file: aFile(), skipped: 0 });
  });

  it('that was cut off anywhere, or is none of ours, is refused whole', () => {
    const text = writeReaderFile(aFile(), NOW);
    fc.assert(
      fc.property(fc.integer({ min: 40, max: text.length - 1 }), (length) => {
        expect(parseReaderFile(text.slice(0, length))).toEqual({ kind: 'refused', fault: 'damaged' });
      }),
    );
    expect(['', '{}', '[]', 'null', '你好'].map((other) => parseReaderFile(other))).toEqual(
      Array.from({ length: 5 }, () => ({ kind: 'refused', fault: 'foreign' })),
    );
    expect(parseReaderFile(text.replace('"version": 2', '"version": 3'))).toMatchObject({ fault: 'newer' });
  });

  it('carries what could not be read as it stood, and nothing of it comes back (F11)', () => {
    const text = writeReaderFile(aFile(), NOW, { progress: '{"1001":{"pl' });
    expect(JSON.parse(text)).toMatchObject({ damaged: { progress: '{"1001":{"pl' } });
    expect(parseReaderFile(text)).toEqual({ kind: 'file', file: aFile(), skipped: 0 });
  });

  it('of the first version is read, its bookmarks too, which stood by book', () => {
    const mark = { place, chapterTitle: '第1章', text: '灯火', at: NOW };
    const former = { ...aFile(), format: 'shuye-reader', version: 1, bookmarks: { 1001: [mark, null] } };
    const parsed = parseReaderFile(JSON.stringify(former));
    expect(parsed).toMatchObject({
      skipped: 1,
      file: { bookmarks: [{ id: '1001 c1 4', at: { time: NOW }, value: { ...mark, bookId: '1001' } }] },
    });
  });

  it('leaves out what is damaged in it, says how much, and never throws', () => {
    const damaged = { ...aFile(), annotations: [{}, ...aFile().annotations], readingDays: [null] };
    expect(parseReaderFile(JSON.stringify({ format: 'shuye-reader', version: 1, ...damaged }))).toMatchObject({
      kind: 'file',
      skipped: 2,
    });
    fc.assert(
      fc.property(fc.record({ shelf: fc.jsonValue(), places: fc.jsonValue(), bookmarks: fc.jsonValue() }), (parts) => {
        const text = JSON.stringify({ format: 'shuye-reader', version: 1, ...parts });
        expect(parseReaderFile(text).kind).toBe('file');
      }),
    );
    fc.assert(
      fc.property(spoilt({ ...aFile() }), (file) => {
        const parsed = parseReaderFile(JSON.stringify({ format: 'shuye-reader', version: 2, ...Object(file) }));
        if (parsed.kind !== 'file') throw new Error(parsed.fault);
        expect(parseReaderFile(writeReaderFile(parsed.file, NOW))).toEqual({ ...parsed, skipped: 0 });
      }),
      { numRuns: 1000 },
    );
  });
});

type Step = { does: 'add' | 'remove' | 'read'; book: string; time: number };
const steps = fc.array(
  fc.record<Step>({
    does: fc.constantFrom('add', 'remove', 'read'),
    book: fc.constantFrom('1', '2', '3'),
    time: fc.integer({ min: NOW, max: NOW + 50 }),
  }),
  { maxLength: 8 },
);
const shelfOf = (device: string, done: readonly Step[]): ShelfRecord =>
  done.reduce((record, { does, book, time }) => {
    if (does === 'add') return addBooks(record, [{ bookId: book, details: noDetails }], time);
    return does === 'remove' ? removeBooks(record, [book], time) : updateBook(record, book, bookmark, time);
  }, emptyShelfRecord(device));

/** What a shelf says, whoever wrote it. */
const said = (record: Pick<ShelfRecord, 'synced' | 'outbox'>) =>
  currentShelf(record)
    .map(({ bookId, keeping, reading }) => ({ bookId, kept: keeping?.at.time, read: reading?.at.time }))
    .sort((one, other) => Number(one.bookId) - Number(other.bookId));

describe('the shelf of a file', () => {
  it('joins that of the device as two devices do, any number of times, and everything new waits to be sent', () => {
    fc.assert(
      fc.property(steps, steps, (here, there) => {
        const [record, file] = [shelfOf('a', here), currentShelf(shelfOf('b', there))];
        const imported = importShelf(record, file);
        expect(said(imported)).toEqual(said({ synced: mergeShelf(currentShelf(record), file), outbox: [] }));
        expect(importShelf(imported, file)).toBe(imported);
        expect(imported.outbox.every(({ at: stamp }) => stamp.device === 'a')).toBe(true);
      }),
    );
  });
});

describe('the annotations of a file', () => {
  const record: AnnotationRecord = { ...emptyAnnotationRecord('phone'), revision: 7 };

  it('are taken over once, sent, and the server is asked for all of its own', () => {
    const imported = importAnnotations(record, [anAnnotation()]);
    expect(imported).toMatchObject({ revision: 0, unsent: ['a1'] });
    expect(importAnnotations(imported, [anAnnotation()])).toBe(imported);
  });

  it('that the account deleted since stay deleted: the server still knows', () => {
    const imported = importAnnotations(record, [anAnnotation()]);
    const later = { time: NOW + 5, device: 'tablet' };
    const deletion = { ...anAnnotation(), highlight: { at: later, isDeleted: true as const } };
    const synced = applyServerAnnotations(imported, {
      pushed: imported.annotations,
      changed: [deletion],
      revision: 9,
    });
    expect(liveAnnotations(synced)).toEqual([]);
  });
});

it('the places of a file and of a device leave of each book the later one', () => {
  const [early, late] = [1, 2].map((time) => ({ place, percent: time, chapterTitle: '', at: time }));
  if (!early || !late) throw new Error('two places');
  expect(mergePlaces({ 1: early, 2: late }, { 1: late, 2: early, 3: early })).toEqual({ 1: late, 2: late, 3: early });
});

it.each(['constructor', '__proto__'])('the place of a book of the id %s stays where only one side knows it', (id) => {
  const known = Object.fromEntries([[id, { place, percent: 1, chapterTitle: '', at: 1 }]]);
  expect(Object.entries(mergePlaces(known, {}))).toEqual(Object.entries(known));
  expect(Object.entries(mergePlaces({}, known))).toEqual(Object.entries(known));
});
