import { parsePhone } from '../accounts/login-code/parsePhone.ts';
import { publicAddress } from '../calls/publicAddress.ts';
import { readShortForm } from '../pages/readShortForm.ts';
import { isOwnForm, loginState } from './loginState.ts';
import { readLoginStep, stepCookie } from './loginStep.ts';

/**
 * The cookie that keeps, as the steps of a login do, which phone was typed into a form that is refused; none where there is
 * nothing to keep, or what was sent is not the browser's own form.
 */
export async function keepTypedPhone(key: Buffer, form: Request): Promise<readonly string[]> {
  const { url, headers } = form;
  // The form of the code asks for none: its page knows the phone.
  if (new URL(url).pathname !== '/login/code') return [];
  const fields = await readShortForm(form);
  const phone = fields.get('phone') ?? '';
  if (phone === '' || !isOwnForm(key, headers, fields.get('state') ?? '')) return [];
  const state = loginState(key, headers);
  const step = readLoginStep(key, state, headers);
  if (step?.at === 'code' && step.phone === parsePhone(phone)) return [];
  return [stepCookie(key, state, { at: 'phone', phone, error: '' }, publicAddress(form).isSecure)];
}
