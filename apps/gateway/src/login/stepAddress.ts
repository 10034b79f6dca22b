import type { LoginAim } from './LoginView.ts';

/** The address of a step of a login, which names where it leads and never whose it is. */
export const stepAddress = (
  path: '/login' | '/login/code',
  { isRegistering, maxAge, returnTo, backTo }: LoginAim,
  more: Readonly<Record<string, string>> = {},
): string =>
  `${path}?${new URLSearchParams({
    priority: 'code',
    ...(isRegistering ? { register: '1' } : {}),
    ...(maxAge === undefined ? {} : { max_age: String(maxAge) }),
    redirect_uri: returnTo,
    back: backTo,
    ...more,
  }).toString()}`;
