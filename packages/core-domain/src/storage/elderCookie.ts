/** By it the pages of the gateway know that this device wants 长辈版, whose own setting only scripts read. */
export const elderCookie = { name: 'shuye_elder', value: '1', ttlS: 365 * 86_400 } as const;
