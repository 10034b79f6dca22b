import { deflateRawSync } from 'node:zlib';
import {
  beginSpaceBook,
  deleteSpaceBook,
  finishSpaceBook,
  loadOwnSpace,
  readSpaceBook,
  writeSpaceBook,
  type AnyCall,
  type OwnSpace,
} from '@shuye/api-client/calls';
import {
  createContentHash,
  OWN_BOOK_PIECE,
  ownBookLines,
  ownBookPieces,
  type OwnBookFacts,
} from '@shuye/core-domain/own-book-file';
import { readAnswer } from './readAnswer.ts';
import { sendCall } from './sendCall.ts';
import type { startTestGateway } from './startTestGateway.ts';

type Gateway = Awaited<ReturnType<typeof startTestGateway>>;
type Reader = Pick<Awaited<ReturnType<Gateway['signIn']>>, 'userId' | 'ask'>;

export interface SpaceFile {
  bookId: string;
  title: string;
  author: string;
  format: 'txt' | 'epub';
  packed: Buffer;
}

const hashOf = (bytes: Uint8Array): string => {
  const hash = createContentHash();
  hash.add(bytes);
  return hash.name();
};

/** A book as a device packs it; `text` instead of its lines where it is to be something else. */
export function aSpaceFile(
  change: Partial<OwnBookFacts> = {},
  { text, chapter = '山中灯火一夜未熄。' }: { text?: string; chapter?: string } = {},
): SpaceFile {
  const facts: OwnBookFacts = {
    bookId: 'local-1x-2y-3',
    title: '夜渡',
    author: '沈渡舟',
    format: 'txt',
    chapters: [{ chapterId: 'c1', title: '第一夜', wordCount: 9, level: 1 }],
    volumes: [],
    pictures: 0,
    ...change,
  };
  const lines = facts.chapters.map(() => ownBookLines.chapter({ kind: 'text', text: chapter }));
  const whole = text ?? [ownBookLines.facts(facts), ...lines].join('');
  const { bookId, title, author, format } = facts;
  return { bookId, title, author, format, packed: deflateRawSync(whole) };
}

export const announced = ({ packed, ...book }: SpaceFile) => ({
  ...book,
  bytes: packed.length,
  digest: hashOf(packed),
});

/** `clock`: the tests' time unless it is given. */
export function aSpace({ userId, ask }: Reader, clock?: () => number) {
  const send = async <Input>(call: AnyCall & { toRequest: (input: Input) => object }, input: Input) =>
    (await sendCall(ask, call, input, userId, clock?.())).body as { state: number; upload: string; missing: number[] };
  const begin = (file: SpaceFile) => send(beginSpaceBook, announced(file));
  const write = (upload: string, { packed }: SpaceFile, ordinal: number) => {
    const piece = packed.subarray(ordinal * OWN_BOOK_PIECE, (ordinal + 1) * OWN_BOOK_PIECE);
    return send(writeSpaceBook, { upload, ordinal, content: piece.toString('base64') });
  };
  const finish = (upload: string) => send(finishSpaceBook, { upload });
  const list = async (): Promise<OwnSpace> => readAnswer(loadOwnSpace, await send(loadOwnSpace, undefined));
  return {
    begin,
    write,
    finish,
    list,
    titles: async () => (await list()).books.map(({ title }) => title),
    /** The state that the last step ended with. */
    upload: async (file: SpaceFile): Promise<number> => {
      const { state, upload, missing } = await begin(file);
      if (state !== 200) return state;
      for (const ordinal of missing) await write(upload, file, ordinal);
      return (await finish(upload)).state;
    },
    read: (upload: string, ordinal: number) => send(readSpaceBook, { upload, ordinal }),
    download: async (upload: string, bytes: number): Promise<Buffer> => {
      const pieces = [];
      for (let ordinal = 0; ordinal < ownBookPieces(bytes); ordinal += 1) {
        const { content } = readAnswer(readSpaceBook, await send(readSpaceBook, { upload, ordinal }));
        pieces.push(Buffer.from(content, 'base64'));
      }
      return Buffer.concat(pieces);
    },
    remove: (bookId: string) => send(deleteSpaceBook, { bookId }),
  };
}
