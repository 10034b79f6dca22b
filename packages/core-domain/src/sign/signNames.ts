/** Version of the signature, sent as sqSv (D-027). */
export const SIGN_VERSION = '1.0';

/** What the field `key` says on the calls that carry one (D-025). */
export const signKeyNames = { account: 'h5_account', ad: 'h5_ad', gift: 'h5_gift' } as const;
