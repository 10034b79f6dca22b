/** The one store of files, for all builds: what two of them share is kept once. */
export const CACHE_NAME = 'shuye_app';
