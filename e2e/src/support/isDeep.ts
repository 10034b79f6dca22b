/**
 * Whether journeys run through all of their tables (`test:deep`): each paper, paging, host, window, kind of purchase and
 * fault. The usual run takes of each table what stands for the others.
 */
export const isDeep = process.env['SHUYE_DEEP'] !== undefined;
