const TEN_THOUSAND = 10_000;

const oneDecimal = (value: number): string => (Math.floor(value * 10) / 10).toString();

/** 12.3万字 from 10,000 on, below N字 (D-198). */
export const wordCountLabel = (count: number): string =>
  count >= TEN_THOUSAND ? `${oneDecimal(count / TEN_THOUSAND)}万字` : `${Math.max(0, Math.floor(count))}字`;
