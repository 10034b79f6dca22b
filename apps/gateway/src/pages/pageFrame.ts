import { brand } from '@shuye/core-domain/brand';
import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/**
 * A page of the gateway's own: a plain document for readers, without any script or file beside it.
 * @param style Stands in it to the letter: the page's policy names it by a hash, see `pageHeaders`.
 * @param head What else its head holds.
 */
export const pageFrame = (title: string, style: string, content: Markup, head: Markup | '' = ''): Markup =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${title}${brand.titleSuffix}</title>
        ${head} ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
