import type { CodeSender } from '../../calls/CodeSender.ts';
import { maskPhone } from './maskPhone.ts';

/** Shows codes where the gateway was started, on standard error and not in the log: for trials in a network of one's own. */
export const terminalSender =
  (write: (line: string) => void): CodeSender =>
  ({ phone, code }) => {
    write(`登录验证码 ${code}  (${maskPhone(phone)})`);
    return Promise.resolve();
  };
