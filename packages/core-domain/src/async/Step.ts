/** What a state machine answers to an event: the state from now on, and what its owner has to do. */
export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}
