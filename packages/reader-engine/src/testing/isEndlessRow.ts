/** Does a line go on with a row of one mark that is longer than a line? Such a row has no other place to break. */
export const isEndlessRow = (before: string, after: string): boolean => before.endsWith(after.charAt(0).repeat(8));
