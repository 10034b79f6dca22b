/** How to close each database that the tests of this file have open, in the order of their opening. */
export const openedDatabases: (() => Promise<void>)[] = [];

export async function closeDatabases(count = 0): Promise<void> {
  for (const close of openedDatabases.splice(count)) await close();
}
