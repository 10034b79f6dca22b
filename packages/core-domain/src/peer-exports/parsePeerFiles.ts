import { readKoodo, readKoodoTable } from './koodo.ts';
import { readLegado } from './legado.ts';
import type { PeerExport } from './PeerExport.ts';
import { readReadest } from './readest.ts';

/** `damaged`: cut off or changed; `foreign`: of a program that is not known, or of a kind that cannot be read. */
export type ParsedPeerFiles = { kind: 'export'; found: PeerExport } | { kind: 'refused'; fault: 'damaged' | 'foreign' };

function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/u, '')) };
  } catch {
    return undefined;
  }
}

/** Files of another reader's export, by their paths in it: what is known of them, or why they are refused. Changes nothing. */
export function parsePeerFiles(texts: ReadonlyMap<string, string>, nowMs: number): ParsedPeerFiles {
  const files = new Map<string, unknown>();
  let isDamaged = false;
  for (const [path, text] of texts) {
    const table = path.endsWith('.csv') ? readKoodoTable(text, nowMs) : undefined;
    if (table) return { kind: 'export', found: table };
    const json = readJson(text);
    if (json) files.set(path, json.value);
    else isDamaged ||= /^\s*[[{]/u.test(text);
  }
  // Half of what a backup holds would look like all of it.
  if (isDamaged) return { kind: 'refused', fault: 'damaged' };
  const found = readReadest(files, nowMs) ?? readLegado(files, nowMs) ?? readKoodo(files, nowMs);
  return found ? { kind: 'export', found } : { kind: 'refused', fault: 'foreign' };
}
