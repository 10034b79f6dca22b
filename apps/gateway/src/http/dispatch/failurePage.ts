import { messages } from '@shuye/core-domain/error';
import { html } from 'hono/html';
import { parseFeedbackForm, type FeedbackForm } from '../../feedback/FeedbackForm.ts';
import { feedbackHeaders } from '../../feedback/feedbackHeaders.ts';
import { feedbackPage } from '../../feedback/feedbackPage.ts';
import { refusedFormAddress } from '../../login/refusedForm.ts';
import { pageFrame } from '../../pages/pageFrame.ts';
import { pageHeaders } from '../../pages/pageHeaders.ts';
import { readShortForm } from '../../pages/readShortForm.ts';
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

const HTML = { 'content-type': 'text/html; charset=UTF-8' };
const HEADERS = { ...pageHeaders(pageStyle), ...HTML };

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

const isLoginForm = (route: string, { method }: Request): boolean => route === 'login-page' && method === 'POST';
const isFeedbackForm = (route: string, { method }: Request): boolean => route === 'feedback-page' && method === 'POST';

/** Whether a reader typed into it what a failure would lose. */
export const isTypedForm = (route: string, request: Request): boolean =>
  isLoginForm(route, request) || isFeedbackForm(route, request);

async function typedFeedback(form: Request): Promise<FeedbackForm | undefined> {
  const typed = parseFeedbackForm(await readShortForm(form));
  return typed.words === '' ? undefined : typed;
}

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

/** What is known of a request that was not answered. */
interface FailedRequest {
  route: string;
  request: Request;
  /** What a page of ours sent; undefined where that of another site did. */
  form: Request | undefined;
  /** Makes the cookies that keep what was typed into a form of the login. */
  keepForm: () => Promise<readonly string[]>;
}

/**
 * An answer as its reader sees it: a failure that would be JSON on a page of ours is a page with the same words. That of
 * the feedback has what was typed, to be sent again.
 */
export async function failurePage<Answer extends CallResponse | Response>(
  answered: Answer,
  { route, request, form, keepForm }: FailedRequest,
): Promise<Answer | CallResponse> {
  if (isRefusedLogin(answered, route, request)) return leadToForm(answered, request, await keepForm());
  if (!isShownJson(answered, route, request)) return answered;
  const { status } = answered;
  const words = WORDS.get(status) ?? messages.networkFailure;
  const isElder = wantsElderPages(request.headers);
  const retryAfter = headerOf(answered, 'retry-after');
  const waiting = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  const typed = form && isFeedbackForm(route, request) ? await typedFeedback(form) : undefined;
  if (typed) {
    const body = await feedbackPage(typed, { isElder, failure: words });
    return { status, body: String(body), headers: { ...feedbackHeaders, ...HTML, ...waiting } };
  }
  const { pathname, search } = new URL(request.url);
  const body = await pageFrame({
    title: TITLE,
    style: pageStyle,
    isElder,
    content: html`${seal}
      <h1>${TITLE}</h1>
      <p role="alert">${words}</p>
      <a class="way" href="${pathname}${search}">重新打开</a>`,
  });
  return { status, body, headers: { ...HEADERS, ...waiting } };
}
