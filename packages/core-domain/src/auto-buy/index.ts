export { autoBuyDayLimits, MAX_AUTO_BUYS } from './AutoBuy.ts';
export type { AutoBuy, AutoBuyTerms } from './AutoBuy.ts';
export { beyondTerms } from './beyondTerms.ts';
export { proposeTerms } from './proposeTerms.ts';
