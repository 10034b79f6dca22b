import type { startTestGateway } from './startTestGateway.ts';

type Gateway = Awaited<ReturnType<typeof startTestGateway>>['gateway'];

interface Answered {
  status: number;
  headers: Headers;
  text: string;
  /** As set by this answer, by name. */
  set: ReadonlyMap<string, string>;
}

const hiddenValue = (text: string, name: string): string =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** A browser without script at the login pages: keeps cookies, and sends the forms that it was shown. `address` stands behind one trusted proxy. */
export function openLoginPage(gateway: Gateway, { origin = 'http://127.0.0.1:8080', address = '' } = {}) {
  const jar = new Map<string, string>();
  let shown = '';

  const ask = async (path: string, init: RequestInit = {}): Promise<Answered> => {
    const headers = new Headers(init.headers);
    if (address) headers.set('x-forwarded-for', address);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await gateway.request(origin + path, { ...init, headers });
    const lines = answer.headers.getSetCookie();
    const set = new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line] as const));
    for (const [name, line] of set) {
      if (line.includes('; Max-Age=0;')) jar.delete(name);
      else jar.set(name, line.slice(name.length + 1).split(';')[0] ?? '');
    }
    const text = await answer.text();
    if (answer.headers.get('content-type')?.includes('html')) shown = text;
    return { status: answer.status, headers: answer.headers, text, set };
  };
  /** The answer to the form itself. */
  const post = (path: string, fields: Record<string, string>): Promise<Answered> => {
    const names = ['state', 'redirect_uri', 'back', 'register', 'max_age'];
    const carried = Object.fromEntries(names.map((name) => [name, hiddenValue(shown, name)]));
    return ask(path, { method: 'POST', body: new URLSearchParams({ ...carried, ...fields }) });
  };
  /** What is shown after the form, as long as it leads to another login page. */
  const submit = async (path: string, fields: Record<string, string>): Promise<Answered> => {
    const answer = await post(path, fields);
    const next = answer.headers.get('location') ?? '';
    return next.startsWith('/login') ? ask(next) : answer;
  };

  return {
    jar,
    ask,
    post,
    submit,
    /** As 退出登录 leaves a browser. */
    logOut: () => ['shuye_uid', 'shuye_token'].forEach((name) => jar.delete(name)),
    open: (query = '') => ask(`/login?priority=code${query}`),
    requestCode: (phone: string, fields: Record<string, string> = {}) =>
      submit('/login/code', { phone, agreed: '1', ...fields }),
    typeCode: (code: string, fields: Record<string, string> = {}) =>
      submit('/login', { phone: hiddenValue(shown, 'phone'), code, ...fields }),
  };
}
