import type { AppError } from '@shuye/core-domain/error';
import { bridgeFaults } from '../request/bridgeFaults.ts';
import { bridgeWaits } from '../request/bridgeWaits.ts';
import { parseRet } from './parseRet.ts';

/** Why the container refused a call [BRIDGE-26] [BRIDGE-28]; its own words are for the log, as the cause. */
export function windVaneFault(answer: unknown, method: string): AppError {
  const ret = parseRet(answer);
  if (ret === 'HY_NO_HANDLER' || ret === 'HY_NOT_SUPPORTED') return bridgeFaults.noMethod(method);
  if (ret === 'HY_NOT_IN_WINDVANE') return bridgeFaults.noBridge('WindVane');
  if (ret === 'HY_TIMEOUT') return bridgeFaults.silent(bridgeWaits.call);
  return bridgeFaults.refused(answer);
}
