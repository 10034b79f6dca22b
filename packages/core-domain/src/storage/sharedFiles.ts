/** Where other apps of the device send files to the installed product; its worker takes them, no server reads them. */
export const SHARE_PATH = '/share';
/** The field that carries them. */
export const SHARE_FIELD = 'books';
/** The cache that holds them until the shelf has taken them, by its name without the product's prefix. */
export const sharedFilesCache = 'shared_files';
/** Behind the shelf's address where files were sent to it. */
export const SHARED_HASH = '#shared';
/** Header of each that carries its name, encoded as part of an address. */
export const SHARED_NAME_HEADER = 'x-file-name';
