import { brand } from '@shuye/core-domain/brand';
import { orderOutcome } from '@shuye/core-domain/order';
import { html } from 'hono/html';
import { pageFrame } from '../pages/pageFrame.ts';
import { cashierStyle } from './cashierStyle.ts';

/** Stands on every page of the cashier. */
export const NO_MONEY_MOVES = '示例收银台，不会产生真实扣款';

interface CashierOrder {
  orderNo: string;
  priceFen: number;
  beans: number;
  status: number;
  /** Empty where there is nothing to go back to. */
  returnUrl: string;
  isExpired: boolean;
  isElder: boolean;
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);

const TITLES = { pending: '确认充值', paid: '支付成功', closed: '订单已取消', expired: '支付链接已过期' } as const;

/** A cashier's page without scripts: the amount, to pay and to cancel; afterwards the way back. */
export function cashierPage({ orderNo, priceFen, beans, status, returnUrl, isExpired, isElder }: CashierOrder) {
  const known = orderOutcome(status);
  const outcome = known !== 'paid' && isExpired ? 'expired' : known;
  return pageFrame({
    title: '收银台',
    style: cashierStyle,
    isElder,
    content: html`<h1>${TITLES[outcome]}</h1>
      <p class="note">${NO_MONEY_MOVES}</p>
      <section class="slip" aria-label="订单">
        <p class="amount"><small>¥</small>${yuan(priceFen)}</p>
        <dl>
          <div>
            <dt>商品</dt>
            <dd>${beans}书豆</dd>
          </div>
          <div>
            <dt>订单尾号</dt>
            <dd>${orderNo.slice(-6)}</dd>
          </div>
        </dl>
      </section>
      ${
        outcome === 'pending'
          ? html`<form method="post">
              <button type="submit" name="act" value="pay">确认支付</button>
              <button type="submit" name="act" value="cancel">取消</button>
            </form>`
          : returnUrl
            ? html`<a class="back" href="${returnUrl}">返回${brand.name}</a>`
            : ''
      }`,
  });
}
