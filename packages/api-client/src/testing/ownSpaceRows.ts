const upload = '0f'.repeat(16);
const book = {
  bookId: 'local-1x-2y-3',
  title: '夜渡',
  author: '沈渡舟',
  format: 'txt',
  bytes: 9,
  digest: 'a-b-9',
} as const;
const piece = { upload, ordinal: 0, content: 'AAAA' };
const way = 'shelf POST json signed read';

/** How the calls of a reader's own space arrive at a server: name, way, input, fields. */
export const ownSpaceRows = (user_id: string) =>
  [
    ['', 'loadOwnSpace', way, undefined, { user_id }],
    ['', 'beginSpaceBook', way, { ...book }, { user_id, ...book }],
    ['', 'writeSpaceBook', way, { ...piece }, { user_id, ...piece }],
    ['', 'finishSpaceBook', way, { upload }, { user_id, upload }],
    ['', 'readSpaceBook', way, { upload, ordinal: 3 }, { user_id, upload, ordinal: 3 }],
    ['', 'deleteSpaceBook', way, { bookId: book.bookId }, { user_id, bookId: book.bookId }],
  ] as const;
