import { createHash } from 'node:crypto';
import { brand } from '@shuye/core-domain/brand';
import { messages } from '@shuye/core-domain/error';
import { elderCookie } from '@shuye/core-domain/storage';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import { pageHeaders } from './pageHeaders.ts';

const STYLE = `
:root { color-scheme: light; --paper: #fbf9f5; --ink: #1f1c18; --ink-2: #5e574e; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --paper: #161412; --ink: #ede8df; --ink-2: #a79f94; } }
html[data-text-size='elder'] { font-size: 133.34%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 0.9375rem/1.4 system-ui, -apple-system, 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif; }
main { max-width: 400px; margin: 0 auto; padding: 64px 20px 32px; }
h1 { margin: 0 0 8px; font: 600 1.5rem/1.4 'Songti SC', STSong, 'Noto Serif CJK SC', SimSun, serif; }
p { margin: 0 0 24px; color: var(--ink-2); }
a { display: inline-block; min-height: 2.8125rem; margin-right: 16px; color: var(--ink); line-height: 2.8125rem; text-underline-offset: 3px; }
`;

const TITLE = '暂时无法打开';

const HEADERS = {
  ...pageHeaders(),
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'cache-control': 'no-store',
};

/** Forms that can be filled in again: what answers one itself cannot be loaded again nor gone back to. */
const LOGIN_FORM = /^\/login(?:\/|$)/;

/**
 * What a reader sees who opens a page of the gateway, or sends its form, while the gateway is away. The app knows none of
 * these pages: it would say that the address is wrong.
 */
export const unreachablePage = (http: Context): Response | Promise<Response> => {
  const { pathname, search } = new URL(http.req.url);
  if (http.req.method === 'POST' && LOGIN_FORM.test(pathname)) {
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
          <a href="${pathname}${search}">重新打开</a><a href="/">去书城</a>
        </main>
      </body>
    </html>`;
  return http.html(page, 502, HEADERS);
};
