import type { ApiClient } from '@shuye/api-client';
import { refreshLogin } from '@shuye/api-client/calls';

/** Has the server give the session a new token, in the cookie that carries it [API-23]. */
export const renewLogin = async (client: ApiClient): Promise<void> => void (await client.send(refreshLogin, undefined));
