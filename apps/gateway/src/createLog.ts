import pino, { type Logger } from 'pino';

/** Names whose values never reach a log, at any depth that is written (R25). */
const SECRETS = [
  'sign',
  'tk',
  'token',
  'ykToken',
  'umidToken',
  'user_id',
  'userId',
  'userid',
  'cookie',
  'authorization',
];

export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  });
