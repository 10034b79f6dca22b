/** Paths of a build's files on its origin; each name carries a hash of its content. */
export interface BuiltFiles {
  /** Fetched on installation: what opens the application without a network. */
  kept: readonly string[];
  /** Too large for that: cached on first use. */
  onDemand: readonly string[];
}

/** The application's page without content, the same for every address and reader. */
export interface EmptyPage {
  html: string;
  headers: Readonly<Record<string, string>>;
  /** Patterns of the addresses that show it, such as `/reader/:bookId`. */
  paths: readonly string[];
}

export interface OfflineParts {
  files: BuiltFiles;
  page: EmptyPage;
  caches: CacheStorage;
  fetch: (request: Request | string) => Promise<Response>;
  origin: string;
  savesData: () => boolean;
  wait: (delayMs: number) => Promise<void>;
}
