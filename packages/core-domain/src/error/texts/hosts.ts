export const outsidePaymentApp = '请在支付宝客户端内调用';
export const missingAppId = '缺少appId';
export const guideUnavailable = '小程序暂不支持此功能';
export const farmTaskFailure = '操作失败，请稍后重试';
export const farmTaskNetwork = '网络不给力';
