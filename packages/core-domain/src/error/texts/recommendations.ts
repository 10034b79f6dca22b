export const noRecommendation = '暂无更多推荐书籍';
export const recommendationNetwork = '网络服务异常';
export const recommendationOffline = '网络不给力,稍后重试';
export const notRecommendable = '服务器异常,稍后重试';
