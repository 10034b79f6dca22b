export type { GuideSettings } from './GuideSettings.ts';
export { OrderPayMode } from '@shuye/core-domain/host';
export type { CoverSettings, Host, HostDefinition, ReaderSettings } from './Host.ts';
export type { FarmAbility, FollowAbility, HostBridge, PageEvent, ShareCard } from './HostBridge.ts';
export { isInApp } from './isInApp.ts';
export { applyHostSettings } from './settings/applyHostSettings.ts';
export type { HostSettings } from './settings/HostSettings.ts';
