import { html } from 'hono/html';
import { pageFrame, type Markup } from '../pages/pageFrame.ts';
import { seal } from '../pages/seal.ts';
import { MAX_CONTACT, MAX_WORDS, type FeedbackForm } from './FeedbackForm.ts';
import { feedbackStyle } from './feedbackStyle.ts';

const TITLE = '意见反馈';

const page = (content: Markup, isElder: boolean): Markup =>
  pageFrame({
    title: TITLE,
    style: feedbackStyle,
    isElder,
    content: html`${seal}${content}<a class="way" href="/myself">返回</a>`,
  });

interface FeedbackView {
  isElder: boolean;
  /** What was wrong with the words that came, for the reader. */
  error?: string;
  /** Why the words were not taken, though nothing is wrong with them. */
  failure?: string;
}

const hidden = (name: string, value: string): Markup => html`<input type="hidden" name="${name}" value="${value}" />`;

/** Asks for a reader's words. */
export const feedbackPage = (
  { id, words, contact, platform, device }: FeedbackForm,
  { isElder, error = '', failure = '' }: FeedbackView,
): Markup =>
  page(
    html`<h1>${TITLE}</h1>
      <p>遇到的问题、想要的书，都可以告诉我们。</p>
      <form method="post" action="/feedback">
        ${hidden('id', id)}${hidden('pf', platform)}${hidden('sn', device)}
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
        ${failure && html`<p class="error" role="alert">${failure}</p>`}
        <button type="submit">提交</button>
      </form>`,
    isElder,
  );

export const thanksPage = (isElder: boolean): Markup =>
  page(
    html`<h1>${TITLE}</h1>
      <p role="status">已收到，谢谢您的反馈。</p>`,
    isElder,
  );
