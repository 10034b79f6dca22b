import pino, { type DestinationStream, type Logger } from 'pino';

/** Names whose values never reach a log, at any depth that is written (R25). */
const SECRET_NAMES = [
  'sign',
  'tk',
  'token',
  'ykToken',
  'umidToken',
  'user_id',
  'userId',
  'userid',
  'uid',
  'sqUid',
  'phone',
  'code',
  'payInfo',
  'cookie',
  'authorization',
];

/** Tokens, hashes and keys; ids of accounts, phone numbers and login codes. */
const SECRET_LOOKS: readonly [RegExp, string][] = [
  [/[\w-]{32,}/g, '[secret]'],
  [/\d{6,}/g, '[number]'],
];

const CENSORED = '[secret]';

const withoutLooks = (text: string): string =>
  SECRET_LOOKS.reduce((rest, [look, censored]) => rest.replace(look, censored), text);

interface WrittenError {
  type: string;
  message: string;
  stack: string;
  cause?: WrittenError;
}

/** Where it broke, and nothing of what it broke on: databases repeat values in their errors. */
const writtenError = (error: unknown): WrittenError => {
  const { name, message, stack = '', cause } = error instanceof Error ? error : new Error(String(error));
  return {
    type: name,
    message: withoutLooks(message),
    stack: withoutLooks(stack),
    ...(cause instanceof Error ? { cause: writtenError(cause) } : {}),
  };
};

/** Finds each of the values in one pass, the longer first: one may be the beginning of another. */
function anyOf(values: readonly string[]): RegExp | undefined {
  if (values.length === 0) return undefined;
  const longestFirst = [...values].sort((left, right) => right.length - left.length);
  return new RegExp(longestFirst.map((value) => value.replace(/[^\w]/g, String.raw`\$&`)).join('|'), 'g');
}

export interface LogOptions {
  level: string;
  /** Values that no line may hold, wherever they stand: signing keys, passwords. */
  secrets?: readonly string[];
  destination?: DestinationStream;
}

/** The gateway's log: JSON lines from which secrets, people's ids and their phone numbers are kept out (R25). */
export function createLog({ level, secrets = [], destination }: LogOptions): Logger {
  const known = anyOf(secrets.filter((secret) => secret.length >= 4));
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: writtenError },
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: CENSORED },
    hooks: { streamWrite: (line) => (known ? line.replace(known, CENSORED) : line) },
  };
  return destination ? pino(options, destination) : pino(options);
}
