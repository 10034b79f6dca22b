import { NO_SPACE_BOOK, SPACE_BOOK_DAMAGED } from '@shuye/api-client/calls';
import { DamagedOwnBook, ownBookPieceSize } from '@shuye/core-domain/own-book-file';
import { CallError } from '../calls/callErrors.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { Handlers } from '../calls/Handler.ts';
import { requireAccount } from '../calls/requireAccount.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';
import { pieceFile, uploadFolder } from '../file-store/spaceFolder.ts';
import { beginUpload } from './beginUpload.ts';
import { checkUpload, MissingPiece } from './checkUpload.ts';
import { leaveUploads, removeLeft } from './leaveUploads.ts';

type SpaceCalls =
  | 'loadOwnSpace'
  | 'beginSpaceBook'
  | 'writeSpaceBook'
  | 'finishSpaceBook'
  | 'readSpaceBook'
  | 'deleteSpaceBook';

/** How often an upload that goes on is written down as such, ms. */
const TOUCH_MS = 600_000;

const gone = () => new CallError(NO_SPACE_BOOK, '我的空间里没有这本书了，请刷新后重试');
const damaged = () => new CallError(SPACE_BOOK_DAMAGED, '这本书在路上损坏了，没有保存，请重新上传');

/** @throws CallError where the account has no such upload: another's is as unknown as none. */
async function findUpload(database: Database, userId: string, upload: string) {
  const row = await database
    .selectFrom('own_space_book')
    .selectAll()
    .where('upload', '=', upload)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw gone();
  return row;
}

type Row = Awaited<ReturnType<typeof findUpload>>;

/** Takes what was uploaded out of the space, with its files. */
async function drop({ database, files, nowMs }: CallContext, uploads: readonly string[]): Promise<void> {
  await inTransaction(database, (transaction) => leaveUploads(transaction, uploads, nowMs));
  await removeLeft(files, uploads);
}

/** @throws CallError where it is not the book that was announced, and nothing of it stays. */
async function requireBook(context: CallContext, row: Row): Promise<void> {
  const facts = await checkUpload(context.files, row).catch(async (error: unknown) => {
    // It is begun again, and goes on with what is missing.
    if (error instanceof MissingPiece) throw gone();
    if (!(error instanceof DamagedOwnBook)) throw error;
    return undefined;
  });
  const isAnnounced = facts?.bookId === row.book_id && facts.title === row.title && facts.author === row.author;
  if (isAnnounced && facts.format === row.format) return;
  await drop(context, [row.upload]);
  throw damaged();
}

export const ownSpaceHandlers: Pick<Handlers, SpaceCalls> = {
  loadOwnSpace: async (_request, { database, caller, space }) => {
    const rows = await database
      .selectFrom('own_space_book')
      .selectAll()
      .where('user_id', '=', requireAccount(caller))
      .orderBy('touched_at', 'desc')
      .orderBy('upload')
      .execute();
    return {
      books: rows.map(({ book_id, upload, title, author, format, bytes, is_whole, touched_at }) => ({
        bookId: book_id,
        upload,
        title,
        author,
        format,
        bytes,
        isWhole: is_whole,
        at: touched_at,
      })),
      usedBytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
      ...space,
    };
  },

  beginSpaceBook: (request, context) => beginUpload(request, context),

  writeSpaceBook: async ({ upload, ordinal, content }, { database, files, caller, nowMs }) => {
    const userId = requireAccount(caller);
    const row = await findUpload(database, userId, upload);
    // A repetition that comes late.
    if (row.is_whole === 1) return {};
    const piece = Buffer.from(content, 'base64');
    if (piece.length !== ownBookPieceSize(row.bytes, ordinal)) throw damaged();
    await files.write(pieceFile(upload, ordinal), piece);
    try {
      await findUpload(database, userId, upload);
    } catch (error) {
      // It was deleted meanwhile. A sender that hung up or a database that fails says nothing of the other pieces.
      if (error instanceof CallError) await files.remove(uploadFolder(upload));
      throw error;
    }
    if (nowMs - row.touched_at >= TOUCH_MS)
      await database.updateTable('own_space_book').set({ touched_at: nowMs }).where('upload', '=', upload).execute();
    return {};
  },

  finishSpaceBook: async ({ upload }, context) => {
    const { database, files, caller, nowMs } = context;
    const userId = requireAccount(caller);
    const row = await findUpload(database, userId, upload);
    if (row.is_whole === 1) return {};
    await requireBook(context, row);
    // What the row promises from now on outlives a loss of power.
    await files.settle(uploadFolder(upload));
    const former = await inTransaction(database, async (transaction) => {
      await findUpload(transaction, userId, upload);
      const before = await transaction
        .selectFrom('own_space_book')
        .select('upload')
        .where('user_id', '=', userId)
        .where('book_id', '=', row.book_id)
        .where('is_whole', '=', 1)
        .where('upload', '!=', upload)
        .execute();
      const uploads = before.map((one) => one.upload);
      await leaveUploads(transaction, uploads, nowMs);
      await transaction
        .updateTable('own_space_book')
        .set({ is_whole: 1, touched_at: nowMs })
        .where('upload', '=', upload)
        .execute();
      return uploads;
    });
    await removeLeft(files, former);
    return {};
  },

  readSpaceBook: async ({ upload, ordinal }, { database, files, caller }) => {
    const { bytes, digest, is_whole } = await findUpload(database, requireAccount(caller), upload);
    const piece = is_whole === 1 ? await files.read(pieceFile(upload, ordinal)) : undefined;
    if (!piece) throw gone();
    return { bytes, digest, content: piece.toString('base64') };
  },

  deleteSpaceBook: async ({ bookId }, context) => {
    const userId = requireAccount(context.caller);
    const rows = await context.database
      .selectFrom('own_space_book')
      .select('upload')
      .where('user_id', '=', userId)
      .where('book_id', '=', bookId)
      .execute();
    await drop(
      context,
      rows.map(({ upload }) => upload),
    );
    return {};
  },
};
