import { buyChapter, syncBookmarks } from '@shuye/api-client/calls';
import { PAYMENT_CALLBACK } from '../../orders/callback/callbackRoutes.ts';
import { PAYMENT_SIGNATURE, signPayment } from '../../orders/callback/paymentSignature.ts';
import { signedRequest } from '../../testing/signedRequest.ts';
import { BOOK_ID } from './stock.ts';
import type { Errand, KilledReader } from './Errand.ts';
import { CALLBACK_KEY } from './startGateway.ts';

type Request = { path: string; init: RequestInit };

function requestOf(errand: Errand, userId: string): Request {
  const sender = { userId, now: Date.now() };
  if (errand.kind === 'purchase') {
    const { chapterId, ticketId } = errand;
    const ticketIds = ticketId === undefined ? [] : [ticketId];
    const input = { bookId: String(BOOK_ID), chapterId: String(chapterId), act: 'buy' as const, ticketIds };
    return signedRequest(buyChapter, input, sender);
  }
  if (errand.kind === 'sync') {
    return signedRequest(syncBookmarks, { now: sender.now, changes: errand.actions, pull: false, userId }, sender);
  }
  const { orderNo, amountFen } = errand;
  const body = JSON.stringify({ orderNo, userId, amountFen, outcome: 'paid', paymentId: `paid-${orderNo}` });
  const headers = { [PAYMENT_SIGNATURE]: signPayment(body, CALLBACK_KEY) };
  return { path: PAYMENT_CALLBACK, init: { method: 'POST', headers, body } };
}

/** Sends a change and gives the whole answer; undefined when the server died before it. */
export async function sendErrand(
  origin: string,
  { userId, token }: Pick<KilledReader, 'userId' | 'token'>,
  errand: Errand,
): Promise<string | undefined> {
  const { path, init } = requestOf(errand, userId);
  const headers = {
    ...Object.fromEntries(new Headers(init.headers)),
    authorization: `Bearer ${token}`,
    ...('key' in errand ? { 'idempotency-key': errand.key } : {}),
  };
  try {
    const response = await fetch(`${origin}${path}`, { ...init, headers });
    return await response.text();
  } catch (error) {
    // All that fetch tells of a connection that broke.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
