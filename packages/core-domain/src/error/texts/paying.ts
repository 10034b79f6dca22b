export const payUnknown = '糟糕，不知道发生了什么';
export const payLaunchFailure = '唤起支付失败';
export const payPending = '支付结果确认中';
export const chooseAmount = '请选择充值金额';
export const choosePlan = '请选择会员套餐';
