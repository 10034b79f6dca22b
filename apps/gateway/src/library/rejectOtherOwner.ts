import { stat } from 'node:fs/promises';
import { ImportFailure } from '@shuye/book-importer';
import { databaseFile } from '../database/openDatabase.ts';
import { isMissing } from '../files/isMissing.ts';

const ownerOf = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).uid;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/**
 * Files are made for their own user alone: those that an administrator made could not be read by a gateway of another user.
 * @param written A file that this process has made; some disks give all files to one user, whoever makes them.
 * @throws ImportFailure where the folder's database belongs to somebody else.
 */
export async function rejectOtherOwner(dataDir: string, written: string): Promise<void> {
  const database = databaseFile(dataDir);
  const [theirs, ours] = [await ownerOf(database), await ownerOf(written)];
  if (theirs === undefined || ours === undefined || theirs === ours) return;
  throw new ImportFailure(
    `${database} belongs to user ${theirs}, but this is user ${ours}, whose files the gateway could not read.`,
    `Run the command as that user: sudo -u '#${theirs}' …`,
  );
}
