/** Words of the buy pages (D-083, D-170, D-178). */
export const purchaseTexts = {
  confirm: '确认购买',
  topUpFirst: '余额不足，去充值',
  bought: '购买成功',
  memberOpened: '开通成功',
} as const;
