/** A text that no longer keeps alive the large one it was cut from. */
export const detachString = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
