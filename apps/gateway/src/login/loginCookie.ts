/** Seconds that a login page may lie open. */
export const PAGE_LASTS = 30 * 60;

/** A cookie of the login pages, for no other pages, no script and no other site; zero `seconds` take it away. */
export const loginCookie = (name: string, value: string, seconds: number, isSecure: boolean): string =>
  [
    `${name}=${value}`,
    'Path=/login',
    `Max-Age=${seconds}`,
    'SameSite=Strict',
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
