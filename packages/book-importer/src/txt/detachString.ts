/** A text that no longer keeps alive the large one it was cut from. */
export const detachString = (text: string): string => JSON.parse(JSON.stringify(text)) as string;
