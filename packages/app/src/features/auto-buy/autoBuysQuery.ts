import { listAutoBuys } from '@shuye/api-client/calls';
import { isLoggedInId } from '@shuye/core-domain/member';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services/Services.ts';

export const autoBuysQuery = ({ client, userId }: Pick<Services, 'client' | 'userId'>) =>
  queryOptions({
    queryKey: ['auto-buys', userId()],
    enabled: isLoggedInId(userId()),
    queryFn: ({ signal }) => client.send(listAutoBuys, undefined, { signal }),
  });
