import { listenFailure as sentenceOf } from '@shuye/core-domain/listening';
import { ConfigError } from '../config/ConfigError.ts';

/** The failure to listen on an address as one for the operator; other errors unchanged. `variables` begins the names of its variables. */
export function listenFailure(
  error: unknown,
  { host, port }: { host: string; port: number },
  variables = 'SHUYE_GATEWAY',
): unknown {
  const place = { host, port, hostSetting: `${variables}_HOST`, portSetting: `${variables}_PORT` };
  const sentence = sentenceOf(error, place);
  return sentence === undefined ? error : new ConfigError(sentence);
}
