export const commentFailure = '接口异常';
