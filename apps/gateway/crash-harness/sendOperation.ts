import { buyChapter, syncBookmarks } from '@shuye/api-client/calls';
import { PurchaseAct } from '@shuye/core-domain/purchase';
import { PAYMENT_CALLBACK } from '../src/orders/callback/callbackRoutes.ts';
import { PAYMENT_SIGNATURE, signPayment } from '../src/orders/callback/paymentSignature.ts';
import { signedRequest } from '../src/testing/signedRequest.ts';
import { BOOK_ID } from './seedShop.ts';
import type { Operation, CrashTestReader } from './Operation.ts';
import { CALLBACK_KEY } from './startGateway.ts';

type Request = { path: string; init: RequestInit };

function requestOf(operation: Operation, userId: string): Request {
  const sender = { userId, nowMs: Date.now() };
  if (operation.kind === 'purchase' || operation.kind === 'automatic purchase') {
    const chapter = { bookId: String(BOOK_ID), chapterId: String(operation.chapterId) };
    if (operation.kind === 'automatic purchase')
      return signedRequest(buyChapter, { ...chapter, act: PurchaseAct.BuyAutomatically }, sender);
    const ticketIds = operation.ticketId === undefined ? [] : [operation.ticketId];
    return signedRequest(buyChapter, { ...chapter, act: PurchaseAct.Buy, ticketIds }, sender);
  }
  if (operation.kind === 'sync') {
    return signedRequest(
      syncBookmarks,
      { nowMs: sender.nowMs, changes: operation.actions, pull: false, userId },
      sender,
    );
  }
  const { orderNo, amountFen } = operation;
  const body = JSON.stringify({ orderNo, userId, amountFen, outcome: 'paid', paymentId: `paid-${orderNo}` });
  const headers = { [PAYMENT_SIGNATURE]: signPayment(body, CALLBACK_KEY) };
  return { path: PAYMENT_CALLBACK, init: { method: 'POST', headers, body } };
}

/** Sends a change and gives the whole answer; undefined when the server died before it. */
export async function sendOperation(
  origin: string,
  { userId, token }: Pick<CrashTestReader, 'userId' | 'token'>,
  operation: Operation,
): Promise<string | undefined> {
  const { path, init } = requestOf(operation, userId);
  const headers = {
    ...Object.fromEntries(new Headers(init.headers)),
    authorization: `Bearer ${token}`,
    ...('key' in operation ? { 'idempotency-key': operation.key } : {}),
  };
  try {
    const response = await fetch(`${origin}${path}`, { ...init, headers });
    return await response.text();
  } catch (error) {
    // fetch reports no more of a broken connection.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
