/** How to close each database that the tests of this file have open, in the order of their opening. */
export const openedDatabases: (() => Promise<void>)[] = [];

/** Closes those that were opened after the first `count`. */
export async function closeDatabases(count = 0): Promise<void> {
  for (const close of openedDatabases.splice(count)) await close();
}
