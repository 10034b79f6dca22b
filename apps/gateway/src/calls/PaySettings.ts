import type { PayConfig } from '../config/payConfig.ts';

/** How top-ups are paid here: the callback's key proves where news come from; the sample cashier moves no money. */
export type PaySettings = PayConfig;

export const paymentsDisabled: PaySettings = { callbackKey: undefined, sampleCashier: false };
