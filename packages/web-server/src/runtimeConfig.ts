import type { RuntimeConfig } from '@shuye/app/server';
import { services } from '@shuye/core-domain/sign';
import { parseHostSettings } from '@shuye/host-bridges/settings';

const HOST_SETTINGS = 'SHUYE_HOST_SETTINGS';

const perService = (valueOf: (service: string) => string) =>
  Object.fromEntries(services.map((service) => [service, valueOf(service)]));

/** @throws Error for operators that names the first setting that cannot be used. */
function hostSettings(text: string): NonNullable<RuntimeConfig['hostSettings']> {
  let hosts: unknown;
  try {
    hosts = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${HOST_SETTINGS} must be JSON: an object with the settings of each host.`, { cause });
  }
  if (typeof hosts !== 'object' || hosts === null) throw new Error(`${HOST_SETTINGS} must be a JSON object.`);
  const parsed = Object.entries(hosts).map(([id, given]) => [id, parseHostSettings(given, `${HOST_SETTINGS}: ${id}`)]);
  return Object.fromEntries(parsed) as NonNullable<RuntimeConfig['hostSettings']>;
}

/**
 * Reads the configuration of pages from the environment, where an empty value is none: `SHUYE_SIGN_KEY_<SERVICE>` (the
 * gateway's local default unless set), `SHUYE_LOGIN_URL` (the gateway's login page unless set), `SHUYE_FEEDBACK_URL`
 * (the gateway's feedback page unless set), `SHUYE_SITE_ID`, `SHUYE_HOST_SETTINGS` (differences from the hosts' own).
 * Every service is called at the page's own origin: sessions are cookies of that origin. A key that a page carries is
 * no secret.
 */
export const runtimeConfig = (env: NodeJS.ProcessEnv): RuntimeConfig => ({
  addresses: perService(() => ''),
  signKeys: perService((service) => env[`SHUYE_SIGN_KEY_${service.toUpperCase()}`] || `dev-${service}`),
  ...(env['SHUYE_LOGIN_URL'] ? { loginUrl: env['SHUYE_LOGIN_URL'] } : {}),
  ...(env['SHUYE_FEEDBACK_URL'] ? { feedbackUrl: env['SHUYE_FEEDBACK_URL'] } : {}),
  ...(env[HOST_SETTINGS] ? { hostSettings: hostSettings(env[HOST_SETTINGS]) } : {}),
  siteId: env['SHUYE_SITE_ID'] || '6666',
  version: env['SHUYE_VERSION'] || '0.1.0',
});
