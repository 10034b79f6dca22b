import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ScriptState {
  /** Writes words of the book in the script in which the reader shows it. */
  inScript: (text: string) => string;
}

export type ScriptStore = StoreApi<ScriptState>;

/** The script of the book that is open, for what stands on its pages and is no text of its own. */
export const createScriptStore = (): ScriptStore => createStore<ScriptState>()(() => ({ inScript: (text) => text }));
