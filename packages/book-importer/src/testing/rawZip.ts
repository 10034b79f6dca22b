import { crc32, deflateRawSync } from 'node:zlib';

interface RawEntry {
  name: string | Uint8Array;
  data?: Uint8Array;
  /** Bytes that are already packed, and what they unpack to. */
  packed?: { bytes: Uint8Array; size: number; checksum?: number };
  /** The directory declares this instead of the truth. */
  declared?: { size?: number; checksum?: number; method?: number; flags?: number; mode?: number; offset?: number };
}

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const u64 = (value: number): Buffer => Buffer.concat([u32(value), u32(0)]);

const ELSEWHERE = 0xffffffff;
/** The extra field of numbers in eight bytes. */
const wideField = (numbers: readonly number[]): Buffer =>
  Buffer.concat([u16(1), u16(8 * numbers.length), ...numbers.map(u64)]);

const UNIX = 3;
const UTF8 = 1 << 11;

/** A zip archive whose every field can lie; `extra` claims more entries than there are, `wide` writes numbers in eight bytes (zip64). */
export function rawZip(entries: readonly RawEntry[], { extra = 0, wide = false } = {}): Uint8Array {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data = new Uint8Array(), packed, declared = {} } of entries) {
    const nameBytes = typeof name === 'string' ? Buffer.from(name) : Buffer.from(name);
    const bytes = packed?.bytes ?? deflateRawSync(data);
    const size = declared.size ?? packed?.size ?? data.length;
    const checksum = declared.checksum ?? packed?.checksum ?? crc32(data);
    const flags = declared.flags ?? UTF8;
    const fields = [
      u16(flags),
      u16(declared.method ?? 8),
      u16(0),
      u16(33),
      u32(checksum),
      u32(bytes.length),
      u32(size),
      u16(nameBytes.length),
      u16(0),
    ];
    const local = Buffer.concat([u32(0x04034b50), u16(20), ...fields, nameBytes, bytes]);
    const at = declared.offset ?? offset;
    const field = wide ? wideField([size, bytes.length, at]) : Buffer.alloc(0);
    const listed = wide
      ? [...fields.slice(0, 5), u32(ELSEWHERE), u32(ELSEWHERE), u16(nameBytes.length), u16(field.length)]
      : fields;
    const rest = [
      u16(0),
      u16(0),
      u16(0),
      u32((declared.mode ?? 0o100644) * 0x10000),
      u32(wide ? ELSEWHERE : at),
      nameBytes,
      field,
    ];
    directory.push(Buffer.concat([u32(0x02014b50), Buffer.from([20, UNIX]), u16(20), ...listed, ...rest]));
    body.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = Math.min(0xffff, entries.length + extra);
  const numbers = wide
    ? [u16(0xffff), u16(0xffff), u32(ELSEWHERE), u32(ELSEWHERE)]
    : [u16(count), u16(count), u32(central.length), u32(offset)];
  const end = [u32(0x06054b50), u16(0), u16(0), ...numbers, u16(0)];
  const wideEnd = [
    u32(0x06064b50),
    u64(44),
    u16(45),
    u16(45),
    u32(0),
    u32(0),
    ...[count, count, central.length, offset].map(u64),
  ];
  const locator = [u32(0x07064b50), u32(0), u64(offset + central.length), u32(1)];
  return Buffer.concat([...body, central, ...(wide ? [...wideEnd, ...locator] : []), ...end]);
}

/** Zeros, packed: two megabytes unpack to two gigabytes. */
export function packedZeros(megabytes: number): { bytes: Uint8Array; size: number } {
  const MEGABYTE = 1024 * 1024;
  // A flush ends on a byte, so that the same packed megabyte can follow itself; 0x0300 is an empty last block.
  const one = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush: 3 });
  return {
    bytes: Buffer.concat([...Array.from({ length: megabytes }, () => one), Buffer.from([3, 0])]),
    size: megabytes * MEGABYTE,
  };
}
