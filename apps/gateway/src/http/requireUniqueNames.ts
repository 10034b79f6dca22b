import { BadRequest } from '../calls/callErrors.ts';

/** A text, with the colon that makes it a name, or where an object begins or ends. */
const PIECE = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}]/g;

/**
 * Refuses JSON in which an object names a field twice (E3): parsers keep one of the values, and not all the same one. The
 * text must be JSON.
 * @throws BadRequest
 */
export function requireUniqueNames(json: string): void {
  const open: Set<string>[] = [];
  for (const [piece, colon] of json.matchAll(PIECE)) {
    if (piece === '{') open.push(new Set());
    else if (piece === '}') open.pop();
    else if (colon !== undefined) {
      const names = open[open.length - 1];
      const written = piece.slice(0, -colon.length);
      // Most are written as they are.
      const name = written.includes('\\') ? JSON.stringify(JSON.parse(written)) : written;
      if (names?.has(name)) throw new BadRequest('an object names a field twice');
      names?.add(name);
    }
  }
}
