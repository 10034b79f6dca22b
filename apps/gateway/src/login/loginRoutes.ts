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
import { hasLogin } from './hasLogin.ts';
import { logInByPhone } from './logInByPhone.ts';
import { loginHeaders } from './loginHeaders.ts';
import { codePage, phonePage } from './loginPage.ts';
import { isKnownBrowser, knownBrowserCookie } from './knownBrowser.ts';
import { browserHash, isOwnForm, loginState, stateCookie } from './loginState.ts';
import { clearedStep, readLoginStep, stepCookie, type LoginStep } from './loginStep.ts';
import type { LoginAim } from './LoginView.ts';
import { codeProofMessages, codeRequestMessages, loginMessages } from './loginMessages.ts';
import { parseLoginForm, type LoginForm } from './parseLoginForm.ts';
import { refusalOf, refusedFormMessage } from './refusedForm.ts';
import { returnAddress } from './returnAddress.ts';
import { stepAddress } from './stepAddress.ts';

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

/** Larger than the form ever is. */
const MAX_FORM = 16 * 1024;

/** The pages on which readers of the plain web log in and register (D-017, D-018): plain documents, without any script. */
export function loginRoutes({ database, login, log, nowMs }: LoginParts): Hono<LoginEnv> {
  const { secretKey, returnOrigins } = login;
  const routes = new Hono<LoginEnv>();

  const aimOf = ({ req }: Context<LoginEnv>, form: LoginForm): LoginAim => {
    const places = { host: publicAddress(req.raw).host, origins: returnOrigins };
    return {
      isRegistering: form.isRegistering,
      maxAge: form.maxAge,
      returnTo: returnAddress(form.redirectUri, places),
      backTo: returnAddress(form.back || form.redirectUri, places),
    };
  };

  const setCookies = (http: Context<LoginEnv>, cookies: readonly string[]): void => {
    for (const cookie of cookies) http.header('set-cookie', cookie, { append: true });
  };

  const forgetStep = (http: Context<LoginEnv>): void => {
    const { raw } = http.req;
    setCookies(http, clearedStep(raw.headers, publicAddress(raw).isSecure));
  };

  const show = (http: Context<LoginEnv>, page: Page, form: LoginForm, { phone, error }: Omit<LoginStep, 'at'>) => {
    const { headers } = http.req.raw;
    const state = loginState(secretKey, headers);
    setCookies(http, [stateCookie(state, publicAddress(http.req.raw).isSecure)]);
    const said = error ? { error } : {};
    return http.html(
      page({ ...aimOf(http, form), isElder: wantsElderPages(headers), state: state.state, phone, ...said }),
    );
  };

  /** Answers a form by another page's address: a page that is the answer itself cannot be gone back to. */
  const leadTo = (http: Context<LoginEnv>, at: LoginStep['at'], form: LoginForm, error: string) => {
    const { isSecure } = publicAddress(http.req.raw);
    const state = loginState(secretKey, http.req.raw.headers);
    setCookies(http, [stepCookie(secretKey, state, { at, phone: form.phone, error }, isSecure)]);
    return http.redirect(stepAddress(at === 'code' ? '/login/code' : '/login', aimOf(http, form)), 303);
  };

  /** By its address alone: the browser of such a form may keep no cookies. */
  const refuseOldForm = (http: Context<LoginEnv>, form: LoginForm) =>
    http.redirect(stepAddress('/login', aimOf(http, form), { old: '1' }), 303);

  /** Why a form is not that of its browser: a plain address outside of one's own network can be given no cookie. */
  const oldFormMessage = ({ req }: Context<LoginEnv>): string =>
    publicAddress(req.raw).storesCookies ? loginMessages.oldForm : loginMessages.noCookies;

  const rememberedStep = ({ req }: Context<LoginEnv>): LoginStep | undefined =>
    readLoginStep(secretKey, loginState(secretKey, req.raw.headers), req.raw.headers);

  routes.use('/login/*', async (http, next) => {
    await next();
    for (const [name, value] of Object.entries(loginHeaders(returnOrigins))) http.header(name, value);
  });
  routes.use('/login/*', bodyLimit({ maxSize: MAX_FORM, onError: (http) => http.text(loginMessages.tooBig, 413) }));

  // Whoever comes back to a step after the login is led on to where it led.
  routes.on('GET', ['/login', '/login/code'], async (http, next) => {
    const form = await parseLoginForm(http.req.raw);
    if (!(await hasLogin(database, http.req.raw.headers, nowMs(), form.maxAge))) return next();
    forgetStep(http);
    return http.redirect(aimOf(http, form).returnTo, 303);
  });

  routes.get('/login', async (http) => {
    const form = await parseLoginForm(http.req.raw);
    const step = rememberedStep(http);
    // Whoever is here has given up the code, or sees here what was wrong.
    forgetStep(http);
    const refusal = refusedFormMessage(form);
    if (step?.at === 'phone') return show(http, phonePage, form, { ...step, error: refusal || step.error });
    const error = form.isOldForm ? oldFormMessage(http) : refusal;
    return show(http, phonePage, form, { phone: '', error });
  });

  routes.get('/login/code', async (http) => {
    const form = await parseLoginForm(http.req.raw);
    const step = rememberedStep(http);
    if (step?.at !== 'code')
      return http.redirect(stepAddress('/login', aimOf(http, form), refusalOf(form.refused, form.waitS)), 303);
    return show(http, codePage, form, { ...step, error: refusedFormMessage(form) || step.error });
  });

  routes.post('/login/code', async (http) => {
    const typed = await parseLoginForm(http.req.raw);
    if (!isOwnForm(secretKey, http.req.raw.headers, typed.state)) return refuseOldForm(http, typed);
    const phone = parsePhone(typed.phone);
    if (phone === undefined) return leadTo(http, 'phone', typed, loginMessages.wrongPhone);
    if (!typed.hasAgreed) return leadTo(http, 'phone', typed, loginMessages.notAgreed);

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
      return leadTo(http, 'phone', form, error);
    }
    if (request.outcome === 'failed') log.error({ err: request.cause }, 'a login code could not be handed over');
    return leadTo(http, 'code', form, error);
  });

  routes.post('/login', async (http) => {
    const { headers } = http.req.raw;
    const form = await parseLoginForm(http.req.raw);
    const phone = parsePhone(form.phone);
    if (phone === undefined || !isOwnForm(secretKey, headers, form.state)) return refuseOldForm(http, form);
    const browser = browserHash(secretKey, headers);
    const proof = await verifyCode({ database, login, phone, browser, nowMs: nowMs() }, form.code);
    if (proof !== 'right') return leadTo(http, 'code', { ...form, phone }, codeProofMessages[proof]);

    const { userId, token, isNew } = await logInByPhone({ database, login, phone, headers, nowMs: nowMs() });
    const { isSecure } = publicAddress(http.req.raw);
    setCookies(http, [...sessionCookies(userId, token, isSecure), knownBrowserCookie(secretKey, phone, isSecure)]);
    if (isNew) setCookies(http, [newAccountNote(userId, isSecure)]);
    forgetStep(http);
    return http.redirect(aimOf(http, form).returnTo, 303);
  });
  return routes;
}
