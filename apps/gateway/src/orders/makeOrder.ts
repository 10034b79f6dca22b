import { randomBytes } from 'node:crypto';
import { returnUrl } from '@shuye/core-domain/address';
import { messages } from '@shuye/core-domain/error';
import { OrderPayMode } from '@shuye/core-domain/host';
import { OrderStatus } from '@shuye/core-domain/order';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';
import { BadRequest, CallError, TooManyRequests } from '../calls/callErrors.ts';
import type { PaySettings } from '../calls/PaySettings.ts';

const NO_PRODUCT = 404;
const OTHER_PRICE = 412;
const NO_CASHIER = 503;

/** Orders of an account that nothing was paid for, a day. */
const MAX_UNPAID_PER_DAY = 50;

const DAY_MS = 86_400_000;

/** What was not paid by then never will be: providers close an order within days. */
const UNPAID_TTL_MS = 30 * DAY_MS;

interface NewOrder {
  userId: string;
  productId: string;
  /** As the reader saw it; the table's own price is what counts. */
  priceYuan: number;
  payMode: OrderPayMode;
  clientRedirectUrl?: string | undefined;
  /** Origins that a cashier may send the browser back to. */
  returnOrigins: readonly string[];
  nowMs: number;
}

/** 160 bits: cannot be guessed. */
const newNumber = (): string => randomBytes(20).toString('hex');

function backTo(address: string | undefined, origins: readonly string[]): string {
  const trusted = returnUrl(address ?? '', origins);
  if (trusted === undefined) throw new BadRequest('clientRedirectUrl: not an address of a known page');
  return trusted;
}

/**
 * Deletes what an account ordered long ago and never paid.
 * @throws TooManyRequests where it has ordered more than anybody pays for.
 */
async function makeRoom(transaction: Transaction<Tables>, userId: string, nowMs: number): Promise<void> {
  await transaction
    .deleteFrom('top_up_order')
    .where('user_id', '=', userId)
    .where('status', '!=', OrderStatus.Paid)
    // A payment that was not taken is the operator's to look at.
    .where('flag', '=', '')
    .where('created_at', '<=', nowMs - UNPAID_TTL_MS)
    .execute();
  const { unpaid, oldest } = await transaction
    .selectFrom('top_up_order')
    .select(({ fn }) => [fn.countAll<number>().as('unpaid'), fn.min('created_at').as('oldest')])
    .where('user_id', '=', userId)
    .where('status', '!=', OrderStatus.Paid)
    .where('created_at', '>', nowMs - DAY_MS)
    .executeTakeFirstOrThrow();
  if (unpaid >= MAX_UNPAID_PER_DAY) throw new TooManyRequests(oldest + DAY_MS - nowMs);
}

/**
 * Makes an order of a listed product at the table's price, and says how to pay it: the cashier's address on the
 * page's own origin, or the number that a host's bridge is given.
 * @throws CallError for a product that is not sold, at another price, or where payments are disabled; BadRequest for a
 * page that is not ours to return to.
 */
export async function makeOrder(
  transaction: Transaction<Tables>,
  order: NewOrder,
  pay: PaySettings,
): Promise<{ orderNo: string; payInfo: string }> {
  const { userId, productId, priceYuan, payMode, clientRedirectUrl, returnOrigins, nowMs } = order;
  if (!pay.sampleCashier || pay.callbackKey === undefined) throw new CallError(NO_CASHIER, messages.payLaunchFailure);
  const product = await transaction
    .selectFrom('top_up_product')
    .selectAll()
    .where('id', '=', productId)
    .where('is_listed', '=', 1)
    .executeTakeFirst();
  if (!product) throw new CallError(NO_PRODUCT, messages.chooseAmount);
  if (product.price_fen / 100 !== priceYuan) throw new CallError(OTHER_PRICE, messages.chooseAmount);

  await makeRoom(transaction, userId, nowMs);
  const isRedirect = payMode === OrderPayMode.Redirect;
  const return_url = isRedirect ? backTo(clientRedirectUrl, returnOrigins) : '';
  const order_no = newNumber();
  const trade_no = newNumber();
  await transaction
    .insertInto('top_up_order')
    .values({
      order_no,
      user_id: userId,
      product_id: product.id,
      price_fen: product.price_fen,
      beans: product.beans,
      pay_mode: payMode,
      trade_no,
      return_url,
      status: 0,
      flag: '',
      payment_id: '',
      created_at: nowMs,
      paid_at: null,
    })
    .execute();
  return { orderNo: order_no, payInfo: isRedirect ? new URL(`/cashier/${order_no}`, return_url).href : trade_no };
}
