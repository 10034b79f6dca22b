import type { CodeSender } from '../../calls/CodeSender.ts';

const hidden = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Shows codes where the gateway was started, on standard error and not in the log: for trials in a network of one's own. */
export const terminalSender =
  (write: (line: string) => void): CodeSender =>
  ({ phone, code }) => {
    write(`登录验证码 ${code}  (${hidden(phone)})`);
    return Promise.resolve();
  };
