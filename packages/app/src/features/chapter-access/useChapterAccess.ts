import type { ChapterAccess } from '@shuye/core-domain/access';
import type { Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import { guestMember } from '@shuye/core-domain/member';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useHoldings } from '../../hooks/useHoldings.ts';
import { accessInHost } from './accessInHost.ts';

export function useChapterAccess(book: Book): (chapter: Chapter) => ChapterAccess {
  const { reader } = useServices().host;
  const { member = guestMember } = useHoldings() ?? {};
  return useMemo(() => accessInHost(reader, book, member), [reader, book, member]);
}
