/** Bounds of an archive; no honest book comes near them (E15 of the threat model). */
export const archiveLimits = {
  /** A long web novel has a file for each of its thousands of chapters. */
  entries: 10_000,
  /** Bytes of one file, unpacked. */
  entry: 48 * 1024 * 1024,
  /** Bytes of all files that are read, unpacked. */
  total: 200 * 1024 * 1024,
  /** Unpacked over packed; a blank picture may exceed it while it is small. */
  ratio: 120,
  /** Bytes from which the ratio counts. */
  ratioFrom: 1024 * 1024,
} as const;
