export const SIGN_VERSION = '1.0';

export const signKeyNames = { account: 'h5_account', ad: 'h5_ad', gift: 'h5_gift' } as const;
