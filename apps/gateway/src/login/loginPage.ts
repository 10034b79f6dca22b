import { brand } from '@shuye/core-domain/brand';
import { html } from 'hono/html';
import { maskPhone } from '../accounts/login-code/maskPhone.ts';
import { pageFrame, type Markup } from '../pages/pageFrame.ts';
import { pageStyle } from '../pages/pageStyle.ts';
import { seal } from '../pages/seal.ts';
import type { LoginView } from './LoginView.ts';
import { stepAddress } from './stepAddress.ts';

const page = (title: string, { isElder }: LoginView, content: Markup): Markup =>
  pageFrame({ title, style: pageStyle, isElder, content: html`${seal}${content}` });

const carried = ({ state, returnTo, backTo, isRegistering, maxAge }: LoginView): Markup =>
  html`<input type="hidden" name="state" value="${state}" /><input
      type="hidden"
      name="redirect_uri"
      value="${returnTo}"
    /><input
      type="hidden"
      name="back"
      value="${backTo}"
    />${isRegistering ? html`<input type="hidden" name="register" value="1" />` : ''}${
      maxAge === undefined ? '' : html`<input type="hidden" name="max_age" value="${maxAge}" />`
    }`;

const said = ({ error }: LoginView): Markup | '' =>
  error === undefined ? '' : html`<p class="error" id="error" role="alert">${error}</p>`;

/** Ties a field to what is wrong with it. */
const marked = ({ error }: LoginView): Markup | '' =>
  error === undefined ? '' : html`aria-invalid="true" aria-describedby="error"`;

export function phonePage(view: LoginView): Markup {
  const title = view.isRegistering ? '注册' : '登录';
  return page(
    title,
    view,
    html`<h1>${title}${brand.name}</h1>
      <p>未注册的手机号验证后自动创建账号。</p>
      <form method="post" action="${stepAddress('/login/code', view)}">
        ${carried(view)}
        <label class="name" for="phone">手机号</label>
        <input
          type="tel"
          id="phone"
          name="phone"
          value="${view.phone}"
          autocomplete="tel-national"
          maxlength="20"
          required
          ${view.error ? 'autofocus' : ''}
          ${marked(view)}
        />
        ${said(view)}
        <label class="agree"
          ><input type="checkbox" name="agreed" value="1" required /><span
            >我已阅读并同意<a href="/user-agreement">《用户协议》</a>和<a href="/privacy-policy">《隐私协议》</a></span
          ></label
        >
        <button type="submit">获取验证码</button>
      </form>
      <a class="way" href="${view.backTo}">暂不${title}，返回</a>`,
  );
}

export function codePage(view: LoginView): Markup {
  return page(
    '输入验证码',
    view,
    html`<h1>输入验证码</h1>
      <p>发送至${maskPhone(view.phone)}，5分钟内有效。</p>
      <form method="post" action="${stepAddress('/login', view)}">
        ${carried(view)}<input type="hidden" name="phone" value="${view.phone}" />
        <label class="name" for="code">验证码</label>
        <input
          type="text"
          id="code"
          name="code"
          inputmode="numeric"
          pattern="[0-9]{6}"
          maxlength="6"
          autocomplete="one-time-code"
          autofocus
          required
          ${marked(view)}
        />
        ${said(view)}
        <button type="submit">${view.isRegistering ? '注册' : '登录'}</button>
      </form>
      <form method="post" action="${stepAddress('/login/code', view)}">
        ${carried(view)}<input type="hidden" name="phone" value="${view.phone}" /><input
          type="hidden"
          name="agreed"
          value="1"
        />
        <button type="submit" class="quiet">重新发送</button>
      </form>
      <a class="way" href="${stepAddress('/login', view)}">换个手机号</a>`,
  );
}
