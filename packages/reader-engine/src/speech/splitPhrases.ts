const PAUSES = '，、,：:；;。！？!?…—”’』」）';
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Gives the end of the piece that begins at `from`: behind its last pause, or where it must be. */
function breathEnd(text: string, from: number, most: number): number {
  const must = from + most;
  if (must >= text.length) return text.length;
  for (let at = must; at > from + most / 3; at--) {
    // Marks that stand together stay together.
    if (PAUSES.includes(text.charAt(at - 1)) && !PAUSES.includes(text.charAt(at))) return at;
  }
  return isLow(text.charCodeAt(must)) ? must - 1 : must;
}

/** A sentence in pieces of at most `most` UTF-16 units (2 at least), cut where a reader breathes; nothing is lost. */
export function splitPhrases(text: string, most: number): string[] {
  const breaths: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = breathEnd(text, from, Math.max(2, most));
    breaths.push(text.slice(from, end));
    from = end;
  }
  return breaths;
}
