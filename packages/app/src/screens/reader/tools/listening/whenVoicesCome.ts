/** Kernels that name no voices speak all the same; they are not waited for longer. */
const LONGEST_WAIT_MS = 2000;

/** Runs once the kernel knows its voices: most learn of them a moment late. The function returned calls it off. */
export function whenVoicesCome(synthesis: SpeechSynthesis, run: () => void): () => void {
  // Old kernels have no listeners here: there the wait alone ends it.
  const target: Partial<EventTarget> = synthesis;
  const stop = (): void => {
    clearTimeout(timer);
    target.removeEventListener?.call(synthesis, 'voiceschanged', onChange);
  };
  const finish = (): void => {
    stop();
    run();
  };
  const onChange = (): void => {
    if (synthesis.getVoices().length > 0) finish();
  };
  const timer = setTimeout(finish, LONGEST_WAIT_MS);
  target.addEventListener?.call(synthesis, 'voiceschanged', onChange);
  return stop;
}
