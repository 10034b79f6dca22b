/** Where the pages of the product are served: one of the domains that the mini-program's console allows. */
export const ENTRY = 'https://alipay.shuye.example/';
