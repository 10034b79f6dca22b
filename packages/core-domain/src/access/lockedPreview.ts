import { contentAddress } from '../address/contentAddress.ts';
import type { Chapter, ContentPrefixes } from '../chapter/Chapter.ts';
import type { ChapterAccess } from './bookAccess.ts';

export interface PreviewRequest {
  access: ChapterAccess;
  showsLockedPreview: boolean;
  chapter: Pick<Chapter, 'previewSuffix'>;
  prefixes: ContentPrefixes;
}

/** Address of the beginning that a locked chapter shows, where the host allows one and the book has one (D-078). */
export function lockedPreview({ access, showsLockedPreview, chapter, prefixes }: PreviewRequest): string | undefined {
  if (!access.locked || !showsLockedPreview || !prefixes.preview || !chapter.previewSuffix) return undefined;
  return contentAddress(prefixes.preview, chapter.previewSuffix);
}
