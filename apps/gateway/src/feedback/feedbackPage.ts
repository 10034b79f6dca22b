import { brand } from '@shuye/core-domain';
import { html, raw } from 'hono/html';
import { MAX_CONTACT, MAX_WORDS, type FeedbackForm } from './FeedbackForm.ts';
import { feedbackStyle } from './feedbackStyle.ts';

type Markup = ReturnType<typeof html>;

const TITLE = '意见反馈';

/** To the letter: its policy names it by a hash. */
const style = raw(`<style>${feedbackStyle}</style>`);

const page = (content: Markup): Markup =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${TITLE}${brand.titleSuffix}</title>
        ${style}
      </head>
      <body>
        <main>
          <span class="mark" aria-hidden="true">${brand.name.charAt(0)}</span>${content}
          <a class="way" href="/myself">返回</a>
        </main>
      </body>
    </html>`;

/** Asks for a reader's words; `error` says what was wrong with those that came. */
export const feedbackPage = ({ words, contact, platform, device }: FeedbackForm, error = ''): Markup =>
  page(
    html`<h1>${TITLE}</h1>
      <p>遇到的问题、想要的书，都可以告诉我们。</p>
      <form method="post" action="/feedback">
        <input type="hidden" name="pf" value="${platform}" /><input type="hidden" name="sn" value="${device}" />
        <label class="name" for="words">想说的话</label>
        <textarea
          id="words"
          name="words"
          maxlength="${MAX_WORDS}"
          required
          ${error && html`aria-invalid="true" aria-describedby="error"`}
        >
${words}</textarea>
        ${error && html`<p class="error" id="error" role="alert">${error}</p>`}
        <label class="name" for="contact">联系方式（选填）</label>
        <input type="text" id="contact" name="contact" value="${contact}" maxlength="${MAX_CONTACT}" />
        <button type="submit">提交</button>
      </form>`,
  );

/** Says that the words have arrived. */
export const thanksPage = (): Markup =>
  page(
    html`<h1>${TITLE}</h1>
      <p role="status">已收到，谢谢您的反馈。</p>`,
  );
