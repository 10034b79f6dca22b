export const logoutConfirm = '确定要退出吗？';
export const logoutFailure = '退出登录失败，请重试';
