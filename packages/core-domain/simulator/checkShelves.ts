import { compareEntries, isKept, type Shelf } from '../src/shelf/ShelfEntry.ts';
import { currentShelf } from '../src/shelf/ShelfRecord.ts';
import { shelfView } from '../src/shelf/shelfView.ts';
import type { Device } from './createDevice.ts';
import type { History } from './createHistory.ts';

/** Small, so that books are hidden and move up all the time. */
const VISIBLE = 3;

/** What a user can tell of a shelf: which books in which order, and where each was read. */
const shows = (shelf: Shelf): string =>
  shelf
    .filter((entry) => isKept(entry) || entry.reading)
    .map(
      (entry) =>
        `${entry.bookId}:${isKept(entry) ? entry.keeping.at.time : '-'}:${entry.reading?.bookmark.chapter ?? ''}`,
    )
    .sort()
    .join(' ');

const order = (shelf: Shelf): string =>
  shelf
    .filter(isKept)
    .map(({ bookId }) => bookId)
    .join(' ');

/** Books that came back or went, against everybody who knew better. */
function wrongBooks(shelf: Shelf, history: History): string[] {
  const entries = new Map(shelf.map((entry) => [entry.bookId, entry]));
  return [...history.books()].flatMap((bookId) => {
    const entry = entries.get(bookId);
    const keeping = history.standing(bookId, 'keeping');
    const reading = history.standing(bookId, 'reading');
    const faults: string[] = [];
    if (isKept(entry) && keeping.size > 0 && !keeping.has('on')) faults.push(`revived: ${bookId}`);
    if (!isKept(entry) && keeping.has('on') && !keeping.has('off')) faults.push(`lost: ${bookId}`);
    if (reading.size > 0 && !reading.has(entry?.reading?.bookmark.chapter ?? '')) faults.push(`lost place: ${bookId}`);
    return faults;
  });
}

function wrongView(shelf: Shelf): string[] {
  const alive = shelf.filter(isKept);
  const { visible, hidden } = shelfView(shelf, { limit: VISIBLE });
  const isSorted = shelf.every((entry, at) => at === 0 || compareEntries(shelf[at - 1] ?? entry, entry) < 0);
  const isWhole = visible.length + hidden.length === alive.length && visible.length === Math.min(VISIBLE, alive.length);
  return isSorted && isWhole ? [] : ['view: out of order or incomplete'];
}

/** Everything that is wrong once all devices have synced: nothing, or the simulation has found a fault. */
export function checkShelves(devices: readonly Device[], server: Shelf, history: History): readonly string[] {
  const views = devices.map((device) => currentShelf(device.record()));
  const apart = views.filter((view) => shows(view) !== shows(server) || order(view) !== order(server));
  return [
    ...(apart.length > 0 ? [`diverged: ${apart.length} devices`] : []),
    ...wrongBooks(server, history),
    ...views.flatMap(wrongView),
  ];
}
