export type { GuideSettings } from './GuideSettings.ts';
export { OrderPayMode } from '@shuye/core-domain/host';
export type { Host, HostDefinition, ReaderSettings } from './Host.ts';
export type { FarmAbility, FollowAbility, HostBridge, ShareCard } from './HostBridge.ts';
