/** Said where the device has no room for a change of the bookmarks. */
export const unkeptBookmark = '设备空间不足，书签没有存下';
