export const shelfSyncFailure = '同步书架信息失败';
