import type { BookBrief } from '@shuye/core-domain/book';
import { HOME_DIALOG_BOOKS, homeDialog } from '@shuye/core-domain/bookstore';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { homeBooksQuery } from '../../../queries/recommendQueries.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useElderMode } from '../../../hooks/useElderMode.ts';
import { parseClient } from './parseClient.ts';

const KEY = 'home_dialog';

const asTrue = (value: unknown): true | undefined => (value === true ? value : undefined);

interface HomeBooks {
  /** None once they were shown in this session, or where they are not to be shown [STORE-20..22]. */
  found: { books: readonly BookBrief[]; rid: string } | undefined;
  wereShown: () => void;
}

export function useHomeBooks(): HomeBooks {
  const { client, session, userAgent } = useServices();
  const isElder = useElderMode(({ isOn }) => isOn);
  const [shownInSession] = useState(() => session.read(KEY, asTrue) ?? false);
  const mayOpen = (bookCount: number): boolean =>
    homeDialog({ hasScrolled: true, shownInSession, isSwitchedOn: !isElder, bookCount, ...parseClient(userAgent) })
      .opens;

  // Nobody asks for what would not be shown.
  const { data } = useQuery({ ...homeBooksQuery(client), enabled: mayOpen(HOME_DIALOG_BOOKS) });
  const books = data?.books.slice(0, HOME_DIALOG_BOOKS) ?? [];
  return {
    found: data && mayOpen(books.length) ? { books, rid: data.rid } : undefined,
    wereShown: () => session.write(KEY, true),
  };
}
