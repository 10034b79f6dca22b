import { brand } from '@shuye/core-domain/brand';
import { html, raw } from 'hono/html';
import { pageFrame } from '../pages/pageFrame.ts';
import { cashierStyle } from './cashierStyle.ts';
import { NO_MONEY_MOVES } from './cashierPage.ts';

/** Until the page leads back, paid or not. */
export const MIDDLE_PAGE_S = 5;

/** Opens the paying app in another tab and leads back by itself: a return that proves nothing. */
export const middlePage = ({ appUrl, returnUrl, isElder }: { appUrl: string; returnUrl: string; isElder: boolean }) =>
  pageFrame({
    title: '收银台',
    style: cashierStyle,
    isElder,
    content: html`<h1>正在打开支付应用</h1>
      <p class="note">${NO_MONEY_MOVES}</p>
      <a class="back" href="${appUrl}" target="_blank" rel="noopener">打开支付应用</a>
      <p class="note">${MIDDLE_PAGE_S}秒后返回${brand.name}</p>
      <a class="quiet" href="${returnUrl}">现在返回</a>`,
    head: html`<meta http-equiv="refresh" content="${raw(String(MIDDLE_PAGE_S))};url=${returnUrl}" />`,
  });
