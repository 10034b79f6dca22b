import type { Query } from './parseQuery.ts';

/** Channel of readers who came by no named one [CONST-01]. */
export const DEFAULT_SITE_ID = '6666';

/** What the address by which a visit began says of it, whichever page it is; it holds until the page is left. */
export interface Entry {
  siteId: string;
  /** Session of the entry, for events alone (D-105). */
  sid: string | undefined;
  /** The host's viewport, in CSS pixels [RPARAM-16] [RPARAM-17]. */
  windowHeight: number | undefined;
  windowWidth: number | undefined;
}

/** A name longer than this is no channel and no session: servers would refuse every call that carries it. */
const MAX_NAME_LENGTH = 64;

const named = (text: string | undefined): string | undefined =>
  text && text.length <= MAX_NAME_LENGTH ? text : undefined;

function positive(text: string | undefined): number | undefined {
  const value = Number(text);
  return value > 0 && value < Infinity ? value : undefined;
}

/** The entry's parameters from its address. A channel that it names counts for more than the one of whoever serves the page. */
export const parseEntryQuery = (query: Query, servedSiteId: string): Entry => ({
  siteId: named(query.get('siteid')) || servedSiteId || DEFAULT_SITE_ID,
  sid: named(query.get('sid')),
  windowHeight: positive(query.get('windowHeight')),
  windowWidth: positive(query.get('windowWidth')),
});
