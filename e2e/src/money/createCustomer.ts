import { createHmac, randomUUID } from 'node:crypto';
import { expect, type BrowserContext } from '@playwright/test';
import { aPhone } from '../steps/login.ts';
import { signedForm } from '../support/signedForm.ts';
import { CALLBACK_KEY, LOGIN_CODE } from '../support/startServers.ts';

const hiddenValue = (html: string, name: string): string =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Logs a new account in by the forms of the login page alone, without opening a page. @returns Its id. */
async function logInByForms(context: BrowserContext, url: string): Promise<string> {
  const { request } = context;
  const page = await (await request.get(`${url}/login?priority=code`)).text();
  const fields = { state: hiddenValue(page, 'state'), redirect_uri: '', phone: aPhone(), agreed: '1' };
  expect((await request.post(`${url}/login/code`, { form: fields })).ok()).toBe(true);
  await request.post(`${url}/login`, { form: { ...fields, code: LOGIN_CODE }, maxRedirects: 0 });
  await context.clearCookies({ name: 'shuye_new' });
  const userId = (await context.cookies(url)).find(({ name }) => name === 'shuye_uid')?.value;
  if (userId === undefined) throw new Error('The login gave no account.');
  return userId;
}

/** An account of this browser with beans that were paid for: 1000, or what the product of another number gives. */
export async function createCustomer(
  context: BrowserContext,
  url: string,
  product: { id: string; yuan: number } = { id: '6', yuan: 100 },
): Promise<string> {
  const userId = await logInByForms(context, url);
  const order = await context.request.post(`${url}/createOrder`, {
    form: signedForm('pay', { userId, productId: product.id, price: `${product.yuan}`, modeId: '11', platform: '0' }),
    headers: { 'idempotency-key': randomUUID() },
  });
  const answered = (await order.json()) as { data?: { orderNo?: string }; orderNo?: string };
  const orderNo = answered.data?.orderNo ?? answered.orderNo;
  const payment = { orderNo, userId, amountFen: product.yuan * 100, outcome: 'paid', paymentId: randomUUID() };
  const data = JSON.stringify(payment);
  const signature = createHmac('sha256', CALLBACK_KEY).update(data).digest('hex');
  const headers = { 'x-payment-signature': signature, 'content-type': 'application/json' };
  const paid = await context.request.post(`${url}/pay/callback`, { data, headers });
  expect(paid.status()).toBe(200);
  return userId;
}
