/** Keys of the server under load; they hold for the time of the run. */
export const LOAD_KEYS = {
  secret: 'secret key of a server under load, all of it',
  callback: 'callback key of a server under load',
  host: 'host key of a server under load',
} as const;
