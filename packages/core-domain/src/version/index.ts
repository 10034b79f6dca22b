export { compareVersions, isVersionAtLeast } from './compareVersions.ts';
