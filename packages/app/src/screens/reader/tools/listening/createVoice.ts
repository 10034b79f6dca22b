import { splitPhrases } from '@shuye/reader-engine/speech';
import { chineseVoices } from './chineseVoices.ts';
import { speakOnce } from './speakOnce.ts';
import { whenVoicesCome } from './whenVoicesCome.ts';

export interface VoiceOptions {
  synthesis: SpeechSynthesis;
  /** Called before each breath. A `rate` of 1 is the voice's own pace; an empty `voiceId` leaves the voice to us. */
  settings: () => { rate: number; voiceId: string };
  nowMs: () => number;
}

/** Says a sentence; the function returned silences it, and then `onEnd` is not called. */
export type Say = (text: string, onEnd: (wasSaid: boolean) => void) => () => void;

/** Voices from the network break off about 15 s after they began: what is said in one go takes less at any pace. */
const BREATH_CHARACTERS = 40;
const LEAST_BREATH = 12;
/** A kernel that was just silenced drops what it is told at once, ms. */
const REST_MS = 150;

const HAN = /[\u4e00-\u9fff]/;
const ignore = (): void => undefined;

/** A voice of the kernel's own synthesis. Its pause is not to be relied on: a sentence is broken off and said anew. */
export function createVoice({ synthesis, settings, nowMs }: VoiceOptions): Say {
  const broken = new Set<string>();
  let silentSince = -Infinity;
  let hasWaited = false;

  const cancel = (): void => {
    synthesis.cancel();
    silentSince = nowMs();
  };

  const chosen = (voiceId: string): SpeechSynthesisVoice | undefined => {
    const voices = chineseVoices(synthesis);
    const sound = voices.filter(({ voiceURI }) => !broken.has(voiceURI));
    const usable = sound.length > 0 ? sound : voices;
    return usable.find(({ voiceURI }) => voiceURI === voiceId) ?? usable[0];
  };

  return (text, onEnd) => {
    const breaths = splitPhrases(text, Math.max(LEAST_BREATH, Math.floor(BREATH_CHARACTERS * settings().rate)));
    let stop = ignore;
    const later = (delay: number, run: () => void): void => {
      const timer = setTimeout(run, delay);
      stop = () => clearTimeout(timer);
    };
    const fail = (): void => later(0, () => onEnd(false));

    const sayFrom = (at: number): void => {
      const breath = breaths[at];
      if (breath === undefined) {
        onEnd(true);
        return;
      }
      const { rate, voiceId } = settings();
      const voice = chosen(voiceId);
      // Voices of other languages pass over Chinese, or spell it.
      if (!voice && HAN.test(breath) && synthesis.getVoices().length > 0) {
        fail();
        return;
      }
      const utterance = new SpeechSynthesisUtterance(breath);
      utterance.lang = voice?.lang ?? 'zh-CN';
      utterance.rate = rate;
      if (voice) utterance.voice = voice;
      stop = speakOnce({
        synthesis,
        utterance,
        nowMs,
        onEnd: (outcome) => {
          if (outcome === 'said') {
            sayFrom(at + 1);
            return;
          }
          if (outcome === 'voice-failed' && voice) broken.add(voice.voiceURI);
          cancel();
          fail();
        },
      });
    };

    const begin = (): void => {
      hasWaited = true;
      // The kernel would first say what another page, or an earlier visit, left unsaid.
      if (synthesis.speaking || synthesis.pending) cancel();
      // A clock that was set back would have it silent for as long.
      const rest = Math.min(REST_MS, silentSince + REST_MS - nowMs());
      if (rest > 0) later(rest, () => sayFrom(0));
      else sayFrom(0);
    };
    if (hasWaited || synthesis.getVoices().length > 0) begin();
    else stop = whenVoicesCome(synthesis, begin);

    return () => {
      stop();
      cancel();
    };
  };
}
