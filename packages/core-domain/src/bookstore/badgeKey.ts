/** What is remembered of a badge that was seen: the entry and its words, so that new words are unread again (D-151). */
export const badgeKey = (name: string, badge: string): string => `${name}|${badge}`;

/** A badge shows while it has words that were not clicked yet [STORE-28]. */
export const badgeShows = (name: string, badge: string, read: ReadonlySet<string>): boolean =>
  badge !== '' && !read.has(badgeKey(name, badge));
