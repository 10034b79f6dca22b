import { createHmac, randomUUID } from 'node:crypto';
import { expect, type BrowserContext } from '@playwright/test';
import { logInByForms } from '../steps/logInByForms.ts';
import { signedForm } from '../support/signedForm.ts';
import { CALLBACK_KEY } from '../support/startServers.ts';

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
