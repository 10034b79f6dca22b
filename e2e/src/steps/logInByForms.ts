import { expect, type BrowserContext } from '@playwright/test';
import { LOGIN_CODE } from '../support/startServers.ts';
import { aPhone } from './login.ts';

const hiddenValue = (html: string, name: string): string =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(html)?.[1] ?? '';

/**
 * Logs a new account with an empty shelf in by the forms of the login page alone, without opening a page: for journeys
 * that are not about logging in. A login that the browser still has makes no difference. Without `url` at the address
 * that the journeys run at. The account of `phone` is a new one unless it logged in before.
 * @returns Its id.
 */
export async function logInByForms(context: BrowserContext, url = '', phone = aPhone()): Promise<string> {
  const { request } = context;
  // As a browser does it: a connection that the server has just given up is opened anew.
  const page = await (await request.get(`${url}/login?priority=code&max_age=0`, { maxRetries: 1 })).text();
  const fields = { state: hiddenValue(page, 'state'), redirect_uri: '', phone, agreed: '1' };
  expect((await request.post(`${url}/login/code`, { form: fields })).ok()).toBe(true);
  await request.post(`${url}/login`, { form: { ...fields, code: LOGIN_CODE }, maxRedirects: 0 });
  await context.clearCookies({ name: 'shuye_new' });
  const userId = (await context.cookies()).find(({ name }) => name === 'shuye_uid')?.value;
  if (userId === undefined) throw new Error('The login gave no account.');
  return userId;
}
