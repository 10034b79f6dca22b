import { giveFile } from './giveFile.ts';

export const downloadText = async (name: string, type: string, text: string): Promise<void> =>
  giveFile(new File([text], name, { type }));
