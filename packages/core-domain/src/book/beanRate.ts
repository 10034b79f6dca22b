export const BEANS_PER_YUAN = 10;

export const beansToYuan = (beans: number): number => beans / BEANS_PER_YUAN;

export const yuanToBeans = (yuan: number): number => Math.round(yuan * BEANS_PER_YUAN);
