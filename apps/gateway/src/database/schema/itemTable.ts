import type { Flag } from './Flag.ts';

/** Something that a reader keeps on all devices; a removed one stays without its words, so that no other device brings it back. */
export interface ItemTable {
  user_id: string;
  /** As the device named it. */
  id: string;
  /** Grows with each change of the account's items of the kind: devices ask for what is behind the one they know. */
  revision: number;
  is_deleted: Flag;
  /** JSON of an `Annotation`, or of another kind that has this table's shape. */
  content: string;
}
