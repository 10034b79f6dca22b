export { createWebServer } from './createWebServer.ts';
export { pageWith } from './pageWith.ts';
export { runtimeConfig } from './runtimeConfig.ts';
export type { WebServerOptions } from './WebServerOptions.ts';
