import { anAnnotation } from '@shuye/core-domain/testing';

type Row = readonly ['', name: 'syncAnnotations' | 'syncShelfGroups' | 'syncTextBookmarks', string, object, object];

const WAY = 'shelf POST json unsigned keyed';
const at = { time: 1, device: 'd1' };
const annotations = [anAnnotation({ note: '伏笔' })];
const groups = [{ id: 'group.g1', at, value: { name: '言情', rank: 1 } }];
const place = { chapterId: 'c1', offset: 4, print: '' };
const marks = [{ id: 'b1 c1 4', at, value: { bookId: 'b1', place, chapterTitle: '', text: '灯火', at: 1 } }];

/** Each call that pushes and pulls an account's items, with what it sends. */
export const itemRows = (userId: string): readonly Row[] => [
  ['', 'syncAnnotations', WAY, { userId, changes: annotations, since: 7 }, { user_id: userId, since: 7, annotations }],
  ['', 'syncShelfGroups', WAY, { userId, changes: groups, since: 7 }, { user_id: userId, since: 7, items: groups }],
  ['', 'syncTextBookmarks', WAY, { userId, changes: marks, since: 7 }, { user_id: userId, since: 7, items: marks }],
];
