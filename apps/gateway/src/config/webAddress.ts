import * as v from 'valibot';

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  // No request can be made to an address with a password, and the failure would write it into the log.
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** The address of a page or a server of the web. A later check of a pipe runs also where an earlier one failed. */
export const webAddress = v.pipe(v.string(), v.check(isWebAddress));
