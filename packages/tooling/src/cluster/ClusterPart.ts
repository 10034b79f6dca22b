export interface ClusterPart {
  name: string;
  pid: () => number | undefined;
  start: () => Promise<void>;
  /** Ends the part and all that it started at once, as a loss of power would. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}
