export interface TrustedOrigins {
  pay: readonly string[];
  ad: readonly string[];
  adSchemes: readonly string[];
}

/** Without any configuration: the cashiers of the two payment providers, and no ad leaves the product. */
export const defaultOrigins: TrustedOrigins = {
  pay: ['https://wx.tenpay.com', 'https://mclient.alipay.com', 'https://openapi.alipay.com'],
  ad: [],
  adSchemes: ['shuye', 'shuyehm'],
};
