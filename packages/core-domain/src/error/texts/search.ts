export const blankKeyword = '请输入关键词';
export const searchFailure = '系统异常，请稍后再试';
