import { lockedPreview, type ChapterAccess } from '@shuye/core-domain/access';
import type { Chapter, ContentPrefixes } from '@shuye/core-domain/chapter';
import { useQuery } from '@tanstack/react-query';
import { readerOptionsQuery } from '../../../../queries/readerOptionsQuery.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import { lockedPreviewQuery } from './lockedPreviewQuery.ts';

const NO_PREFIXES: ContentPrefixes = { free: '', charge: '' };

interface LockedPreviewOptions {
  bookId: string;
  access: ChapterAccess;
  chapter: Chapter;
  prefixes: ContentPrefixes | undefined;
}

/** Asks how a locked chapter begins, where the host and the book show it [READER-43]. One that does not come is not missed. */
export function useLockedPreview({ bookId, access, chapter, prefixes = NO_PREFIXES }: LockedPreviewOptions) {
  const { client, host } = useServices();
  const options = useQuery(readerOptionsQuery(client, bookId));
  // The server's word on this book goes before the host's on all; until it came nothing is asked for that may not be shown.
  const showsLockedPreview =
    !options.isLoading && (options.data?.showsLockedPreview ?? host.reader.showsLockedPreview ?? false);
  const isWanted = lockedPreview({ access, showsLockedPreview, chapter, prefixes }) !== undefined;
  const { data: text = '', isLoading } = useQuery(lockedPreviewQuery({ client, chapter, prefixes, isWanted }));
  return { text, isLoading: isLoading || options.isLoading };
}
