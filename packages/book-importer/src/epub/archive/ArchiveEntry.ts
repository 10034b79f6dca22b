/** A file of an archive as its directory lists it; nothing in it is believed before the file is unpacked. */
export interface ArchiveEntry {
  name: string;
  isDeflated: boolean;
  /** Where its header begins. */
  offset: number;
  packedSize: number;
  /** Unpacked, as declared. */
  size: number;
  checksum: number;
}
