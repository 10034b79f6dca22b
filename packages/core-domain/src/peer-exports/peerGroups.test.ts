import { describe, expect, it } from 'vitest';
import { BookFormat } from '../book/Book.ts';
import { emptyCollection, importItems } from '../collection/Collection.ts';
import { createGroup, dissolveGroup, moveBooks, renameGroup } from '../shelf-groups/changeGroups.ts';
import { MAX_SHELF_GROUPS, shelfGroups, type ShelfGroupRecord } from '../shelf-groups/ShelfGroup.ts';
import { peerFile, type FoundBook } from './peerFile.ts';
import type { PeerExport } from './PeerExport.ts';

const NOW = 1_790_000_000_000;

const shelf: PeerExport = {
  peer: 'legado',
  shelf: [
    { title: '山中灯火', author: '', addedAtMs: NOW, group: '夜读' },
    { title: '别处的书', author: '', addedAtMs: NOW, group: '以后' },
  ],
  marks: [],
  groups: ['夜读', '以后', '空'],
  skipped: 0,
  leftOut: [],
};
const found: FoundBook = {
  bookId: '1001',
  title: '山中灯火',
  author: '许半山',
  coverUrl: '',
  format: BookFormat.Standard,
  isOwn: false,
  chapters: [],
};

const said = (record: ShelfGroupRecord) => {
  const { groups, groupOf } = shelfGroups(record);
  return {
    groups: groups.map(({ name }) => name),
    books: [...groupOf].map(([bookId, id]) => [bookId, groups.find((one) => one.id === id)?.name]),
  };
};

const imported = (record: ShelfGroupRecord) =>
  importItems(record, peerFile(shelf, [found], shelfGroups(record)).file.groups);

describe('the groups of another shelf', () => {
  const here = emptyCollection('phone');

  it('become groups here behind those that there are, with the books that were found; again they change nothing', () => {
    const once = imported(createGroup(here, 'a', '散文', NOW));
    expect(said(once)).toEqual({ groups: ['散文', '夜读'], books: [['1001', '夜读']] });
    expect(imported(once)).toBe(once);
  });

  it('put their books into a group here of the same name, and into one that was renamed here', () => {
    expect(said(imported(createGroup(here, 'a', '夜读', NOW)))).toEqual({
      groups: ['夜读'],
      books: [['1001', '夜读']],
    });
    const renamed = renameGroup(imported(here), 'import 夜读', '灯下', NOW);
    expect(said(imported(moveBooks(renamed, ['1001'], undefined, NOW)))).toEqual({ groups: ['灯下'], books: [] });
    expect(imported(renamed)).toBe(renamed);
  });

  it('move no book that stands in a group here, and bring none back that was dissolved here', () => {
    const other = moveBooks(createGroup(here, 'a', '散文', NOW), ['1001'], 'a', NOW);
    expect(imported(other)).toBe(other);
    expect(said(imported(dissolveGroup(imported(here), 'import 夜读', NOW)))).toEqual({ groups: [], books: [] });
  });

  it('are no more than a shelf may have', () => {
    const names = Array.from({ length: MAX_SHELF_GROUPS }, (_, at) => `组${at}`);
    const full = names.reduce((record, name) => createGroup(record, name, name, NOW), here as ShelfGroupRecord);
    expect(imported(full)).toBe(full);
  });
});
