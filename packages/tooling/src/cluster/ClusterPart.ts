/** A process of the cluster, which may die and come back. */
export interface ClusterPart {
  name: string;
  /** Of the running process. */
  pid: () => number | undefined;
  /** Resolves when it answers. */
  start: () => Promise<void>;
  /** Ends it and all that it started at once, as a loss of power would. */
  kill: () => Promise<void>;
  /** Asks it to end. */
  stop: () => Promise<void>;
}
