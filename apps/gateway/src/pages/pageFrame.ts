import { brand } from '@shuye/core-domain/brand';
import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof html>;

interface FramedPage {
  title: string;
  /** Stands in the page to the letter: its policy names it by a hash, see `pageHeaders`. */
  style: string;
  /** The page is for a device in 长辈版: its style scales by the size of the root. */
  isElder: boolean;
  content: Markup;
  /** What else its head holds. */
  head?: Markup;
}

/** A page of the gateway's own: a plain document for readers, without any script or file beside it. */
export const pageFrame = ({ title, style, isElder, content, head }: FramedPage): Markup =>
  html`<!doctype html>
    <html lang="zh-CN" data-text-size="${isElder ? 'elder' : 'normal'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${title}${brand.titleSuffix}</title>
        ${head ?? ''} ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
