/** Whether tests run for minutes instead of seconds (`test:deep`). */
export const isDeep = (process.env as Record<string, string | undefined>)['SHUYE_DEEP'] === '1';
