import type { CodeProof } from '../accounts/login-code/verifyCode.ts';
import type { CodeRequest } from '../accounts/login-code/requestCode.ts';

export const loginMessages = {
  wrongPhone: '请输入正确的11位手机号',
  notAgreed: '请先阅读并同意用户协议和隐私协议',
  oldForm: '页面已过期，请重试',
  noCookies: '此网址未加密，无法登录：请改用https网址，或在同一网络内用本机名称、IP地址打开',
  tooBig: '提交的内容过长，请重试',
} as const;

/** Why no code was sent; undefined when one was. */
export function codeRequestMessages(request: CodeRequest): string | undefined {
  switch (request.outcome) {
    case 'sent':
      return undefined;
    case 'too-soon':
      return `发送过于频繁，请${request.seconds}秒后再试`;
    case 'too-many':
      return '今日获取验证码次数过多，请明天再试';
    case 'unavailable':
      return '暂时无法发送验证码，请稍后再试';
    case 'failed':
      return '验证码可能没有发出，请1分钟后重新发送';
  }
}

export const codeProofMessages: Readonly<Record<Exclude<CodeProof, 'right'>, string>> = {
  wrong: '验证码错误，请重新输入',
  expired: '验证码已失效，请重新发送',
  'too-many-tries': '错误次数过多，请重新发送验证码',
};
