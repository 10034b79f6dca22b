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
  if (typeof hosts !== 'object' || hosts === null || Array.isArray(hosts))
    throw new Error(`${HOST_SETTINGS} must be a JSON object.`);
  const parsed = Object.entries(hosts).map(([id, given]) => [id, parseHostSettings(given, `${HOST_SETTINGS}: ${id}`)]);
  return Object.fromEntries(parsed) as NonNullable<RuntimeConfig['hostSettings']>;
}

/** A page that readers are led to. @throws Error for operators when no browser would go there from every page. */
function pageSetting(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const address = env[name];
  if (!address) return undefined;
  const isOfTheWeb = /^https?:\/\//i.test(address) && URL.canParse(address);
  if (isOfTheWeb || /^\/(?![/\\])/.test(address)) return address;
  throw new Error(`${name} is "${address}", but must be a web address, or a path that begins with /.`);
}

/**
 * Reads the configuration of pages from the environment, where an empty value is none: `SHUYE_SIGN_KEY_<SERVICE>` (the
 * gateway's local default unless set), `SHUYE_LOGIN_URL` (the gateway's login page unless set), `SHUYE_FEEDBACK_URL`
 * (the gateway's feedback page unless set), `SHUYE_SITE_ID`, `SHUYE_HOST_SETTINGS` (differences from the hosts' own).
 * Every service is called at the page's own origin: sessions are cookies of that origin. A key that a page carries is
 * no secret.
 * @throws Error for operators that names the first setting that cannot be used.
 */
export function runtimeConfig(env: NodeJS.ProcessEnv): RuntimeConfig {
  const loginUrl = pageSetting(env, 'SHUYE_LOGIN_URL');
  const feedbackUrl = pageSetting(env, 'SHUYE_FEEDBACK_URL');
  return {
    addresses: perService(() => ''),
    signKeys: perService((service) => env[`SHUYE_SIGN_KEY_${service.toUpperCase()}`] || `dev-${service}`),
    ...(loginUrl === undefined ? {} : { loginUrl }),
    ...(feedbackUrl === undefined ? {} : { feedbackUrl }),
    ...(env[HOST_SETTINGS] ? { hostSettings: hostSettings(env[HOST_SETTINGS]) } : {}),
    siteId: env['SHUYE_SITE_ID'] || '6666',
    version: env['SHUYE_VERSION'] || '0.1.0',
  };
}
