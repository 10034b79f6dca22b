/** Containers whose users the server knows by a code of theirs (HOST-28). */
export const loginHosts = ['alipay', 'taobao', 'youku'] as const;
export type LoginHost = (typeof loginHosts)[number];
