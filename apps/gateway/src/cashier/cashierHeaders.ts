import { pageHeaders } from '../pages/pageHeaders.ts';
import { cashierStyle } from './cashierStyle.ts';

/** Headers of the cashier's page; its form may end at the page that the order came from. */
export const cashierHeaders = (returnUrl: string): Readonly<Record<string, string>> =>
  pageHeaders(cashierStyle, returnUrl ? [new URL(returnUrl).origin] : []);
