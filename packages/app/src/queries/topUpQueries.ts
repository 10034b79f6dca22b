import type { ApiClient } from '@shuye/api-client';
import { topUpProducts } from '@shuye/api-client/calls';
import type { OrderPayMode } from '@shuye/core-domain/host';
import { queryOptions } from '@tanstack/react-query';

/** The amounts that can be topped up by the host's way to pay [PAY-01]; always asked for afresh: their prices count. */
export const productsQuery = (client: ApiClient, payMode: OrderPayMode) =>
  queryOptions({
    queryKey: ['top-up-products', payMode],
    queryFn: ({ signal }) => client.send(topUpProducts, { payMode }, { signal }),
    staleTime: 0,
  });
