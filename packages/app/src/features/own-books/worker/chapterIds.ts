/** A number from 0 to 2³² − 1 that is the same for the same text (FNV-1a over its UTF-16 units). */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
};

/**
 * Ids of chapters by their titles: a chapter keeps its id, and its bookmarks and highlights, when the file is brought again
 * or divided by another rule.
 */
export function chapterIds(titles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return titles.map((title) => {
    const id = `c${hashOf(title).toString(36)}`;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}
