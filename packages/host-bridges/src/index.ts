export { OrderPayMode } from './Host.ts';
export type { Host, ReaderSettings } from './Host.ts';
export type { HostBridge, ShareCard } from './HostBridge.ts';
