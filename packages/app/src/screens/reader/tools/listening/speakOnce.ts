/** `failed`: say it again; `voice-failed`: say it in another voice. */
export type SpeechOutcome = 'said' | 'failed' | 'voice-failed';

export interface SpeakOptions {
  synthesis: SpeechSynthesis;
  utterance: SpeechSynthesisUtterance;
  nowMs: () => number;
  onEnd: (outcome: SpeechOutcome) => void;
}

const VOICE_FAULTS = ['network', 'synthesis-unavailable', 'language-unavailable', 'voice-unavailable'];

const LOOK_MS = 500;
/** Silent at so many looks in a row, a voice that was heard has ended without a word. */
const SILENT_LOOKS = 3;
/** A voice that has not ended so long behind the time its words take has broken off, ms. */
const LATEST_MS = 10_000;
const MS_A_CHARACTER = 600;
/** No voice says so many characters faster than this: one that knows no Chinese passes over them at once. */
const LEAST_MS_A_CHARACTER = 20;
const LEAST_CHARACTERS = 4;

const hanIn = (text: string): number => text.match(/[\u4e00-\u9fff]/g)?.length ?? 0;

/** Says one utterance, and finds its end also where the kernel does not tell it. The function returned stops listening. */
export function speakOnce({ synthesis, utterance, nowMs, onEnd }: SpeakOptions): () => void {
  const { text, rate } = utterance;
  const began = nowMs();
  const longest = LATEST_MS + (text.length * MS_A_CHARACTER) / rate;
  const characters = hanIn(text);
  let wasHeard = false;
  let silentLooks = 0;

  const leave = (): void => {
    clearInterval(watch);
    utterance.removeEventListener('end', onSaid);
    utterance.removeEventListener('error', onError);
  };
  const settle = (outcome: SpeechOutcome): void => {
    leave();
    onEnd(outcome);
  };
  const onSaid = (): void => {
    const isTooFast = characters >= LEAST_CHARACTERS && nowMs() - began < characters * LEAST_MS_A_CHARACTER;
    settle(isTooFast ? 'failed' : 'said');
  };
  const onError = (event: Event): void => {
    const { error }: Partial<SpeechSynthesisErrorEvent> = event;
    settle(VOICE_FAULTS.includes(error ?? '') ? 'voice-failed' : 'failed');
  };
  // The interval refers to the utterance, which would be thrown away while it speaks, and its end never be told.
  const watch = setInterval(() => {
    // Kernels pause by themselves, behind another app for one, and forget it.
    if (synthesis.paused) synthesis.resume();
    wasHeard ||= synthesis.speaking;
    silentLooks = synthesis.speaking || synthesis.pending ? 0 : silentLooks + 1;
    if (wasHeard && silentLooks >= SILENT_LOOKS) onSaid();
    else if (nowMs() - began > longest) settle('failed');
  }, LOOK_MS);
  utterance.addEventListener('end', onSaid);
  utterance.addEventListener('error', onError);
  synthesis.speak(utterance);
  return leave;
}
