import { decodeChapter } from '@shuye/core-domain/content';
import { AppError } from '@shuye/core-domain/error';
import * as v from 'valibot';
import type { ChapterRow } from '../database/schema/Tables.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import { utf8 } from '../files/utf8.ts';
import { chapterFile } from './contentFolders.ts';
import { kindOf } from './isIntact.ts';

const schema = v.object({ state: v.literal(200), ChapterContent: v.string(), css: v.optional(v.string()) });

const PICTURE = /<img src="([^"]{1,300})"/g;

function parse(json: string): v.InferOutput<typeof schema> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(json));
    return result.success ? result.output : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function decodes(encoded: string): boolean {
  try {
    decodeChapter(encoded, utf8);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** What is wrong with a chapter's file, undefined when it reads; `pictures` are the paths of all stored pictures. */
export async function checkContent(
  files: FileStore,
  chapter: ChapterRow,
  pictures: ReadonlySet<string>,
): Promise<string | undefined> {
  const name = chapterFile(kindOf(chapter), chapter.content_file);
  const path = files.locate(name);
  const bytes = await files.read(name);
  if (bytes === undefined) return `${path} is missing`;
  const content = parse(bytes.toString());
  if (!content) return `${path} is no content file`;
  if (content.css === undefined) return decodes(content.ChapterContent) ? undefined : `${path} does not decode`;
  const lost = [...content.ChapterContent.matchAll(PICTURE)]
    .map(([, src = '']) => src)
    .find((src) => !pictures.has(src));
  return lost === undefined ? undefined : `${path} shows a picture that is missing: ${lost}`;
}
