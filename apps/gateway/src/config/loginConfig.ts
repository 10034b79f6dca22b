import * as v from 'valibot';
import { ConfigError } from './ConfigError.ts';
import { webAddress } from './webAddress.ts';

const origins = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
  ),
  v.array(
    v.pipe(
      webAddress,
      v.check((address) => URL.canParse(address) && new URL(address).origin === address),
    ),
  ),
);

const ADDRESS = { schema: webAddress, expects: 'a web address without a user and password' };

/** None is needed on one's own machine; their values are never repeated in a message. */
const settings = {
  SHUYE_SECRET_KEY: { schema: v.pipe(v.string(), v.minLength(32)), expects: 'at least 32 characters' },
  SHUYE_SECRET_KEY_FORMER: { schema: v.pipe(v.string(), v.minLength(32)), expects: 'at least 32 characters' },
  SHUYE_LOGIN_CODE: {
    schema: v.pipe(v.string(), v.regex(/^(?:\d{6}|terminal)$/)),
    expects: 'six digits or "terminal"',
  },
  SHUYE_CODE_SENDER_URL: ADDRESS,
  SHUYE_RETURN_ORIGINS: { schema: origins, expects: 'origins such as https://shuye.example, with commas between them' },
  SHUYE_HOST_VERIFIER_URL: ADDRESS,
  SHUYE_HOST_LOGIN_KEY: { schema: v.pipe(v.string(), v.minLength(16)), expects: 'at least 16 characters' },
} as const;

type SettingName = keyof typeof settings;
type Setting<Name extends SettingName> = v.InferOutput<(typeof settings)[Name]['schema']>;

export interface LoginConfig {
  /** Of keyed hashes; a key file in the data folder stands in for it. */
  secretKey: string | undefined;
  /** The key before it, while it is being replaced. */
  formerSecretKey: string | undefined;
  /** The only login code. */
  fixedCode: string | undefined;
  /** Codes are random, and shown where the gateway was started. */
  printsCodes: boolean;
  codeSenderUrl: string | undefined;
  returnOrigins: readonly string[];
  hostVerifierUrl: string | undefined;
  /** Of simulated hosts. */
  hostLoginKey: string | undefined;
}

function setting<Name extends SettingName>(env: NodeJS.ProcessEnv, name: Name): Setting<Name> | undefined {
  const value = env[name];
  if (!value) return undefined;
  const { schema, expects } = settings[name];
  const result = v.safeParse(schema, value);
  if (!result.success) throw new ConfigError(`${name} must be ${expects}.`);
  return result.output;
}

const codeSetting = (code: string | undefined): Pick<LoginConfig, 'fixedCode' | 'printsCodes'> =>
  code === 'terminal' ? { fixedCode: undefined, printsCodes: true } : { fixedCode: code, printsCodes: false };

/** How readers log in, from the environment. @throws ConfigError naming the first value that cannot be used. */
export const parseLoginConfig = (env: NodeJS.ProcessEnv): LoginConfig => ({
  secretKey: setting(env, 'SHUYE_SECRET_KEY'),
  formerSecretKey: setting(env, 'SHUYE_SECRET_KEY_FORMER'),
  ...codeSetting(setting(env, 'SHUYE_LOGIN_CODE')),
  codeSenderUrl: setting(env, 'SHUYE_CODE_SENDER_URL'),
  returnOrigins: setting(env, 'SHUYE_RETURN_ORIGINS') ?? [],
  hostVerifierUrl: setting(env, 'SHUYE_HOST_VERIFIER_URL'),
  hostLoginKey: setting(env, 'SHUYE_HOST_LOGIN_KEY'),
});
