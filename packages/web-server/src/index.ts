export { createWebServer } from './createWebServer.ts';
export { injectConfig } from './injectConfig.ts';
export { runtimeConfig } from './runtimeConfig.ts';
export type { WebServerOptions } from './WebServerOptions.ts';
