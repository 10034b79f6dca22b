import type { ReaderRights } from '@shuye/core-domain/access';
import type { Book } from '@shuye/core-domain/book';
import { guestMember } from '@shuye/core-domain/member';
import { useHoldings } from '../../hooks/useHoldings.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { rightsInHost } from './accessInHost.ts';

export function useReaderRights(book: Book): ReaderRights {
  const { reader } = useServices().host;
  const { member = guestMember } = useHoldings() ?? {};
  return rightsInHost(reader, book, member);
}
