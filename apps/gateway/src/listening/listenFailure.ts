import { errorCode } from '../files/errorCode.ts';
import { ConfigError } from '../config/ConfigError.ts';

const PORT_REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens there',
  EACCES: 'this user may not listen there',
};

const HOST_CODES: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

/** One sentence for the operator about an address that cannot be listened on; other errors unchanged. `variables` begins the names of its variables. */
export function listenFailure(
  error: unknown,
  { host, port }: { host: string; port: number },
  variables = 'SHUYE_GATEWAY',
): unknown {
  const code = errorCode(error);
  const reason = PORT_REASONS[code];
  if (reason !== undefined) return new ConfigError(`${variables}_PORT is "${port}", but ${reason}.`);
  if (!HOST_CODES.has(code)) return error;
  return new ConfigError(`${variables}_HOST is "${host}", but that is no address of this machine.`);
}
