export { createAlipayBridge } from './createAlipayBridge.ts';
