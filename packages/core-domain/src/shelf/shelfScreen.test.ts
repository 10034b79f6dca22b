import { describe, expect, it } from 'vitest';
import {
  advanceShelfScreen,
  ShelfMode,
  shelfScreenStart,
  toShelfMode,
  type ShelfScreenEvent,
  type ShelfScreenState,
} from './shelfScreen.ts';

const { View, Edit } = ShelfMode;

/** The last step of events one after another. */
const after = (...events: ShelfScreenEvent[]) =>
  events.reduce((step, event) => advanceShelfScreen(step.state, event), {
    state: shelfScreenStart,
    effects: [] as ReturnType<typeof advanceShelfScreen>['effects'],
  });

const pressed: ShelfScreenEvent = { type: 'long-pressed', bookId: 'a' };
const tap = (bookId: string): ShelfScreenEvent => ({ type: 'book-tapped', bookId });
const answer = (confirmed: boolean): ShelfScreenEvent => ({ type: 'delete-answered', confirmed });
const ask: ShelfScreenEvent = { type: 'delete-tapped' };
const leave: ShelfScreenEvent = { type: 'left-edit' };
const editing = (...selected: string[]): Partial<ShelfScreenState> => ({ mode: Edit, selected: new Set(selected) });
const viewing: Partial<ShelfScreenState> = { mode: View, selected: new Set() };

describe('the mode of a shelf', () => {
  it('is 0 to look and 1 to edit; anything else is to look [SHELF-28, ENUM-13, ENT-23]', () => {
    expect([View, Edit]).toEqual([0, 1]);
    expect([0, 1, 2, '1', null, undefined, true].map(toShelfMode)).toEqual([0, 1, 0, 0, 0, 0, 0]);
  });
});

describe("the shelf's screen", () => {
  it('is ready once the first load is over [SHELFSYNC-27, ENT-23]', () => {
    expect(shelfScreenStart).toMatchObject({ ...viewing, isReady: false });
    expect(after({ type: 'loaded' }).state.isReady).toBe(true);
    expect(after({ type: 'loaded' }, pressed, leave).state.isReady).toBe(true);
  });

  it('opens a tapped book', () => {
    expect(after(tap('a'))).toEqual({ state: shelfScreenStart, effects: [{ kind: 'open', bookId: 'a' }] });
  });

  it('goes to editing by a long press, with that book selected [SHELF-16]', () => {
    expect(after(pressed)).toMatchObject({ state: editing('a'), effects: [] });
  });

  it('goes to editing from the guest question, with nothing selected [SHELF-29]', () => {
    expect(after({ type: 'manage-chosen' })).toMatchObject({ state: editing(), effects: [] });
  });

  it('keeps its selection when it is pressed again while editing', () => {
    expect(after(pressed, { type: 'long-pressed', bookId: 'b' }).state).toMatchObject(editing('a'));
    expect(after(pressed, { type: 'manage-chosen' }).state).toMatchObject(editing('a'));
  });

  it('selects by tapping, and all or none at once [SHELF-19, SHELF-22]', () => {
    expect(after(pressed, tap('b'))).toMatchObject({ state: editing('a', 'b'), effects: [] });
    expect(after(pressed, tap('a')).state).toMatchObject(editing());
    const all: ShelfScreenEvent = { type: 'all-tapped', bookIds: ['a', 'b'] };
    expect(after(pressed, all).state).toMatchObject(editing('a', 'b'));
    expect(after(pressed, all, all).state).toMatchObject(editing());
  });

  it('leaves editing and forgets the selection [SHELF-20, SHELF-30, SHELF-31]', () => {
    expect(after(pressed, leave)).toMatchObject({ state: viewing, effects: [{ kind: 'leave-edit' }] });
    expect(after(pressed, ask, leave).state.isAsking).toBe(false);
    expect(after(leave)).toEqual({ state: shelfScreenStart, effects: [] });
  });

  it('deletes in its order: ask, load, leave editing, delete, merge guest books, stop loading [SHELF-26, SHELFMERGE-07]', () => {
    expect(after(pressed, tap('b'), ask)).toMatchObject({
      state: { ...editing('a', 'b'), isAsking: true },
      effects: [{ kind: 'ask', count: 2 }],
    });
    expect(after(pressed, tap('b'), ask, answer(true))).toMatchObject({
      state: { ...viewing, isAsking: false, isDeleting: true },
      effects: [{ kind: 'show-loading' }, { kind: 'leave-edit' }, { kind: 'delete', bookIds: ['a', 'b'] }],
    });
    expect(after(pressed, ask, answer(true), { type: 'deleted', succeeded: true })).toMatchObject({
      state: { ...viewing, isDeleting: false },
      effects: [{ kind: 'merge-guest' }, { kind: 'hide-loading' }],
    });
  });

  it('says so when deleting failed [SHELF-27, ERR-55]', () => {
    const { effects } = after(pressed, ask, answer(true), { type: 'deleted', succeeded: false });
    expect(effects).toEqual([{ kind: 'network-toast' }, { kind: 'hide-loading' }]);
  });

  it('stays in editing when the answer is no', () => {
    expect(after(pressed, ask, answer(false))).toMatchObject({
      state: { ...editing('a'), isAsking: false },
      effects: [],
    });
  });

  it('asks nothing where nothing is selected [SHELF-24]', () => {
    expect(after({ type: 'manage-chosen' }, ask)).toMatchObject({ state: { isAsking: false }, effects: [] });
  });

  it('deletes nothing that was not asked about', () => {
    expect(after(pressed, answer(true))).toMatchObject({ state: { ...editing('a'), isDeleting: false }, effects: [] });
    expect(after(answer(true))).toEqual({ state: shelfScreenStart, effects: [] });
    expect(after({ type: 'deleted', succeeded: true })).toEqual({ state: shelfScreenStart, effects: [] });
  });

  it('edits nothing else while it deletes', () => {
    const { state } = after(pressed, ask, answer(true), pressed);
    expect(state).toMatchObject({ ...viewing, isDeleting: true });
  });

  it.each<ShelfScreenEvent>([ask, { type: 'all-tapped', bookIds: ['a'] }])(
    'does nothing on %j while looking',
    (event) => {
      expect(after(event)).toEqual({ state: shelfScreenStart, effects: [] });
    },
  );
});
