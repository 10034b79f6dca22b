export { createTaobaoBridge } from './createTaobaoBridge.ts';
export type { TaobaoOptions } from './createTaobaoBridge.ts';
