export const giftTwice = '奖品不可重复领取';
export const giftReceived = '您已获得100读书券，权益稍后到账';
export const giftSuccess = '领取成功，恭喜您获得100读书券（价值10元）';
export const giftChooseBooks = '去选书';
