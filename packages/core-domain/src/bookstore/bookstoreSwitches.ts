export type BookstoreSwitch = 'homeRecommend' | 'readReport';

/** A feature that the store's server does not list is on (D-152). */
export const isSwitchedOn = (flags: Readonly<Record<string, boolean>>, name: BookstoreSwitch): boolean =>
  flags[name] !== false;
