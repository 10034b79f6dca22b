import { parsePhone } from '../accounts/login-code/parsePhone.ts';
import { publicAddress } from '../calls/publicAddress.ts';
import { isOwnForm, loginState } from './loginState.ts';
import { readLoginStep, stepCookie } from './loginStep.ts';

/** Bytes; larger than the form of a reader. */
const MAX_FORM = 16 * 1024;

/**
 * The cookie that keeps, as the steps of a login do, which phone was typed into a form that is refused; none where there is
 * nothing to keep, or what was sent is not the browser's own form.
 */
export async function keepTypedPhone(key: Buffer, form: Request): Promise<readonly string[]> {
  const { url, headers } = form;
  // The form of the code asks for none: its page knows the phone.
  if (new URL(url).pathname !== '/login/code') return [];
  const fields = await readFields(form);
  const phone = fields.get('phone') ?? '';
  if (phone === '' || !isOwnForm(key, headers, fields.get('state') ?? '')) return [];
  const state = loginState(key, headers);
  const step = readLoginStep(key, state, headers);
  if (step?.at === 'code' && step.phone === parsePhone(phone)) return [];
  return [stepCookie(key, state, { at: 'phone', phone, error: '' }, publicAddress(form).isSecure)];
}

/** Of a form that says how short it is, as browsers do; one that is cut off has nothing to keep. */
async function readFields(form: Request): Promise<URLSearchParams> {
  const length = form.headers.get('content-length');
  if (length === null || !(Number(length) <= MAX_FORM)) return new URLSearchParams();
  return form.text().then(
    (text) => new URLSearchParams(text),
    () => new URLSearchParams(),
  );
}
