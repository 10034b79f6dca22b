import type { HostSystem } from '../host/platformId.ts';
import { buildQuery } from '../query/buildQuery.ts';

/** What stands before the place in the app, by system (D-116); another brand replaces this value. */
export const appLinkPrefixes: Readonly<Record<HostSystem, string>> = {
  ios: 'shuye://',
  android: 'shuye://com.shuye.reader/',
  harmony: 'shuyehm://',
};

export interface AppLinkTarget {
  bookId?: string | undefined;
  from: string;
}

/** The address that opens the native app at a book, or without one at the book store [GUIDE-01..06] (D-116). */
export function appLink(system: HostSystem, { bookId, from }: AppLinkTarget, prefixes = appLinkPrefixes): string {
  const page = bookId ? 'openbook' : 'bookstore';
  return (
    prefixes[system] +
    page +
    buildQuery([
      ['bookId', bookId],
      ['from', from],
    ])
  );
}
