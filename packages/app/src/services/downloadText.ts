import { giveFile } from './giveFile.ts';

/** Gives a text to the reader as a file. */
export const downloadText = async (name: string, type: string, text: string): Promise<void> =>
  giveFile(new File([text], name, { type }));
