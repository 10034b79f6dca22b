import { messages } from '@shuye/core-domain/error';
import { loginMessages } from './loginMessages.ts';
import type { LoginForm } from './parseLoginForm.ts';

/** Where the browser of a form is led that was refused before it was read, or failed: to the page of the step that it is at. */
export const refusedFormAddress = ({ search }: URL, status: number, waitS: string | undefined): string => {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(refusalOf(String(status), waitS))) query.set(name, value);
  return `/login/code?${query.toString()}`;
};

/** The refusal as a page's address names it; nothing where there was none. */
export const refusalOf = (status: string | undefined, waitS: string | undefined): Readonly<Record<string, string>> => ({
  ...(status === undefined ? {} : { refused: status }),
  ...(waitS === undefined ? {} : { wait: waitS }),
});

const later = (waitS: string | undefined): string => (waitS === undefined ? '稍后' : `${waitS}秒后`);

/** What the reader of a refused form is told: what to do, and when; empty where none was refused. */
export function refusedFormMessage({ refused, waitS }: Pick<LoginForm, 'refused' | 'waitS'>): string {
  switch (refused) {
    case undefined:
      return '';
    case '413':
      return loginMessages.tooBig;
    case '429':
      return `请求过于频繁，请${later(waitS)}再试`;
    case '503':
      return `人气大爆发，请${later(waitS)}再试`;
    case '507':
      return messages.serverDiskFull;
    default:
      return messages.networkFailure;
  }
}
