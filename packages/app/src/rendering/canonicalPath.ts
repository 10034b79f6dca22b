import { matchRoute } from '../router/matchRoute.ts';
import { isRendered } from './publicRoutes.ts';

/** Numbers that the library counts its books and questions by; other parts, such as a word to search, may begin with a nought. */
const NUMBERED = new Set([':bookId', ':bid', ':bookFile', ':questionId']);

const isDecodable = (part: string): boolean => {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
};

/** One spelling of each escape: none for what needs none, and capital digits. */
const withPlainEscapes = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });

/** What stands for a parameter, in the one spelling that is listed. */
function spelledParameter(name: string, value: string): string {
  // Half a character is taken as the letters that it is written in.
  if (!isDecodable(value)) return encodeURIComponent(value);
  return NUMBERED.has(name) ? value.replace(/^0+(?=\d+(?:\.html)?$)/i, '') : value;
}

/** The path in the letters of the pattern that it fits; addresses are found whatever case they are written in. */
function spelledAs(patterns: readonly string[], path: string): string {
  const parts = path.split('/');
  const isSame = (written: string, at: number): boolean =>
    written.startsWith(':') || written.toLowerCase() === parts[at]?.toLowerCase();
  const fitting = patterns
    .map((pattern) => pattern.split('/'))
    .find((p) => p.length === parts.length && p.every(isSame));
  if (!fitting) return path;
  return fitting
    .map((written, at) => (written.startsWith(':') ? spelledParameter(written, parts[at] ?? '') : written))
    .join('/');
}

/**
 * The path that a page for everyone is listed by, for a spelling of it that differs: with slashes at its end, in other
 * letters or escapes, or without the suffix that links for search engines write (D-012). Covers keep their variants: hosts tell them apart (D-095).
 */
export function canonicalPath(pathname: string): string {
  const written = withPlainEscapes(pathname);
  const match = matchRoute(written);
  if (!match) return pathname;
  if (!isRendered(match)) return written;
  const { bookFile, queryFile } = match.params;
  const path = spelledAs(match.route.patterns, written.replace(/\/+$/, '') || '/');
  return (bookFile ?? queryFile) === undefined || /\.html$/i.test(path)
    ? path.replace(/\.html$/i, '.html')
    : `${path}.html`;
}
