export { createYoukuBridge } from './createYoukuBridge.ts';
export type { YoukuOptions } from './createYoukuBridge.ts';
