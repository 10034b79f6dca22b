import { messages } from '@shuye/core-domain/error';
import { html } from 'hono/html';
import { refusedFormAddress } from '../../login/refusedForm.ts';
import { pageFrame } from '../../pages/pageFrame.ts';
import { pageHeaders } from '../../pages/pageHeaders.ts';
import { pageStyle } from '../../pages/pageStyle.ts';
import { seal } from '../../pages/seal.ts';
import { wantsElderPages } from '../../pages/wantsElderPages.ts';
import type { CallResponse } from './CallResponse.ts';

const TITLE = '暂时无法完成';

const WORDS: ReadonlyMap<number, string> = new Map([
  [429, messages.tooBusy],
  [503, messages.tooBusy],
  [507, messages.serverDiskFull],
]);

const HEADERS = { ...pageHeaders(pageStyle), 'content-type': 'text/html; charset=UTF-8' };

/** Pages that readers open, or send forms of. */
const ROUTES: ReadonlySet<string> = new Set(['login-page', 'feedback-page', 'cashier']);

const headerOf = ({ headers = {} }: CallResponse | Response, name: string): string | undefined =>
  (headers instanceof Headers ? headers.get(name) : headers[name]) ?? undefined;

/** Whether a browser would show its reader the JSON that calls get. */
function isShownJson(answered: CallResponse | Response, route: string, request: Request): boolean {
  const isFailure = answered.status === 429 || answered.status >= 500;
  if (!isFailure || !ROUTES.has(route) || request.headers.get('accept')?.includes('text/html') !== true) return false;
  return (headerOf(answered, 'content-type') ?? 'application/json').startsWith('application/json');
}

export const isLoginForm = (route: string, { method }: Request): boolean => route === 'login-page' && method === 'POST';

/**
 * A form of the login that its page did not answer. It can be filled in again, so that its browser is led to its page: what
 * answers a form itself cannot be loaded again nor gone back to. What is written to us would be lost on the way.
 */
function isRefusedLogin(answered: CallResponse | Response, route: string, request: Request): boolean {
  const isFailure = answered.status === 413 || answered.status === 429 || answered.status >= 500;
  if (!isFailure || !isLoginForm(route, request)) return false;
  const isPage = headerOf(answered, 'content-type')?.startsWith('text/html') === true;
  return !isPage && request.headers.get('accept')?.includes('text/html') === true;
}

const leadToForm = (answered: CallResponse | Response, { url }: Request, cookies: readonly string[]): CallResponse => {
  const location = refusedFormAddress(new URL(url), answered.status, headerOf(answered, 'retry-after'));
  return { status: 303, body: '', headers: { location, 'cache-control': 'no-store' }, cookies };
};

/**
 * An answer as its reader sees it: a failure that would be JSON on a page of ours is a page with the same words. `keepForm`
 * makes the cookies that keep what was typed into a form of the login.
 */
export async function failurePage<Answer extends CallResponse | Response>(
  answered: Answer,
  route: string,
  request: Request,
  keepForm: () => Promise<readonly string[]>,
): Promise<Answer | CallResponse> {
  if (isRefusedLogin(answered, route, request)) return leadToForm(answered, request, await keepForm());
  if (!isShownJson(answered, route, request)) return answered;
  const { status } = answered;
  const { pathname, search } = new URL(request.url);
  const body = await pageFrame({
    title: TITLE,
    style: pageStyle,
    isElder: wantsElderPages(request.headers),
    content: html`${seal}
      <h1>${TITLE}</h1>
      <p role="alert">${WORDS.get(status) ?? messages.networkFailure}</p>
      <a class="way" href="${pathname}${search}">重新打开</a>`,
  });
  const retryAfter = headerOf(answered, 'retry-after');
  const waiting = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { status, body, headers: { ...HEADERS, ...waiting } };
}
