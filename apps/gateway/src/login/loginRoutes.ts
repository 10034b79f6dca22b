import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { addressBlock } from '../calls/addressBlock.ts';
import type { LoginSettings } from '../calls/LoginSettings.ts';
import { verifyCode } from '../accounts/login-code/verifyCode.ts';
import { hmac } from '../secrets/hmac.ts';
import { parsePhone } from '../accounts/login-code/parsePhone.ts';
import { requestCode } from '../accounts/login-code/requestCode.ts';
import { wantsElderPages } from '../pages/wantsElderPages.ts';
import { publicAddress } from '../calls/publicAddress.ts';
import { newAccountNote, sessionCookies } from '../sessions/sessionCookies.ts';
import type { Database } from '../database/schema/Database.ts';
import { logInByPhone } from './logInByPhone.ts';
import { loginHeaders } from './loginHeaders.ts';
import { codePage, phonePage } from './loginPage.ts';
import { isKnownBrowser, knownBrowserCookie } from './knownBrowser.ts';
import { browserHash, isOwnForm, loginState, stateCookie } from './loginState.ts';
import type { LoginView } from './LoginView.ts';
import { codeProofMessages, codeRequestMessages, loginMessages } from './loginMessages.ts';
import { parseLoginForm, type LoginForm } from './parseLoginForm.ts';
import { returnAddress } from './returnAddress.ts';

export interface LoginParts {
  database: Database;
  login: LoginSettings;
  log: Logger;
  nowMs: () => number;
}

interface LoginEnv {
  Bindings: { address: string };
}

type Page = typeof phonePage;

interface Shown {
  status?: 200 | 403 | 422 | 429 | 503;
  /** What was wrong, in words for the reader. */
  error?: string;
}

/** Larger than the form ever is. */
const MAX_FORM = 16 * 1024;

/** The pages on which readers of the plain web log in and register (D-017, D-018): plain documents, without any script. */
export function loginRoutes({ database, login, log, nowMs }: LoginParts): Hono<LoginEnv> {
  const { secretKey, returnOrigins } = login;
  const routes = new Hono<LoginEnv>();

  const show = (http: Context<LoginEnv>, page: Page, form: LoginForm, { status = 200, error = '' }: Shown = {}) => {
    const { headers } = http.req.raw;
    const { host, isSecure } = publicAddress(http.req.raw);
    const state = loginState(secretKey, headers);
    const places = { host, origins: returnOrigins };
    const view: LoginView = {
      isRegistering: form.isRegistering,
      isElder: wantsElderPages(headers),
      returnTo: returnAddress(form.redirectUri, places),
      backTo: returnAddress(form.back || form.redirectUri, places),
      state: state.state,
      phone: form.phone,
      ...(error ? { error } : {}),
    };
    http.header('set-cookie', stateCookie(state, isSecure), { append: true });
    return http.html(page(view), status);
  };

  /** Why a form is not that of its browser: a plain address outside of one's own network can be given no cookie. */
  const foreignForm = ({ req }: Context<LoginEnv>): string =>
    publicAddress(req.raw).storesCookies ? loginMessages.oldForm : loginMessages.noCookies;

  routes.use('/login/*', async (http, next) => {
    await next();
    for (const [name, value] of Object.entries(loginHeaders(returnOrigins))) http.header(name, value);
  });
  routes.use('/login/*', bodyLimit({ maxSize: MAX_FORM, onError: (http) => http.text(loginMessages.tooBig, 413) }));

  routes.get('/login', async (http) => show(http, phonePage, { ...(await parseLoginForm(http.req.raw)), phone: '' }));
  routes.get('/login/code', async (http) => show(http, phonePage, await parseLoginForm(http.req.raw)));

  routes.post('/login/code', async (http) => {
    const typed = await parseLoginForm(http.req.raw);
    if (!isOwnForm(secretKey, http.req.raw.headers, typed.state)) {
      return show(http, phonePage, typed, { status: 403, error: foreignForm(http) });
    }
    const phone = parsePhone(typed.phone);
    if (phone === undefined) return show(http, phonePage, typed, { status: 422, error: loginMessages.wrongPhone });
    if (!typed.hasAgreed) return show(http, phonePage, typed, { status: 422, error: loginMessages.notAgreed });

    const form = { ...typed, phone };
    const { headers } = http.req.raw;
    const request = await requestCode({
      database,
      login,
      phone,
      browser: browserHash(secretKey, headers),
      network: hmac(secretKey, 'network', addressBlock(http.env.address)),
      isKnown: isKnownBrowser(secretKey, headers, phone),
      nowMs: nowMs(),
    });
    const error = codeRequestMessages(request) ?? '';
    if (request.outcome === 'unavailable') {
      log.error('nobody can log in: set SHUYE_CODE_SENDER_URL to the service that sends login codes');
      return show(http, phonePage, form, { status: 503, error });
    }
    if (request.outcome === 'failed') log.error({ err: request.cause }, 'a login code could not be handed over');
    const status = ({ sent: 200, 'too-soon': 429, 'too-many': 429, failed: 503 } as const)[request.outcome];
    return show(http, codePage, form, { status, error });
  });

  routes.post('/login', async (http) => {
    const { headers } = http.req.raw;
    const form = await parseLoginForm(http.req.raw);
    const phone = parsePhone(form.phone);
    if (phone === undefined || !isOwnForm(secretKey, headers, form.state)) {
      return show(http, phonePage, { ...form, phone: phone ?? '' }, { status: 403, error: foreignForm(http) });
    }
    const browser = browserHash(secretKey, headers);
    const proof = await verifyCode({ database, login, phone, browser, nowMs: nowMs() }, form.code);
    if (proof !== 'right') return show(http, codePage, form, { status: 422, error: codeProofMessages[proof] });

    const { userId, token, isNew } = await logInByPhone({ database, login, phone, headers, nowMs: nowMs() });
    const { host, isSecure } = publicAddress(http.req.raw);
    const cookies = [...sessionCookies(userId, token, isSecure), knownBrowserCookie(secretKey, phone, isSecure)];
    for (const cookie of isNew ? [...cookies, newAccountNote(userId, isSecure)] : cookies) {
      http.header('set-cookie', cookie, { append: true });
    }
    return http.redirect(returnAddress(form.redirectUri, { host, origins: returnOrigins }), 303);
  });
  return routes;
}
