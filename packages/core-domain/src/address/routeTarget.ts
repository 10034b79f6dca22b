import { looksDeceptive } from './looksDeceptive.ts';

/** A line of the route table: patterns such as `/reader/:bookId`. */
export interface RoutePattern {
  name: string;
  paths: readonly string[];
}

const BASE = 'https://route.invalid';
/** No id, title or word in a path is longer (E10). */
const MAX_PARAMETER_LENGTH = 200;

const segments = (path: string): string[] => path.replace(/\/$/, '').split('/');

/** Would end the segment, or climb out of it, once it is decoded again. */
const BREAKS_OUT = /[\\/\u0000-\u001f\u007f]|%(?:2e|2f|5c)/i;

function isParameter(segment: string): boolean {
  try {
    const value = decodeURIComponent(segment);
    return value !== '' && value.length <= MAX_PARAMETER_LENGTH && !BREAKS_OUT.test(value);
  } catch {
    // The decoder's only way to say no.
    return false;
  }
}

function matches(pattern: string, pathname: string): boolean {
  const [expected, given] = [segments(pattern), segments(pathname)];
  return (
    expected.length === given.length &&
    expected.every((part, at) => (part.startsWith(':') ? isParameter(given[at] ?? '') : part === given[at]))
  );
}

/**
 * Where an address or a route name from outside may lead: a path of the route table with its query, as the browser will read
 * it, or undefined (E9, P18). It never begins with `//`, names no host and no scheme.
 */
export function routeTarget(target: string, routes: readonly RoutePattern[]): string | undefined {
  const named = routes.find(({ name }) => name === target)?.paths.find((path) => !path.includes(':'));
  if (named !== undefined) return named;
  if (!target.startsWith('/') || looksDeceptive(target)) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(target, BASE);
    const isListed = routes.some(({ paths }) => paths.some((pattern) => matches(pattern, pathname)));
    return origin === BASE && isListed ? pathname + search + hash : undefined;
  } catch {
    // The parser's only way to say no.
    return undefined;
  }
}
