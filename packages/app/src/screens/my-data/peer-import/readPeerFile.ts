import { parsePeerFiles, type ParsedPeerFiles } from '@shuye/core-domain/peer-exports';
import { strFromU8, unzipSync } from 'fflate';

/** What is opened of an archive: more is one made to hurt. */
const MAX_ENTRIES = 2000;
const MAX_ENTRY_BYTES = 20_000_000;
const MAX_ALL_BYTES = 60_000_000;

/** Records of the readers that are known; of the others the name alone says that they are there. */
const isRecord = (name: string): boolean =>
  /^(?:[^/]+\/){0,2}[A-Za-z]+\.json$/.test(name) && !name.endsWith('settings.json');
const isDatabase = (name: string): boolean => /^config\/[A-Za-z]+\.db$/.test(name);

export type PeerFile = ParsedPeerFiles | { kind: 'refused'; fault: 'too-large' | 'database' };

function textsOf(archive: Uint8Array): ReadonlyMap<string, string> | 'too-large' | 'database' | 'damaged' {
  let bytes = 0;
  let entries = 0;
  let hasDatabase = false;
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        hasDatabase ||= isDatabase(name);
        if (!isRecord(name)) return false;
        entries += 1;
        bytes += originalSize;
        return entries <= MAX_ENTRIES && originalSize <= MAX_ENTRY_BYTES && bytes <= MAX_ALL_BYTES;
      },
    });
    if (entries > MAX_ENTRIES || bytes > MAX_ALL_BYTES) return 'too-large';
    const texts = Object.entries(files).map(([name, content]) => [name, strFromU8(content)] as const);
    return hasDatabase && !texts.some(([name]) => name.endsWith('books.json')) ? 'database' : new Map(texts);
  } catch {
    return 'damaged';
  }
}

const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** A file that another reader wrote: an archive, a table or one record. It changes nothing. */
export function readPeerFile(name: string, content: Uint8Array, nowMs: number): PeerFile {
  if (!isArchive(content)) return parsePeerFiles(new Map([[name.toLowerCase(), strFromU8(content)]]), nowMs);
  const texts = textsOf(content);
  return typeof texts === 'string' ? { kind: 'refused', fault: texts } : parsePeerFiles(texts, nowMs);
}
