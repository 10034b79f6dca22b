/** Files of a build, as paths of its origin; each name carries a hash of its content. */
export interface BuiltFiles {
  /** Fetched ahead: what opens the application without a network. */
  kept: readonly string[];
  /** Too large for that; kept once somebody has used them. */
  onDemand: readonly string[];
}

/** The application's page without any content: the same for every address and every reader. */
export interface EmptyPage {
  html: string;
  headers: Readonly<Record<string, string>>;
  /** Patterns of the addresses that show it, such as `/reader/:bookId`. */
  paths: readonly string[];
}

/** What a worker of the browser stands on; a test hands in its own. */
export interface OfflineParts {
  files: BuiltFiles;
  page: EmptyPage;
  caches: CacheStorage;
  fetch: (request: Request | string) => Promise<Response>;
  origin: string;
  /** The reader has asked this browser to save data. */
  savesData: () => boolean;
  /** Settles after as many milliseconds. */
  after: (delay: number) => Promise<void>;
}
