/** Texts of the error catalogue, exact (S1 §8, S2 §8, D-007). */
export const messages = {
  networkFailure: '网络或服务异常，请稍后再试',
  offline: '网络无法连接',
  refresh: '刷新',
  bookRemoved: '该书籍已下架',
  chapterRequiresPayment: '本章为付费章节，请注意',
  contentFailure: '网络异常，请稍后再试',
  readerRetry: '网络不给力，点击重试',
  bookInfoFailure: '网络不给力',
  notBought: '您尚未购买，无法阅读',
  tooBusy: '人气大爆发，请稍后再试',
  wrongSignature: '签名错误',
  staleRequest: '请求已过期，请稍后再试',
  noRecommendation: '暂无更多推荐书籍',
  recommendationNetwork: '网络服务异常',
  recommendationOffline: '网络不给力,稍后重试',
  notRecommendable: '服务器异常,稍后重试',
} as const;
