import { flattenVolumes, type ChapterList } from '@shuye/core-domain/chapter';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toChapter, toPrefixes, wireChapter, wirePrefixes } from './wire/chapter.ts';
import { wireId, wireNumber, wireText } from './wire/fields.ts';

const wireVolume = v.object({ volumeId: wireText, volumeName: v.string(), volumeList: v.array(wireChapter) });

/** The chapters of a standard book, volume by volume [API-01] (D-073). */
export const chapterList = defineCall({
  name: 'chapterList',
  service: 'book',
  method: 'GET',
  path: '/openapi/book/chapterlist',
  body: 'query',
  sign: 'required',
  userField: 'user_id',
  request: { bookId: wireId },
  toRequest: ({ bookId }: { bookId: string }) => ({ bookId }),
  answer: v.object({ data: v.object({ bookId: wireId, chapterList: v.array(wireVolume), ...wirePrefixes }) }),
  toResult: ({ data }): ChapterList => ({
    bookId: data.bookId,
    ...flattenVolumes(
      data.chapterList.map(({ volumeName, volumeList }) => ({ title: volumeName, chapters: volumeList })),
      toChapter,
    ),
    prefixes: toPrefixes(data),
  }),
});

/** The chapters of an epub book [API-02]. */
export const epubChapterList = defineCall({
  name: 'epubChapterList',
  service: 'book',
  method: 'GET',
  path: '/openapi/epub/chapterlist',
  body: 'query',
  sign: 'sent',
  userField: 'user_id',
  request: { bookId: wireId },
  toRequest: ({ bookId }: { bookId: string }) => ({ bookId }),
  answer: v.object({ data: v.object({ bookId: wireId, chapterList: v.array(wireChapter), ...wirePrefixes }) }),
  toResult: ({ data }): ChapterList => ({
    bookId: data.bookId,
    chapters: data.chapterList.map(toChapter),
    volumes: [],
    prefixes: toPrefixes(data),
  }),
});

export interface CatalogEntry {
  chapterId: string;
  title: string;
  level: number;
}

/** The table of contents of an epub book, merged with its chapters by chapter id [API-03]. */
export const epubCatalogList = defineCall({
  name: 'epubCatalogList',
  service: 'book',
  method: 'GET',
  path: '/openapi/epub/cataloglist',
  body: 'query',
  sign: 'sent',
  userField: 'user_id',
  request: { bookId: wireId },
  toRequest: ({ bookId }: { bookId: string }) => ({ bookId }),
  answer: v.object({
    data: v.object({
      catalogList: v.array(v.object({ chapterId: wireId, catalogName: v.string(), level: v.nullish(wireNumber, 1) })),
    }),
  }),
  toResult: ({ data }): CatalogEntry[] =>
    data.catalogList.map(({ chapterId, catalogName, level }) => ({ chapterId, title: catalogName, level })),
});
