export { CONFIG_ELEMENT_ID } from './services/RuntimeConfig.ts';
export type { RuntimeConfig } from './services/RuntimeConfig.ts';
export { findRoute } from './router/findRoute.ts';
export { pagePaths } from './router/pagePaths.ts';
