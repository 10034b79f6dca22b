import type { Selectable } from 'kysely';
import type { BookRow, CommentTable } from '../database/schema/Tables.ts';
import type { Handlers } from '../calls/Handler.ts';
import { requireBook } from '../books/requireBook.ts';
import { MAX_PAGES, clamp } from '../calls/clamp.ts';

const MAX_PAGE_SIZE = 50;

/** No comment gives a book more. */
const BEST = 10;

const toWireComment = (comment: Selectable<CommentTable>) => ({
  mid: comment.id,
  nickName: comment.nickname,
  userPhoto: comment.avatar_url,
  text: comment.text,
  pubTime: Math.floor(comment.published_at / 1000),
  replyNum: comment.reply_count,
  zanNum: comment.like_count,
});

const scoreInfo = (book: BookRow) => ({ bookScore: book.score, commentPeopleNum: book.reviewer_count });

export const commentHandlers: Pick<Handlers, 'commentList' | 'bookScore'> = {
  commentList: async ({ bookId, size, page, score }, { database }) => {
    const book = await requireBook(database, bookId);
    const limit = clamp(size, MAX_PAGE_SIZE);
    const all = database.selectFrom('comment').where('book_id', '=', book.id);
    const chosen =
      score === undefined ? all : all.where('score', '=', Math.floor(Math.min(BEST + 1, Math.max(0, score))));
    const comments = await chosen
      .selectAll()
      .orderBy('like_count', 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .offset((clamp(page, MAX_PAGES) - 1) * limit)
      .limit(limit)
      .execute();
    const { total } = await chosen
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    return {
      data: comments.map(toWireComment),
      info: { total: Number(total), count: comments.length, scoreInfo: scoreInfo(book) },
    };
  },

  bookScore: async ({ bid }, { database }) => {
    const { score, reviewer_count: num } = await requireBook(database, bid);
    return { data: { score, num } };
  },
};
