import type { AppError } from '@shuye/core-domain/error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookQuery } from '../../../../queries/bookQueries.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';

interface Refused {
  bookId: string;
  refusal: AppError | undefined;
  isCurrent: boolean;
}

/**
 * The server locks what our rule opens where a membership or a free time has ended while its reader read on: both are
 * asked for again, so that the page offers what opens the chapter now [READER-34] [READER-36].
 */
export function useRightsAfterRefusal({ bookId, refusal, isCurrent }: Refused): void {
  const { client } = useServices();
  const query = useQueryClient();

  useEffect(() => {
    if (!refusal || !isCurrent) return;
    void query.invalidateQueries(bookQuery(client, bookId));
    void query.invalidateQueries({ queryKey: ['holdings'] });
  }, [client, query, bookId, refusal, isCurrent]);
}
