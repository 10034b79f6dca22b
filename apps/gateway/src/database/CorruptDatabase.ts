/** The embedded database cannot be read as a whole; the message is for the operator. */
export class CorruptDatabase extends Error {
  override readonly name = 'CorruptDatabase';

  constructor(file: string, cause?: unknown) {
    super(`${file} is damaged: move its folder away and bring back a backup (“restore”).`, { cause });
  }
}
