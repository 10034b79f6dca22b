export interface KnownChapter {
  id: number;
  title: string;
}

/** The same title may come several times: its first use here is matched with its first use there, and so on. */
function numbered(titles: readonly string[]): string[] {
  const uses = new Map<string, number>();
  return titles.map((title) => {
    const use = (uses.get(title) ?? 0) + 1;
    uses.set(title, use);
    return `${use} ${title}`;
  });
}

/** Indices of the longest rising run of numbers (patience sorting). */
function longestRise(values: readonly number[]): number[] {
  const tops: number[] = [];
  const below = new Int32Array(values.length).fill(-1);
  for (const [at, value] of values.entries()) {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tops[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    below[at] = low > 0 ? (tops[low - 1] ?? -1) : -1;
    tops[low] = at;
  }
  const run: number[] = [];
  for (let at = tops.at(-1) ?? -1; at >= 0; at = below[at] ?? -1) run.push(at);
  return run.reverse();
}

/**
 * Which old chapter each new one is, by title and order: an inserted or removed chapter leaves the ids of the others
 * alone. Between two matches, as many new chapters as old ones are the old ones under new titles.
 * @returns For each new title the id it keeps, undefined for a new chapter.
 */
export function matchChapters(known: readonly KnownChapter[], titles: readonly string[]): (number | undefined)[] {
  const places = new Map(numbered(known.map(({ title }) => title)).map((key, at) => [key, at]));
  const pairs = numbered(titles).flatMap((key, at) => {
    const old = places.get(key);
    return old === undefined ? [] : [{ at, old }];
  });
  const kept = longestRise(pairs.map(({ old }) => old)).flatMap((index) => pairs[index] ?? []);

  const ids: (number | undefined)[] = titles.map(() => undefined);
  let [nextNew, nextOld] = [0, 0];
  for (const { at, old } of [...kept, { at: titles.length, old: known.length }]) {
    if (at - nextNew === old - nextOld) {
      for (let step = 0; step < at - nextNew; step++) ids[nextNew + step] = known[nextOld + step]?.id;
    }
    if (at < titles.length) ids[at] = known[old]?.id;
    [nextNew, nextOld] = [at + 1, old + 1];
  }
  return ids;
}
