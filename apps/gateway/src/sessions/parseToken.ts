import { loginCookies } from '@shuye/core-domain/member';
import { parseCookie } from './parseCookie.ts';

const BEARER = /^Bearer ([\w-]{20,200})$/;

/** The token of a host's page, which keeps it in memory. */
export const bearerToken = (headers: Headers): string | undefined =>
  BEARER.exec(headers.get('authorization') ?? '')?.[1];

/** The token that a request brings: a host's as bearer token, a browser's as cookie. */
export const parseToken = (headers: Headers): string | undefined =>
  bearerToken(headers) ?? (parseCookie(headers, loginCookies.token) || undefined);
