/** Ends in a task of its own: a finger is answered between two of them. */
export const nextTask = (): Promise<void> => new Promise((begin) => setTimeout(begin));
