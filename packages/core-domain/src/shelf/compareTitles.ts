const codeOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Kernels that know no Chinese order sort by code; a collator is dear to make, so there is one. */
function titleOrder(): (a: string, b: string) => number {
  const isKnown = typeof Intl === 'object' && Intl.Collator.supportedLocalesOf(['zh-CN']).length > 0;
  return isKnown ? new Intl.Collator('zh-CN', { numeric: true }).compare : codeOrder;
}

let compare: ((a: string, b: string) => number) | undefined;

/** The order of titles in a Chinese list: by their sounds (pinyin), numbers by their value. */
export function compareTitles(a: string, b: string): number {
  compare ??= titleOrder();
  return compare(a, b) || codeOrder(a, b);
}
