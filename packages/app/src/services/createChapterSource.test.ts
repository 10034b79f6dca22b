import type { ApiClient } from '@shuye/api-client';
import { BookFormat } from '@shuye/core-domain/book';
import type { ContentPart } from '@shuye/core-domain/chapter';
import { encodeChapter } from '@shuye/core-domain/content';
import { AppError } from '@shuye/core-domain/error';
import { aChapter } from '@shuye/core-domain/testing';
import { describe, expect, it } from 'vitest';
import { createChapterSource } from './createChapterSource.ts';

const list = { bookId: '1001', chapters: [], volumes: [], prefixes: { free: '/free/', charge: '/charge/' } };

const part = (suffix: string, isFree = true): ContentPart => ({ suffix, isFree });

/** A source whose files hold what `files` says. */
function aSource(format: BookFormat, files: Readonly<Record<string, { ChapterContent: string; css?: string }>>) {
  const client: ApiClient = {
    send: () => Promise.reject(new Error('not asked for')),
    content: async (_prefixes, { suffix }) => {
      const file = files[suffix];
      if (!file) throw new AppError('server', '本章为付费章节，请注意', { code: 403 });
      return { state: 200, message: '', css: '', ...file };
    },
    serverMs: () => 0,
  };
  return createChapterSource({
    client,
    format: async () => format,
    list: async () => list,
  });
}

const encoded = (text: string) => ({ ChapterContent: encodeChapter(new TextEncoder().encode(text)) });

describe('the text of a chapter', () => {
  it('is a content file, decoded, its parts joined in their order [API-19, CACHE-07] [CACHE-10]', async () => {
    const source = aSource(BookFormat.Standard, { a: encoded('一盏灯'), b: encoded('一座山') });
    const chapter = aChapter({ parts: [part('a'), part('b', false)] });
    expect(await source.content(list, chapter)).toEqual({ kind: 'text', text: '一盏灯\n一座山' });
  });

  it('is not shown in half: a part that is refused refuses the chapter [CACHE-10]', async () => {
    const source = aSource(BookFormat.Standard, { a: encoded('一盏灯') });
    const chapter = aChapter({ parts: [part('a'), part('b', false)] });
    await expect(source.content(list, chapter)).rejects.toMatchObject({ code: 403 });
  });

  it('is an error when it cannot be read', async () => {
    const source = aSource(BookFormat.Standard, { a: { ChapterContent: '???' } });
    await expect(source.content(list, aChapter({ parts: [part('a')] }))).rejects.toMatchObject({ kind: 'content' });
  });

  it('of an epub is markup with its style, as it came [API-19, CACHE-08]', async () => {
    const source = aSource(BookFormat.Epub, { a: { ChapterContent: '<p>鱼腥草</p>', css: 'p{color:red}' } });
    expect(await source.content(list, aChapter({ parts: [part('a')] }))).toEqual({
      kind: 'markup',
      markup: '<p>鱼腥草</p>',
      css: 'p{color:red}',
    });
  });
});
