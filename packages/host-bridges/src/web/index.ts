export { createWebBridge } from './createWebBridge.ts';
export type { WebWindow } from './WebWindow.ts';
