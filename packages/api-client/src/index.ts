export { createApiClient } from './createApiClient.ts';
export type { ApiClient, ApiClientOptions, SendOptions } from './createApiClient.ts';
export type { CommonParameters } from './CommonParameters.ts';
export type { OtherTabs, TabChannel, TabLocks } from './session/otherTabs.ts';
export type { RenewedSession, SessionSource } from './session/SessionSource.ts';
