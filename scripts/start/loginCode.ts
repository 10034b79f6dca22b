import { randomInt } from 'node:crypto';

/** On a machine of one's own the code needs no remembering. */
const OWN_MACHINE = '000000';
const DIGITS = 6;

/**
 * The login code of this start, to be shown by it: the operator's, or one that stands until the next start. None where a
 * sender brings random codes to phones. In a network that others share it is drawn, so that none of them can know it.
 */
export function loginCode(env: NodeJS.ProcessEnv, { openToNetwork }: { openToNetwork: boolean }): string | undefined {
  if (env['SHUYE_LOGIN_CODE']) return env['SHUYE_LOGIN_CODE'];
  if (env['SHUYE_CODE_SENDER_URL']) return undefined;
  return openToNetwork ? String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0') : OWN_MACHINE;
}
