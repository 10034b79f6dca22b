export const bookRemoved = '该书籍已下架';
export const bookInfoFailure = '网络不给力';
export const chapterRequiresPayment = '本章为付费章节，请注意';
export const contentFailure = '网络异常，请稍后再试';
export const readerRetry = '网络不给力，点击重试';
export const chapterMissing = '当前章节不存在，准备获取全部章节列表';
