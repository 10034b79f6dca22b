/** Names that the library gives its files: folders of digits, then a plain name. */
const FILE = /^(?:[0-9]+\/){0,2}(?:img\/)?[0-9A-Za-z_-]+\.[a-z]{3,4}$/;

/** Whether a file of the library can have this name: nothing else is looked for, on the disk or in the tables. */
export const isFileName = (name: string): boolean => FILE.test(name);
