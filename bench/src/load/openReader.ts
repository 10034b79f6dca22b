import { createHmac } from 'node:crypto';
import { createOrder, logInByHost, userInfo } from '@shuye/api-client/calls';
import { OrderPayMode } from '@shuye/core-domain/host';
import type { LoadReader } from './LoadReader.ts';
import { LOAD_KEYS } from './loadKeys.ts';
import { send, type Outgoing } from './send.ts';
import { guest, signCall } from './signCall.ts';

const HOUR = 3_600_000;

async function ask<Answer>(port: number, outgoing: Outgoing): Promise<Answer> {
  const incoming = await send(port, outgoing);
  const answer = JSON.parse(incoming?.body ?? '{}') as { state?: number };
  if (incoming?.status !== 200 || (answer.state ?? 200) !== 200) {
    throw new Error(`${outgoing.path} answers ${incoming?.status}: ${incoming?.body}`);
  }
  return answer as Answer;
}

/** Logs a new reader in as a host does, and pays for beans as a provider does. */
export async function openReader(
  port: number,
  name: string,
  chapters: LoadReader['chaptersToBuy'],
): Promise<LoadReader> {
  const expiresAt = String(Date.now() + HOUR);
  const print = createHmac('sha256', LOAD_KEYS.host).update(`host-code:alipay:${name}:${expiresAt}`).digest('hex');
  const login = signCall(logInByHost, { host: 'alipay', code: `${name}.${expiresAt}.${print}` }, guest);
  const { userId, token } = await ask<{ userId: string; token: string }>(port, login);

  const product = { productId: '6', priceYuan: 100 };
  const order = signCall(
    createOrder,
    { product, payMode: OrderPayMode.Bridge },
    { userId, token, key: `order-${name}` },
  );
  const { orderNo } = await ask<{ orderNo: string }>(port, order);
  const body = JSON.stringify({ orderNo, userId, amountFen: 10_000, outcome: 'paid', paymentId: `paid-${name}` });
  const signature = createHmac('sha256', LOAD_KEYS.callback).update(body).digest('hex');
  await ask(port, { method: 'POST', path: '/pay/callback', headers: { 'x-payment-signature': signature }, body });
  const held = signCall(userInfo, undefined, { userId, token });
  const assets = await ask<{ info: { userInfo: { balance: number } } }>(port, held);
  return {
    userId,
    token,
    beans: assets.info.userInfo.balance,
    chaptersToBuy: [...chapters],
    lastSequence: 0,
    lastTime: 0,
    journal: [],
    isSyncing: false,
  };
}
