import type { RuntimeConfig } from '@shuye/app/server';
import { services } from '@shuye/core-domain/sign';

const perService = (env: NodeJS.ProcessEnv, prefix: string, otherwise: (service: string) => string) =>
  Object.fromEntries(services.map((service) => [service, env[prefix + service.toUpperCase()] || otherwise(service)]));

/**
 * What pages are told, from the environment, where an empty value is none: `SHUYE_ADDRESS_<SERVICE>` (the page's own origin unless set),
 * `SHUYE_SIGN_KEY_<SERVICE>` (the gateway's local default unless set), `SHUYE_LOGIN_URL` (the gateway's login page unless set),
 * `SHUYE_FEEDBACK_URL` (the gateway's feedback page unless set), `SHUYE_SITE_ID`. A key that a page carries is no secret.
 */
export const runtimeConfig = (env: NodeJS.ProcessEnv): RuntimeConfig => ({
  addresses: perService(env, 'SHUYE_ADDRESS_', () => ''),
  signKeys: perService(env, 'SHUYE_SIGN_KEY_', (service) => `dev-${service}`),
  ...(env['SHUYE_LOGIN_URL'] ? { loginUrl: env['SHUYE_LOGIN_URL'] } : {}),
  ...(env['SHUYE_FEEDBACK_URL'] ? { feedbackUrl: env['SHUYE_FEEDBACK_URL'] } : {}),
  siteId: env['SHUYE_SITE_ID'] || '6666',
  version: env['SHUYE_VERSION'] || '0.1.0',
});
