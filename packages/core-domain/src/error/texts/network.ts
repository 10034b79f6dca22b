export const networkFailure = '网络或服务异常，请稍后再试';
export const offline = '网络无法连接';
export const refresh = '刷新';
export const tooBusy = '人气大爆发，请稍后再试';
export const serverDiskFull = '服务器存储空间已满，请稍后再试';
export const wrongSignature = '签名错误';
export const staleRequest = '请求已过期，请稍后再试';
export const needsLogin = '请先登录';
