const SECONDS = /^\d{1,8}$/;
const STATUS = /^[45]\d\d$/;
const WAIT = /^[1-9]\d{0,3}$/;
const FORM = /^application\/x-www-form-urlencoded\b/i;

export interface LoginForm {
  phone: string;
  code: string;
  state: string;
  redirectUri: string;
  /** Where to go without a login, if that is another page. */
  back: string;
  /** See `LoginAim`. */
  maxAge: number | undefined;
  /** A form that was not that of its browser led here. */
  isOldForm: boolean;
  /** Status of the refusal of a form that led here, and the seconds to wait, as digits. */
  refused: string | undefined;
  waitS: string | undefined;
  isRegistering: boolean;
  hasAgreed: boolean;
}

/** Longer than anything that belongs into the form. */
const MAX_LENGTH = 2000;

/** The fields of the login's address or form; what is missing or far too long reads as empty. */
export async function parseLoginForm(request: Request): Promise<LoginForm> {
  const isForm = FORM.test(request.headers.get('content-type') ?? '');
  const fields =
    request.method === 'GET'
      ? new URL(request.url).searchParams
      : new URLSearchParams(isForm ? await request.text() : '');
  const text = (name: string): string => {
    const value = fields.get(name) ?? '';
    return value.length <= MAX_LENGTH ? value : '';
  };
  return {
    phone: text('phone'),
    code: text('code').replace(/\s/g, ''),
    state: text('state'),
    redirectUri: text('redirect_uri'),
    back: text('back'),
    maxAge: SECONDS.test(text('max_age')) ? Number(text('max_age')) : undefined,
    refused: STATUS.test(text('refused')) ? text('refused') : undefined,
    waitS: WAIT.test(text('wait')) ? text('wait') : undefined,
    isOldForm: text('old') === '1',
    isRegistering: text('register') === '1',
    hasAgreed: text('agreed') === '1',
  };
}
