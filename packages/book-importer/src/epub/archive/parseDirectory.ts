import { archiveLimits } from './archiveLimits.ts';
import type { ArchiveEntry } from './ArchiveEntry.ts';
import { entryName } from './entryName.ts';
import { hostile } from './hostile.ts';
import { createEntryNumbers, findWideEnd } from './wideNumbers.ts';

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const UNIX = 3;
const FILE_TYPE = 0xf000;
const SYMBOLIC_LINK = 0xa000;
const ENCRYPTED = 1;
const UTF8 = 1 << 11;
const STORED = 0;
const DEFLATED = 8;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw hostile('The file is not a zip archive, or its end is missing.');
}

function parseEntry(bytes: Uint8Array, view: DataView, at: number): { entry: ArchiveEntry; next: number } {
  if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
    throw hostile('The directory of the archive is damaged.');
  }
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const nameLength = view.getUint16(at + 28, true);
  const extra = at + ENTRY_LENGTH + nameLength;
  const extraEnd = extra + view.getUint16(at + 30, true);
  const next = extraEnd + view.getUint16(at + 32, true);
  const name = entryName(bytes.subarray(at + ENTRY_LENGTH, extra), (flags & UTF8) !== 0);
  const mode = view.getUint32(at + 38, true) >>> 16;
  if (view.getUint8(at + 5) === UNIX && (mode & FILE_TYPE) === SYMBOLIC_LINK) {
    throw hostile(`The archive holds a symbolic link: ${JSON.stringify(name)}.`);
  }
  if ((flags & ENCRYPTED) !== 0) throw hostile('The archive is protected by a password.', { reason: 'protected' });
  if (method !== STORED && method !== DEFLATED) throw hostile('The archive is packed in a way that books never are.');
  const numberAt = createEntryNumbers(view, extra, extraEnd);
  const size = numberAt(at + 24);
  return {
    entry: {
      name,
      isDeflated: method === DEFLATED,
      checksum: view.getUint32(at + 16, true),
      size,
      packedSize: numberAt(at + 20),
      offset: numberAt(at + 42),
    },
    next,
  };
}

/** Files that share bytes unpack to more than the archive holds (the overlapping bomb). */
function refuseOverlaps(entries: readonly ArchiveEntry[]): void {
  const inOrder = [...entries].sort((one, other) => one.offset - other.offset);
  inOrder.reduce((end, { offset, packedSize }) => {
    if (offset < end) throw hostile('Files in the archive overlap each other.');
    return offset + LOCAL_LENGTH + packedSize;
  }, 0);
}

/** @throws ImportFailure for an archive that is damaged, protected or built to do harm. */
export function parseDirectory(bytes: Uint8Array): Map<string, ArchiveEntry> {
  if (bytes.length < END_LENGTH) throw hostile('The file is too short to be an archive.');
  const view = viewOf(bytes);
  const end = findEnd(view);
  const wide = findWideEnd(view, end);
  const count = wide?.count ?? view.getUint16(end + 10, true);
  if (count > archiveLimits.entries)
    throw hostile(`The archive holds more than ${archiveLimits.entries} files.`, { reason: 'bomb' });

  const entries = new Map<string, ArchiveEntry>();
  let declared = 0;
  let at = wide?.directory ?? view.getUint32(end + 16, true);
  for (let number = 0; number < count; number++) {
    const { entry, next } = parseEntry(bytes, view, at);
    at = next;
    if (entry.name.endsWith('/')) continue;
    if (entries.has(entry.name)) throw hostile(`The archive holds two files named ${JSON.stringify(entry.name)}.`);
    declared += entry.size;
    entries.set(entry.name, entry);
  }
  if (declared > archiveLimits.total) throw hostile('The archive unpacks to more than 200 MB.', { reason: 'bomb' });
  refuseOverlaps([...entries.values()]);
  return entries;
}
