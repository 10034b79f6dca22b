export const OrderPayMode = { Bridge: 11, Redirect: 4 } as const;
export type OrderPayMode = (typeof OrderPayMode)[keyof typeof OrderPayMode];
