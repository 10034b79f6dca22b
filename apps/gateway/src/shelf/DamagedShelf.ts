/** A stored shelf that cannot be read whole: it is not shown in part, for what is missing would look removed. */
export class DamagedShelf extends Error {
  override readonly name = 'DamagedShelf';
}
