export interface TabLocks {
  request: <T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>) => Promise<T>;
}

/** Messages to the other tabs of this origin; the sender does not hear its own. */
export interface TabChannel {
  post: (message: unknown) => void;
  listen: (hear: (message: unknown) => void) => void;
}

/**
 * Locks and messages tie the tabs of an origin together; a browser without them, or a page that is alone, has neither.
 */
export interface OtherTabs {
  locks?: TabLocks;
  channel?: TabChannel;
}
