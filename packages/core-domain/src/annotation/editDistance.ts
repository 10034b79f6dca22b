/** Counts the characters to insert, remove or replace until `pattern` is some beginning of `text`. */
export function distanceToStart(pattern: string, text: string): number {
  const row = distances(pattern, text.slice(0, pattern.length * 2));
  return Math.min(...row);
}

export function editDistance(pattern: string, text: string): number {
  return distances(pattern, text)[text.length] ?? 0;
}

/** Of the whole pattern to each beginning of the text, by its length. */
function distances(pattern: string, text: string): readonly number[] {
  let row = Array.from({ length: text.length + 1 }, (_, at) => at);
  for (let at = 0; at < pattern.length; at += 1) {
    const next = [at + 1];
    for (let column = 1; column <= text.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (pattern[at] === text[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row;
}
