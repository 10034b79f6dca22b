import { describe, expect, it } from 'vitest';
import {
  allToggled,
  deletedFilesNote,
  deleteLabel,
  deleteQuestion,
  eachToggled,
  selectAllLabel,
  toggled,
} from './selection.ts';

const ids = (...values: string[]): ReadonlySet<string> => new Set(values);

describe('a selection of books', () => {
  it('takes a book in and out again [SHELF-19]', () => {
    expect(toggled(ids('a'), 'b')).toEqual(ids('a', 'b'));
    expect(toggled(ids('a', 'b'), 'b')).toEqual(ids('a'));
  });

  it('does not change the selection it was given', () => {
    const before = ids('a');
    toggled(before, 'b');
    expect(before).toEqual(ids('a'));
  });

  it.each([
    [ids(), ids('a', 'b')],
    [ids('a'), ids('a', 'b')],
    [ids('a', 'b'), ids()],
  ])('goes from %s to all or none [SHELF-22]', (before, after) => {
    expect(allToggled(before, ['a', 'b'])).toEqual(after);
  });

  it.each([
    [ids(), '全选'],
    [ids('a'), '全选'],
    [ids('a', 'b'), '取消全选'],
  ])('offers to select %s: %s [SHELF-21]', (selected, label) => {
    expect(selectAllLabel(selected, ['a', 'b'])).toBe(label);
  });

  it.each([
    [ids('x'), ids('x', 'a', 'b')],
    [ids('x', 'a'), ids('x', 'a', 'b')],
    [ids('x', 'a', 'b'), ids('x')],
  ])('goes from %s to all or none of a group, and leaves the others as they are', (before, after) => {
    expect(eachToggled(before, ['a', 'b'])).toEqual(after);
    expect(eachToggled(before, [])).toEqual(before);
  });

  it('has nothing to select in an empty shelf', () => {
    expect(selectAllLabel(ids(), [])).toBe('全选');
  });

  it.each([
    [0, '删除'],
    [3, '删除(3)'],
  ])('of %s books is deleted by %s [SHELF-23]', (count, label) => {
    expect(deleteLabel(count)).toBe(label);
  });

  it('asks before it deletes [SHELF-25]', () => {
    expect(deleteQuestion(2)).toBe('是否删除所选 2 本书籍');
  });

  it('says which files go from the device [SHELF-25]', () => {
    expect(deletedFilesNote(0, 2)).toBeUndefined();
    expect(deletedFilesNote(1, 2)).toBe('其中1本是自己导入的书，文件会从这台设备上删除');
    expect(deletedFilesNote(2, 2)).toBe('自己导入的书，文件会从这台设备上删除');
  });
});
