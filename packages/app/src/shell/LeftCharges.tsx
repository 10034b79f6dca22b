import { useEffect } from 'react';
import type { Services } from '../services/Services.ts';
import type { LeftCharge } from '../stores/PageNews.ts';

/** Two sentences are read in this time. */
const SHOWN_MS = 6000;

const wordsOf = ({ thing, refusal }: LeftCharge): string =>
  refusal === false
    ? `没有收到${thing}的购买结果，请到“我的—消费充值记录”查看`
    : `${thing}没有买成，没有扣费：${refusal}`;

/** Tells readers once of purchases that they left and that were refused, or got no answer; they stay where they are. */
export function LeftCharges({ services: { news, toaster } }: { services: Services }) {
  useEffect(() => {
    const tell = (): void => {
      const { left } = news.getState();
      if (!left) return;
      news.setState({ left: undefined });
      toaster.show(wordsOf(left), { durationMs: SHOWN_MS });
    };
    tell();
    return news.subscribe(tell);
  }, [news, toaster]);
  return null;
}
