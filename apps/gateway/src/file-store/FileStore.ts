/** What is kept of books beside their rows: chapters, pictures and covers. Names are paths with `/`, such as `covers/1.svg`. */
export interface FileStore {
  /** The folder that holds the files, where one does; a bucket has none. */
  readonly folder?: string | undefined;
  /** Whether a store elsewhere did not answer again and again, and is not asked for a while. */
  readonly isLeftAlone?: (() => boolean) | undefined;
  /** Where a file is, in words for operators. */
  locate: (name: string) => string;
  /** What a file holds; undefined where there is none. Shared between those who ask: it must not be changed. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Writes a file, which is there as a whole or not at all. */
  write: (name: string, bytes: string | Uint8Array) => Promise<void>;
  /** Waits until what was written into a folder outlives a loss of power. */
  settle: (folder: string) => Promise<void>;
  /** Names of files and folders directly in a folder; none where it is missing. */
  list: (folder: string) => Promise<string[]>;
  /** Removes a file, or a folder with everything in it; nothing where it is missing. */
  remove: (name: string) => Promise<void>;
}
