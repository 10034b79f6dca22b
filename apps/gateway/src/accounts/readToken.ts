import { loginCookies } from '@shuye/core-domain';

const BEARER = /^Bearer ([\w-]{20,200})$/;

const cookie = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The token that a request brings: a host's as bearer token, a browser's as cookie. */
export const readToken = (headers: Headers): string | undefined =>
  BEARER.exec(headers.get('authorization') ?? '')?.[1] ??
  (cookie(headers.get('cookie') ?? '', loginCookies.token) || undefined);
