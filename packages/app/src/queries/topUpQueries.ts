import type { ApiClient } from '@shuye/api-client';
import { topUpProducts } from '@shuye/api-client/calls';
import type { OrderPayMode } from '@shuye/core-domain/host';
import { queryOptions } from '@tanstack/react-query';

/** Amounts depend on the host's way to pay [PAY-01]; they are always asked for afresh, since their prices count. */
export const productsQuery = (client: ApiClient, payMode: OrderPayMode) =>
  queryOptions({
    queryKey: ['top-up-products', payMode],
    queryFn: ({ signal }) => client.send(topUpProducts, { payMode }, { signal }),
    staleTime: 0,
  });
