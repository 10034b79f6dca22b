import type { Chapter } from '@shuye/core-domain/chapter';
import type { AppError } from '@shuye/core-domain/error';
import type { ReadyChapter } from './ReadyChapter.ts';

export type OpenedChapter =
  | { status: 'loading'; index: number; chapter: Chapter }
  | { status: 'ready'; index: number; chapter: Chapter; content: ReadyChapter }
  /** `refusal` is the server's answer where it, not our rule, locked the chapter. */
  | { status: 'locked'; index: number; chapter: Chapter; refusal: AppError | undefined }
  | { status: 'failed'; index: number; chapter: Chapter; error: AppError };
