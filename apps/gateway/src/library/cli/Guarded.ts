/** Runs a command's work; a failure is shown, and the process ends with code 1. */
export type Guarded = (work: () => Promise<void>) => Promise<void>;
