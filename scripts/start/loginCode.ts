/** On a machine of one's own the code needs no remembering. */
const OWN_MACHINE = '000000';

/** Each login gets a code of its own, which the gateway shows in this terminal. */
const IN_TERMINAL = 'terminal';

/**
 * The login code of this start, to be shown by it: the operator's. None where a sender brings random codes to phones. In
 * a network that others share each login has its own, so that nobody who saw one can be everybody.
 */
export function loginCode(env: NodeJS.ProcessEnv, { openToNetwork }: { openToNetwork: boolean }): string | undefined {
  if (env['SHUYE_LOGIN_CODE']) return env['SHUYE_LOGIN_CODE'];
  if (env['SHUYE_CODE_SENDER_URL']) return undefined;
  return openToNetwork ? IN_TERMINAL : OWN_MACHINE;
}
