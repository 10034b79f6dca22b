import type { Step } from '../async/Step.ts';
import { allToggled, toggled } from './selection.ts';

/** Looking at the shelf, or choosing books to take off it [ENUM-13]. */
export const ShelfMode = { View: 0, Edit: 1 } as const;
export type ShelfMode = (typeof ShelfMode)[keyof typeof ShelfMode];

/** Any other mode is the view [SHELF-28]. */
export const toShelfMode = (mode: unknown): ShelfMode => (mode === ShelfMode.Edit ? ShelfMode.Edit : ShelfMode.View);

/** What the shelf's screen is doing [ENT-23]. */
export interface ShelfScreenState {
  mode: ShelfMode;
  selected: ReadonlySet<string>;
  /** The first load, local or from the server, is over [SHELFSYNC-27]. */
  isReady: boolean;
  /** The question before deleting stands. */
  isAsking: boolean;
  isDeleting: boolean;
}

export type ShelfScreenEvent =
  | { type: 'loaded' }
  | { type: 'long-pressed'; bookId: string }
  | { type: 'manage-chosen' }
  | { type: 'book-tapped'; bookId: string }
  | { type: 'all-tapped'; bookIds: readonly string[] }
  | { type: 'delete-tapped' }
  | { type: 'delete-answered'; confirmed: boolean }
  | { type: 'deleted'; succeeded: boolean }
  /** 取消, the search bar, leaving the page, its hiding or showing again, the host's events. */
  | { type: 'left-edit' };

export type ShelfScreenEffect =
  | { kind: 'ask'; count: number }
  | { kind: 'show-loading' }
  | { kind: 'leave-edit' }
  | { kind: 'delete'; bookIds: readonly string[] }
  /** There may be room for a guest's books now [SHELFMERGE-07]. */
  | { kind: 'merge-guest' }
  | { kind: 'network-toast' }
  | { kind: 'hide-loading' }
  | { kind: 'open'; bookId: string };

type ShelfStep = Step<ShelfScreenState, ShelfScreenEffect>;

const nothing: ReadonlySet<string> = new Set();

export const shelfScreenStart: ShelfScreenState = {
  mode: ShelfMode.View,
  selected: nothing,
  isReady: false,
  isAsking: false,
  isDeleting: false,
};

const to = (state: ShelfScreenState, ...effects: ShelfScreenEffect[]): ShelfStep => ({ state, effects });

const viewing = (state: ShelfScreenState): ShelfScreenState => ({
  ...state,
  mode: ShelfMode.View,
  selected: nothing,
  isAsking: false,
});

function advanceEdit(state: ShelfScreenState, event: ShelfScreenEvent): ShelfStep {
  const { selected, isAsking } = state;
  switch (event.type) {
    case 'book-tapped':
      return to({ ...state, selected: toggled(selected, event.bookId) });
    case 'all-tapped':
      return to({ ...state, selected: allToggled(selected, event.bookIds) });
    case 'delete-tapped':
      return selected.size === 0 ? to(state) : to({ ...state, isAsking: true }, { kind: 'ask', count: selected.size });
    case 'delete-answered':
      if (!isAsking || !event.confirmed) return to({ ...state, isAsking: false });
      return to(
        { ...viewing(state), isDeleting: true },
        { kind: 'show-loading' },
        { kind: 'leave-edit' },
        { kind: 'delete', bookIds: [...selected] },
      );
    default:
      return to(state);
  }
}

/** The shelf's screen after an event: editing, choosing, deleting in its order [SHELF-26]. */
export function advanceShelfScreen(state: ShelfScreenState, event: ShelfScreenEvent): ShelfStep {
  const isEditing = state.mode === ShelfMode.Edit;
  switch (event.type) {
    case 'loaded':
      return to({ ...state, isReady: true });
    case 'left-edit':
      return isEditing ? to(viewing(state), { kind: 'leave-edit' }) : to(state);
    case 'deleted': {
      if (!state.isDeleting) return to(state);
      const then: ShelfScreenEffect = { kind: event.succeeded ? 'merge-guest' : 'network-toast' };
      return to({ ...state, isDeleting: false }, then, { kind: 'hide-loading' });
    }
    case 'long-pressed':
    case 'manage-chosen':
      if (isEditing || state.isDeleting) return to(state);
      return to({
        ...state,
        mode: ShelfMode.Edit,
        selected: event.type === 'long-pressed' ? new Set([event.bookId]) : nothing,
      });
    case 'book-tapped':
      return isEditing ? advanceEdit(state, event) : to(state, { kind: 'open', bookId: event.bookId });
    default:
      return isEditing ? advanceEdit(state, event) : to(state);
  }
}
