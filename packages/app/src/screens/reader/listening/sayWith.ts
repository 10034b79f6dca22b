export interface VoiceWishes {
  /** 1 is the voice's own pace. */
  rate: number;
  voice: SpeechSynthesisVoice | undefined;
}

/** A voice that says nothing for so long, beside the time its words take, has broken off without a word, ms. */
const SILENT_FOR_MS = 10_000;
const MS_A_CHARACTER = 600;

/**
 * Says sentences by the kernel's own synthesis. Pausing it is not to be relied on: a sentence is broken off and said anew.
 */
export const sayWith =
  (synthesis: SpeechSynthesis, wishes: () => VoiceWishes) =>
  (text: string, onEnd: (wasSaid: boolean) => void): (() => void) => {
    const { rate, voice } = wishes();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voice?.lang ?? 'zh-CN';
    utterance.rate = rate;
    if (voice) utterance.voice = voice;

    let isOver = false;
    const settle = (wasSaid: boolean): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(watchdog);
      onEnd(wasSaid);
    };
    const watchdog = setTimeout(
      () => {
        synthesis.cancel();
        settle(false);
      },
      SILENT_FOR_MS + (text.length * MS_A_CHARACTER) / rate,
    );
    utterance.addEventListener('end', () => settle(true));
    utterance.addEventListener('error', () => settle(false));
    synthesis.speak(utterance);

    return () => {
      isOver = true;
      clearTimeout(watchdog);
      synthesis.cancel();
    };
  };
