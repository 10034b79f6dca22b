// Merging two shelves against sorting the books that come out of it. Each shelf holds `count` books, half of them stand on
// both, and a tenth of the server's are removed ones.
import { mergeShelf, shelfEntry, type ShelfEntry } from '@shuye/core-domain/shelf';
import { ratioLine, ratioTo, timeRounds } from './measure/paired.ts';

const GOALS = [
  [300, 2],
  [3000, 2],
  [30_000, 3],
] as const;

/** The same numbers in every run. */
function createNumbers(): (below: number) => number {
  let state = 9;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const number = createNumbers();
const details = { title: '书', author: '许半山', coverUrl: '/covers/1.svg', format: 1 } as const;

function entry(id: number, device: string, kept: boolean): ShelfEntry {
  const at = { time: 1_600_000_000_000 + number(1e9), device };
  const bookmark = { chapter: String(id), chapterTitle: '第一章', percent: 1 + number(10_000) };
  const reading = { at: { time: 1_600_000_000_000 + number(1e9), device }, bookmark };
  const made = shelfEntry(String(id), kept ? { kept, at, details } : { kept, at }, reading);
  if (!made) throw new Error('an entry without halves');
  return made;
}

/** Books in no order, as they come from a server that keeps none. */
function shuffled(entries: ShelfEntry[]): ShelfEntry[] {
  for (let at = entries.length - 1; at > 0; at--) {
    const other = number(at + 1);
    const [one, two] = [entries[at], entries[other]];
    if (one && two) [entries[at], entries[other]] = [two, one];
  }
  return entries;
}

const books = (count: number, from: number, device: string, removed: (at: number) => boolean): ShelfEntry[] =>
  shuffled(Array.from({ length: count }, (_, at) => entry(from + at, device, !removed(at))));

console.log('merging two shelves, relative to sorting the outcome');
for (const [count, goal] of GOALS) {
  const local = books(count, 0, 'phone', () => false);
  const remote = books(count, count / 2, 'server', (at) => at % 10 === 0);
  const outcome = shuffled([...mergeShelf(local, remote)]);
  const [sortedLocal, sortedRemote] = [mergeShelf(local, []), mergeShelf(remote, [])];

  const results = timeRounds({
    sort: () => [...outcome].sort((a, b) => b.newest.time - a.newest.time),
    merge: () => mergeShelf(local, remote),
    inOrder: () => mergeShelf(sortedLocal, sortedRemote),
  });
  console.log(ratioLine(`${count} + ${count} books in no order`, ratioTo(results, 'merge', 'sort'), goal));
  console.log(ratioLine(`${count} + ${count} books in order`, ratioTo(results, 'inOrder', 'sort'), goal));
}
