import { listenFailure as sentenceOf } from '@shuye/core-domain/listening';
import { ConfigError } from '../config/ConfigError.ts';

/** The failure to listen on an address as one for the operator; other errors unchanged. `variables` begins the names of its variables. */
export function listenFailure(
  error: unknown,
  { host, port, metricsPort }: { host: string; port: number; metricsPort?: number | undefined },
  variables = 'SHUYE_GATEWAY',
): unknown {
  const besides = metricsPort === undefined ? undefined : { port: metricsPort, setting: 'SHUYE_METRICS_PORT' };
  const place = { host, port, hostSetting: `${variables}_HOST`, portSetting: `${variables}_PORT`, besides };
  const sentence = sentenceOf(error, place);
  return sentence === undefined ? error : new ConfigError(sentence);
}
