import { createHash } from 'node:crypto';
import { brand } from '@shuye/core-domain/brand';
import { messages } from '@shuye/core-domain/error';
import { elderCookie } from '@shuye/core-domain/storage';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import { createPageHeaders } from './createPageHeaders.ts';

const STYLE = `
:root { color-scheme: light; --paper: #fbf9f5; --ink: #1f1c18; --ink-2: #5e574e; --seal: #b23a26; --on-seal: #ffffff; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --paper: #161412; --ink: #ede8df; --ink-2: #a79f94; --seal: #e58a74; --on-seal: #161412; } }
html[data-text-size='elder'] { font-size: 133.34%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 0.9375rem/1.4 system-ui, -apple-system, 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif; }
main { max-width: 400px; margin: 0 auto; padding: 64px 20px 32px; }
h1 { margin: 0 0 8px; font: 600 1.5rem/1.4 'Songti SC', STSong, 'Noto Serif CJK SC', SimSun, serif; }
p { margin: 0 0 24px; color: var(--ink-2); }
a { display: inline-block; min-height: 2.8125rem; margin-right: 16px; color: var(--ink); line-height: 2.8125rem; text-underline-offset: 3px; }
button { display: block; width: 100%; min-height: 3rem; margin-bottom: 12px; border: 1px solid var(--seal); border-radius: 8px; background: var(--seal); color: var(--on-seal); font: inherit; font-weight: 600; font-size: 1.0625rem; cursor: pointer; }
button:active { opacity: 0.8; }
:focus-visible { outline: 2px solid var(--seal); outline-offset: 2px; }
`;

const TITLE = '暂时无法打开';

/** Forms that can be filled in again, where what was typed into one is not known. */
const LOGIN_FORM = /^\/login(?:\/|$)/;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'self'`;

const pageHeaders = createPageHeaders();

/** A login leads on to where its reader came from, which may be another origin: its form names no targets. */
const headersOf = (hasForm: boolean): Readonly<Record<string, string>> => ({
  ...pageHeaders(),
  'content-security-policy': hasForm ? POLICY : `${POLICY}; form-action 'none'`,
  'cache-control': 'no-store',
});

type Fields = readonly (readonly [name: string, value: string])[];

/** One that was cut off on its way here has nothing to send again. */
const fieldsOf = async (form: Request | undefined): Promise<Fields> =>
  form?.text().then(
    (text) => [...new URLSearchParams(text)],
    () => [],
  ) ?? [];

/**
 * What a reader sees who opens a page of the gateway, or sends its form, while the gateway is away. The app knows none of
 * these pages: it would say that the address is wrong. What was typed into the form stays: the page has it, to be sent again.
 */
export const unreachablePage = async (http: Context, form?: Request): Promise<Response> => {
  const { pathname, search } = new URL(http.req.url);
  const fields = await fieldsOf(form);
  const isKept = fields.length > 0;
  if (!isKept && http.req.method === 'POST' && LOGIN_FORM.test(pathname)) {
    http.header('cache-control', 'no-store');
    return http.redirect(pathname + search, 303);
  }
  const isElder = getCookie(http, elderCookie.name) === elderCookie.value;
  const page = html`<!doctype html>
    <html lang="zh-CN" data-text-size="${isElder ? 'elder' : 'normal'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${TITLE}${brand.titleSuffix}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${TITLE}</h1>
          <p role="alert">${messages.networkFailure}</p>
          ${
            isKept
              ? html`<p>填写的内容还在，可以再次提交。</p>
                  <form method="post">
                    ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
                    <button type="submit">再次提交</button>
                  </form>`
              : html`<a href="${pathname}${search}">重新打开</a>`
          }<a href="/">去书城</a>
        </main>
      </body>
    </html>`;
  return http.html(page, 502, headersOf(isKept));
};
