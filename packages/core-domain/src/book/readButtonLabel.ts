export const readButtonLabel = (hasProgress: boolean): string => (hasProgress ? '接着读' : '立即阅读');
