import type { ApiClient } from '@shuye/api-client';
import { logOut } from '@shuye/api-client/calls';

/** Logs the reader out on the server, which takes both cookies away [API-31]. */
export const endLogin = (client: ApiClient, userId: string): Promise<void> => client.send(logOut, { userId });
