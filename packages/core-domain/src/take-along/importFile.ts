import type { Annotation } from '../annotation/Annotation.ts';
import { latestStamp, type AnnotationRecord } from '../annotation/AnnotationRecord.ts';
import { mergeAnnotations } from '../annotation/mergeAnnotations.ts';
import { appendActions } from '../shelf/appendActions.ts';
import { ShelfActionKind, type ShelfAction } from '../shelf/ShelfAction.ts';
import type { Shelf, ShelfEntry } from '../shelf/ShelfEntry.ts';
import { currentShelf, type ShelfRecord } from '../shelf/ShelfRecord.ts';
import type { HybridTimestamp } from '../time/HybridTimestamp.ts';
import type { FilePlace } from './ReaderFile.ts';

type NewAction = Omit<ShelfAction, 'sequence'>;

/** Changes of this device that say what of a book is later than what is known of it. */
function laterActions(
  { bookId, keeping, reading }: ShelfEntry,
  known: ShelfEntry | undefined,
  device: string,
): NewAction[] {
  const isNews = (half: 'keeping' | 'reading', at: HybridTimestamp): boolean =>
    at.time > (known?.[half]?.at.time ?? -1);
  const actions: NewAction[] = [];
  if (keeping && isNews('keeping', keeping.at)) {
    const at = { ...keeping.at, device };
    actions.push(
      keeping.kept
        ? { kind: ShelfActionKind.Add, bookId, at, details: keeping.details }
        : { kind: ShelfActionKind.Delete, bookId, at },
    );
  }
  if (reading && isNews('reading', reading.at)) {
    const { at, bookmark } = reading;
    actions.push({ kind: ShelfActionKind.Update, bookId, at: { ...at, device }, bookmark });
  }
  return actions;
}

/** Of each half the later change stands, removals too. It is sent as this device's: the server may have the file's. */
export function importShelf(record: ShelfRecord, shelf: Shelf): ShelfRecord {
  const known = new Map(currentShelf(record).map((entry) => [entry.bookId, entry]));
  return appendActions(
    record,
    shelf.flatMap((entry) => laterActions(entry, known.get(entry.bookId), record.device)),
  );
}

/** Of each half the later change stands. All of the server's are asked for again: it may know deletions lost here. */
export function importAnnotations(record: AnnotationRecord, imported: readonly Annotation[]): AnnotationRecord {
  const known = new Map(record.annotations.map((annotation) => [annotation.id, annotation]));
  const annotations = mergeAnnotations(record.annotations, imported);
  const changed = annotations.filter((annotation) => known.get(annotation.id) !== annotation).map(({ id }) => id);
  if (changed.length === 0) return record;
  return {
    ...record,
    annotations,
    unsent: [...new Set([...record.unsent, ...changed])],
    highest: annotations.reduce((highest, one) => Math.max(highest, latestStamp(one).time), record.highest),
    revision: 0,
  };
}

type Places = Readonly<Record<string, FilePlace>>;

export function mergePlaces(a: Places, b: Places): Places {
  const places = new Map(Object.entries(b));
  for (const [bookId, place] of Object.entries(a)) {
    const other = places.get(bookId);
    if (!other || place.at >= other.at) places.set(bookId, place);
  }
  return Object.fromEntries(places);
}
