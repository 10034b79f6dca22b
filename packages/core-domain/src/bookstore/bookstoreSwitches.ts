/** Features that the store's server can switch off (D-152). */
export type BookstoreSwitch = 'homeRecommend' | 'readReport';

/** A feature that the server does not list is on. */
export const isSwitchedOn = (flags: Readonly<Record<string, boolean>>, name: BookstoreSwitch): boolean =>
  flags[name] !== false;
