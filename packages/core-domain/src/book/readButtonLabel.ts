/** What the read button of a cover says: to begin, or to go on where reading stopped. */
export const readButtonLabel = (hasProgress: boolean): string => (hasProgress ? '接着读' : '立即阅读');
