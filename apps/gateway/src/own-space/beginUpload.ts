import { randomBytes } from 'node:crypto';
import { SPACE_FULL, TOO_MANY_SPACE_BOOKS } from '@shuye/api-client/calls';
import { ownBookPieces } from '@shuye/core-domain/own-book-file';
import type { Transaction } from 'kysely';
import { CallError } from '../calls/callErrors.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { requireAccount } from '../calls/requireAccount.ts';
import type { SpaceLimits } from '../config/SpaceLimits.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Tables } from '../database/schema/Tables.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import { uploadFolder } from '../file-store/spaceFolder.ts';
import { leaveUploads, removeLeft } from './leaveUploads.ts';

interface NewBook {
  bookId: string;
  title: string;
  author: string;
  format: 'txt' | 'epub';
  bytes: number;
  digest: string;
}

const PIECE = /^(\d+)\.bin$/;

/** Which pieces of an upload the store does not have. */
async function missingPieces(files: FileStore, upload: string, bytes: number): Promise<number[]> {
  const names = await files.list(uploadFolder(upload));
  const here = new Set(names.map((name) => Number(PIECE.exec(name)?.[1] ?? -1)));
  return Array.from({ length: ownBookPieces(bytes) }, (_, ordinal) => ordinal).filter((ordinal) => !here.has(ordinal));
}

/** @throws CallError where the space would hold more than it may. */
function requireRoom(
  { maxBytes, maxBooks }: SpaceLimits,
  others: readonly { book_id: string; bytes: number }[],
  { bookId, bytes }: NewBook,
): void {
  const used = others.reduce((sum, row) => sum + row.bytes, 0);
  if (used + bytes > maxBytes) throw new CallError(SPACE_FULL, '我的空间放不下这本书，请先删除几本');
  const books = new Set([...others.map((row) => row.book_id), bookId]).size;
  if (books > maxBooks) throw new CallError(TOO_MANY_SPACE_BOOKS, `我的空间最多放${maxBooks}本书，请先删除几本`);
}

/** The row of the upload that is to go on, made where there is none; what it replaces on its way is left over. */
async function takePlace(
  transaction: Transaction<Tables>,
  book: NewBook,
  { userId, nowMs, space }: { userId: string; nowMs: number; space: SpaceLimits },
): Promise<{ upload: string; wasWhole: boolean; left: string[] }> {
  const { bookId, title, author, format, bytes, digest } = book;
  const rows = await transaction.selectFrom('own_space_book').selectAll().where('user_id', '=', userId).execute();
  const own = rows.filter((row) => row.book_id === bookId);
  const isSame = (row: (typeof rows)[number]) => row.digest === digest && row.bytes === bytes;
  const same = own.find((row) => row.is_whole === 1 && isSame(row)) ?? own.find(isSame);
  if (same) return { upload: same.upload, wasWhole: same.is_whole === 1, left: [] };
  const left = own.filter((row) => row.is_whole === 0).map(({ upload }) => upload);
  requireRoom(
    space,
    rows.filter(({ upload }) => !left.includes(upload)),
    book,
  );
  await leaveUploads(transaction, left, nowMs);
  const upload = randomBytes(16).toString('hex');
  await transaction
    .insertInto('own_space_book')
    .values({
      upload,
      user_id: userId,
      book_id: bookId,
      is_whole: 0,
      title,
      author,
      format,
      bytes,
      digest,
      touched_at: nowMs,
    })
    .execute();
  return { upload, wasWhole: false, left };
}

/** A whole book of whose files some are gone, as after a backup without them, is on its way again. */
async function demote(transaction: Transaction<Tables>, upload: string, nowMs: number): Promise<void> {
  const row = await transaction
    .selectFrom('own_space_book')
    .select(['user_id', 'book_id'])
    .where('upload', '=', upload)
    .executeTakeFirst();
  if (!row) return;
  const going = await transaction
    .selectFrom('own_space_book')
    .select('upload')
    .where('user_id', '=', row.user_id)
    .where('book_id', '=', row.book_id)
    .where('is_whole', '=', 0)
    .execute();
  await leaveUploads(
    transaction,
    going.map((one) => one.upload),
    nowMs,
  );
  await transaction
    .updateTable('own_space_book')
    .set({ is_whole: 0, touched_at: nowMs })
    .where('upload', '=', upload)
    .execute();
}

/** Keeps room for a book and says which of its pieces are still to come; one that is there already is whole. */
export async function beginUpload(
  book: NewBook,
  { database, files, caller, nowMs, space }: CallContext,
): Promise<{ upload: string; isWhole: 0 | 1; missing: number[] }> {
  const userId = requireAccount(caller);
  const { upload, wasWhole, left } = await inTransaction(database, (transaction) =>
    takePlace(transaction, book, { userId, nowMs, space }),
  );
  await removeLeft(files, left);
  const missing = await missingPieces(files, upload, book.bytes);
  if (wasWhole && missing.length > 0)
    await inTransaction(database, (transaction) => demote(transaction, upload, nowMs));
  return { upload, isWhole: wasWhole && missing.length === 0 ? 1 : 0, missing };
}
