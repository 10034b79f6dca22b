/** Where other apps of the device send files to the installed product; its worker takes them, no server reads them. */
export const SHARE_PATH = '/share';
export const SHARE_FIELD = 'books';
export const sharedFilesCache = 'shared_files';
export const SHARED_HASH = '#shared';
/** Header of each that carries its name, encoded as part of an address. */
export const SHARED_NAME_HEADER = 'x-file-name';
