import { Tag } from '@shuye/ui';

/** Marks the row that leads to the end of the book for the fewest beans. */
export const CheapestMark = () => <Tag tone="seal">最划算</Tag>;
