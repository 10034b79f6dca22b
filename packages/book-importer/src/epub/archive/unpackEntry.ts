import { Inflate } from 'fflate';
import { ImportFailure } from '../../ImportFailure.ts';
import { joinBytes } from '../../source/joinBytes.ts';
import type { ArchiveEntry } from './ArchiveEntry.ts';
import { archiveLimits } from './archiveLimits.ts';
import { crc32 } from './crc32.ts';
import { hostile } from './hostile.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_LENGTH = 30;
/** Bytes fed at once: so little that even a bomb cannot unpack to much before it is noticed. */
const STEP = 2048;

function packedBytes(archive: Uint8Array, { name, offset, packedSize }: ArchiveEntry): Uint8Array {
  const damaged = (): Error => hostile(`The archive is damaged at ${JSON.stringify(name)}.`);
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (offset + LOCAL_LENGTH > archive.length || view.getUint32(offset, true) !== LOCAL_SIGNATURE) throw damaged();
  const start = offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > archive.length) throw damaged();
  return archive.subarray(start, start + packedSize);
}

const tooMuch = (name: string, words: string): Error =>
  hostile(`${JSON.stringify(name)} unpacks to ${words}.`, { reason: 'bomb' });

function inflate(packed: Uint8Array, name: string, enough: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let fed = 0;
  const stream = new Inflate((piece) => {
    size += piece.length;
    pieces.push(piece);
    if (size >= enough) return;
    const isBomb = size > archiveLimits.ratioFrom && size > fed * archiveLimits.ratio;
    if (isBomb) throw tooMuch(name, 'far more than it is packed to (a zip bomb)');
    if (size > archiveLimits.entry) throw tooMuch(name, 'more than 48 MB');
  });
  const isEnough = (): boolean => fed >= packed.length || size >= enough;
  while (!isEnough()) {
    const step = packed.subarray(fed, fed + STEP);
    fed += step.length;
    stream.push(step, fed === packed.length);
  }
  const [only, ...more] = pieces;
  return only && more.length === 0 ? only : joinBytes(pieces);
}

function unpack(archive: Uint8Array, entry: ArchiveEntry, enough: number): Uint8Array {
  const packed = packedBytes(archive, entry);
  if (!entry.isDeflated) return packed;
  try {
    return inflate(packed, entry.name, enough);
  } catch (cause) {
    if (cause instanceof ImportFailure) throw cause;
    throw hostile(`The archive is damaged at ${JSON.stringify(entry.name)}.`, { cause });
  }
}

/** Gives the first bytes, unchecked: enough to see what a file is. */
export const unpackHead = (archive: Uint8Array, entry: ArchiveEntry, length: number): Uint8Array =>
  unpack(archive, entry, length).subarray(0, length);

/** Relies on no size in the directory. @throws ImportFailure when the file is damaged or grows beyond every bound. */
export function unpackEntry(archive: Uint8Array, entry: ArchiveEntry): Uint8Array {
  const bytes = unpack(archive, entry, Infinity);
  if (bytes.length !== entry.size || crc32(bytes) !== entry.checksum) {
    throw hostile(`The archive is damaged at ${JSON.stringify(entry.name)}: its checksum is wrong.`);
  }
  return bytes;
}
