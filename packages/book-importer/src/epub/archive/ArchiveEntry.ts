/** Nothing in the directory of an archive is believed before the file is unpacked. */
export interface ArchiveEntry {
  name: string;
  isDeflated: boolean;
  offset: number;
  packedSize: number;
  /** The size when unpacked, as declared. */
  size: number;
  checksum: number;
}
