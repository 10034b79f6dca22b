import { randomBytes } from 'node:crypto';
import { returnUrl } from '@shuye/core-domain/address';
import { messages } from '@shuye/core-domain/error';
import { OrderPayMode } from '@shuye/core-domain/host';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';
import { BadRequest, CallError } from '../calls/callErrors.ts';
import type { PaySettings } from '../calls/PaySettings.ts';

const NO_PRODUCT = 404;
const OTHER_PRICE = 412;
const NO_CASHIER = 503;

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
