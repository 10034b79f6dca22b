/** Texts of the error catalogue, exact (S1 §8, S2 §8, D-007). A comma is half-width where the documents write it so. */
export const messages = {
  // Network
  networkFailure: '网络或服务异常，请稍后再试',
  offline: '网络无法连接',
  refresh: '刷新',
  tooBusy: '人气大爆发，请稍后再试',
  wrongSignature: '签名错误',
  staleRequest: '请求已过期，请稍后再试',
  needsLogin: '请先登录',

  // Books and chapters
  bookRemoved: '该书籍已下架',
  bookInfoFailure: '网络不给力',
  chapterRequiresPayment: '本章为付费章节，请注意',
  contentFailure: '网络异常，请稍后再试',
  catalogFailure: '网络异常，请稍后再试',
  readerRetry: '网络不给力，点击重试',
  chapterMissing: '当前章节不存在，准备获取全部章节列表',
  commentFailure: '接口异常',

  // Progress
  progressMismatch: '本地阅读进度与云端不一致，是否使用本地进度覆盖云端进度？',
  useCloudProgress: '使用云端进度',
  keepLocalProgress: '保留本地进度',
  progressUpdateFailure: '更新阅读进度失败',

  // Shelf
  shelfSyncFailure: '同步书架信息失败',
  shelfFull: '书架书籍总数超过300本，最早加入的书籍将被隐藏',

  // Recommendations
  noRecommendation: '暂无更多推荐书籍',
  recommendationNetwork: '网络服务异常',
  recommendationOffline: '网络不给力,稍后重试',
  notRecommendable: '服务器异常,稍后重试',

  // Buying
  purchaseBookRemoved: '购买失败，书籍已下架',
  notBought: '您尚未购买，无法阅读',
  purchaseBookMissing: '书籍已下架',
  bookAlreadyBought: '书籍已购买，无需重复购买',
  overTopUpLimit: '超过充值限额，无法购买',
  chapterAlreadyBought: '本章已购买，无需重复购买',
  purchaseChapterMissing: '章节不存在，无法购买',
  purchaseCountMissing: '章节数不存在，无法购买',
  inProgress: '处理中，请勿重复操作',

  // Paying
  payUnknown: '糟糕，不知道发生了什么',
  payLaunchFailure: '唤起支付失败',
  payPending: '支付结果确认中',
  chooseAmount: '请选择充值金额',
  choosePlan: '请选择会员套餐',

  // Hosts
  outsidePaymentApp: '请在支付宝客户端内调用',
  missingAppId: '缺少appId',
  guideUnavailable: '小程序暂不支持此功能',
  farmTaskFailure: '操作失败，请稍后重试',
  farmTaskNetwork: '网络不给力',

  // Download guide
  downloadTitle: '下载APP，享受更多功能',
  downloadMessage: '新用户最高可领26元红包',
  downloadCancel: '取消',
  downloadConfirm: '立即下载',

  // Search
  blankKeyword: '请输入关键词',
  searchFailure: '系统异常，请稍后再试',

  // Gift
  giftTwice: '奖品不可重复领取',
  giftReceived: '您已获得100读书券，权益稍后到账',
  giftSuccess: '领取成功，恭喜您获得100读书券（价值10元）',
  giftChooseBooks: '去选书',

  // Account
  logoutConfirm: '确定要退出吗？',
  logoutFailure: '退出登录失败，请重试',
} as const;
