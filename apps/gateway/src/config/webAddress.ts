import * as v from 'valibot';

/** The address of a page or a server of the web. A later check of a pipe runs also where an earlier one failed. */
export const webAddress = v.pipe(
  v.string(),
  v.check((address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)),
);
