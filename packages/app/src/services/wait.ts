/** Ends after this time, in milliseconds; after none in a task of its own, before which a finger is answered. */
export const wait = (timeMs = 0): Promise<void> => new Promise((end) => setTimeout(end, timeMs));
