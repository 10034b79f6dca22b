/** The login page of the plain web unless the configuration names another one (D-017). */
export const DEFAULT_LOGIN_URL = '/login';

export interface LoginLinkOptions {
  /** Full address that the login leads back to. */
  returnTo: string;
  /** The reader wants a new account (D-018). */
  registers?: boolean;
}

/** The address of the login page that leads back to `returnTo` afterwards [AUTH-09] (D-193). */
export function loginAddress(loginUrl: string, { returnTo, registers = false }: LoginLinkOptions): string {
  const query = `priority=code&redirect_uri=${encodeURIComponent(returnTo)}${registers ? '&register=1' : ''}`;
  return `${loginUrl}${loginUrl.includes('?') ? '&' : '?'}${query}`;
}
