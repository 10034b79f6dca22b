/** How an order is paid: by the host's bridge, or by a redirect to a web cashier [ENUM-16]. */
export const OrderPayMode = { Bridge: 11, Redirect: 4 } as const;
export type OrderPayMode = (typeof OrderPayMode)[keyof typeof OrderPayMode];
