const locator = '0f'.repeat(16);
const read = { locator, ordinal: 0 };
const written = { ...read, revision: 0, draft: 'a1'.repeat(16), pieces: 1, content: 'AAAA' };
const way = 'shelf POST json unsigned read';

/** How the calls of restore copies arrive at a server: name, way, input, fields. */
export const restoreRows = [
  ['', 'createRestoreCopy', way, { locator }, { locator }],
  ['', 'readRestoreCopy', way, read, read],
  ['', 'writeRestoreCopy', way, written, written],
  ['', 'deleteRestoreCopy', way, { locator }, { locator }],
] as const;
