/**
 * Names that the library gives its files: folders of digits, then a plain name. A disk takes no name above 255 bytes, and
 * looking for one would be a fault of the disk in place of a file that is missing.
 */
const FILE = /^(?:[0-9]{1,16}\/){0,2}(?:img\/)?[0-9A-Za-z_-]{1,200}\.[a-z]{3,4}$/;

/** Whether a file of the library can have this name: nothing else is looked for, on the disk or in the tables. */
export const isFileName = (name: string): boolean => FILE.test(name);
