import { html } from 'hono/html';
import { pageFrame, type Markup } from '../pages/pageFrame.ts';
import { seal } from '../pages/seal.ts';
import { MAX_CONTACT, MAX_WORDS, type FeedbackForm } from './FeedbackForm.ts';
import { feedbackStyle } from './feedbackStyle.ts';

const TITLE = '意见反馈';

const page = (content: Markup): Markup =>
  pageFrame(TITLE, feedbackStyle, html`${seal}${content}<a class="way" href="/myself">返回</a>`);

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

export const thanksPage = (): Markup =>
  page(
    html`<h1>${TITLE}</h1>
      <p role="status">已收到，谢谢您的反馈。</p>`,
  );
