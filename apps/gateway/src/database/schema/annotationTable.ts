import type { Flag } from './Flag.ts';

/** A highlight of a reader with its note; a deleted one stays without its words, so that no other device brings it back. */
export interface AnnotationTable {
  user_id: string;
  /** As the device named it. */
  id: string;
  /** Grows with each change of the account's annotations: devices ask for what is behind the one they know. */
  revision: number;
  is_deleted: Flag;
  /** JSON of an `Annotation`. */
  content: string;
}
