/** One cache for all builds, so that files which two of them share are stored once. */
export const CACHE_NAME = 'shuye_app';
