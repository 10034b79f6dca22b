/** How many characters must be changed, added or left out to make one text of the other. */
export function editDistance(from: string, to: string): number {
  const target = [...to];
  let row = [0, ...target.map((_, at) => at + 1)];
  for (const [at, character] of [...from].entries()) {
    const next = [at + 1];
    for (const [place, other] of target.entries()) {
      const changed = (row[place] ?? 0) + (character === other ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[target.length] ?? 0;
}
