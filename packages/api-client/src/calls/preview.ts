import type { ChapterMark } from '@shuye/core-domain/book';
import { spaceHeading } from '@shuye/core-domain/text';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireId, wireList, wireNumber, wireText } from './wire/fields.ts';

const LATEST = 3;

export interface PreviewChapter extends ChapterMark {
  /** Plain text, lines apart by a line break. */
  text: string;
}

/** The beginning of a book for its cover: undefined where nothing of it is free [API-09]. */
export const chapterPreview = defineCall({
  name: 'chapterPreview',
  service: 'bff',
  method: 'POST',
  path: '/api/sqapi/bff/api/reader/h5contentPreview',
  body: 'json',
  sign: 'sent',
  effect: 'read',
  request: { bookId: wireId, limit: wireNumber },
  toRequest: ({ bookId }: { bookId: string }) => ({ bookId, limit: 1 }),
  refusals: { 401: 'the book is off the shelf' },
  answer: v.object({
    data: v.object({
      chapters: wireList(
        v.object({
          chapterId: v.nullish(wireId, ''),
          chapterName: v.nullish(v.string(), ''),
          chapterContent: v.string(),
        }),
      ),
    }),
  }),
  toResult: ({ data }): PreviewChapter | undefined => {
    const [first] = data.chapters;
    return first && { chapterId: first.chapterId, title: spaceHeading(first.chapterName), text: first.chapterContent };
  },
});

export interface ShortStory {
  bookId: string;
  title: string;
  author: string;
  coverUrl: string;
  description: string;
  /** Plain text, lines apart by a line break. */
  text: string;
  wordCount: number;
}

/** A short story with its text [API-10] (D-121). */
export const shortStory = defineCall({
  name: 'shortStory',
  service: 'bff',
  method: 'POST',
  path: '/api/sqapi/bff/api/reader/contentPreview',
  body: 'form',
  sign: 'required',
  effect: 'read',
  userField: 'user_id',
  request: { bookId: wireId, storyLaunch: wireNumber },
  toRequest: ({ bookId }: { bookId: string }) => ({ bookId, storyLaunch: 1 }),
  refusals: { 401: 'the book is off the shelf' },
  answer: v.object({
    data: v.object({
      bookId: wireId,
      bookName: v.string(),
      authorName: v.nullish(wireText, ''),
      imgUrl: v.nullish(wireText, ''),
      desc: v.nullish(wireText, ''),
      content: v.nullish(v.string(), ''),
      totalWords: v.nullish(wireNumber, 0),
    }),
  }),
  toResult: ({ data }): ShortStory => ({
    bookId: data.bookId,
    title: data.bookName,
    author: data.authorName,
    coverUrl: data.imgUrl,
    description: data.desc,
    text: data.content,
    wordCount: data.totalWords,
  }),
});

/** The last chapters of a book, newest first, and how many there are [API-11]. */
export const latestChapters = defineCall({
  name: 'latestChapters',
  service: 'bff',
  method: 'POST',
  path: '/api/bcsbizpub/biz/book/chapter/list/limit',
  body: 'json',
  sign: 'sent',
  effect: 'read',
  request: {
    bookId: wireId,
    chapterId: v.optional(wireId),
    updateType: wireNumber,
    limit: wireNumber,
    order: v.picklist(['asc', 'desc']),
  },
  toRequest: ({ bookId, chapterId }: { bookId: string; chapterId?: string }) => ({
    bookId,
    chapterId,
    updateType: 2,
    limit: LATEST,
    order: 'desc' as const,
  }),
  refusals: { 401: 'the book is off the shelf' },
  answer: v.object({
    data: v.object({
      chapterList: wireList(v.object({ chapterId: wireId, name: v.string(), updateTime: v.nullish(wireNumber, 0) })),
      totalChapterNum: v.nullish(wireNumber, 0),
    }),
  }),
  toResult: ({ data }) => ({
    chapters: data.chapterList.map(({ chapterId, name, updateTime }) => ({
      chapterId,
      title: spaceHeading(name),
      updatedAt: updateTime,
    })),
    chapterCount: data.totalChapterNum,
  }),
});
