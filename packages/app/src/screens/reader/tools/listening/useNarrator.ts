import { chapterStart } from '@shuye/core-domain/progress';
import type { Reader } from '@shuye/reader-engine';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useServices } from '../../../../services/ServicesContext.tsx';
import type { SurfaceHandle } from '../../page/ReaderSurface.tsx';
import { createNarrator, type Narrator, type NarratorEnd } from './createNarrator.ts';
import { createVoice } from './createVoice.ts';
import { isSleepTime, type SleepTime } from './sleepTimer.ts';
import { useChineseVoices } from './useChineseVoices.ts';

/** Times the voice's own pace. */
export const rates = { slowest: 0.5, fastest: 2.5, step: 0.25, usual: 1 } as const;

const KEY = 'listening';

const endWords: Readonly<Record<NarratorEnd, string>> = {
  book: '全书已读完',
  locked: '这一章暂时不能听',
  timer: '定时已到，朗读停止',
  voice: '此设备的朗读没有声音，可去APP收听',
};

interface VoiceSettings {
  rate: number;
  voiceId: string;
}

const asVoiceSettings = (value: unknown): VoiceSettings | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { rate, voiceId }: Partial<Record<keyof VoiceSettings, unknown>> = value;
  if (typeof rate !== 'number' || rate < rates.slowest || rate > rates.fastest) return undefined;
  return { rate, voiceId: typeof voiceId === 'string' ? voiceId : '' };
};

export interface NarratorControls {
  isPlaying: boolean;
  play: () => void;
  pause: () => void;
  rate: number;
  setRate: (rate: number) => void;
  voices: readonly SpeechSynthesisVoice[];
  voice: SpeechSynthesisVoice | undefined;
  setVoice: (voiceId: string) => void;
  sleep: SleepTime;
  setSleep: (time: SleepTime) => void;
}

interface NarratorOptions {
  reader: Reader;
  surface: RefObject<SurfaceHandle | null>;
  onEnd: () => void;
}

export function useNarrator({ reader, surface, onEnd }: NarratorOptions): NarratorControls {
  const { storage, toaster, nowMs } = useServices();
  const [kept, setKept] = useState<VoiceSettings>(
    () => storage.read(KEY, asVoiceSettings) ?? { rate: rates.usual, voiceId: '' },
  );
  const [sleep, setSleep] = useState<{ time: SleepTime; since: number }>({ time: 'off', since: 0 });
  const [isPlaying, setPlaying] = useState(true);
  const voices = useChineseVoices();
  const voice = voices.find(({ voiceURI }) => voiceURI === kept.voiceId) ?? voices[0];
  const narrator = useRef<Narrator>(undefined);
  const latest = useRef({ ...kept, sleep, onEnd });
  useEffect(() => {
    latest.current = { ...kept, sleep, onEnd };
  });

  useEffect(() => {
    const made = createNarrator({
      reader,
      say: createVoice({ synthesis: speechSynthesis, settings: () => latest.current, nowMs }),
      onPart: (part) => {
        const view = surface.current?.view();
        view?.highlight(part ? [{ ...part, kind: 'speech' }] : []);
        if (part) view?.reveal({ ...chapterStart(part.chapterId), offset: part.offset });
      },
      isTimeUp: (behind) => {
        const { time, since } = latest.current.sleep;
        return isSleepTime(time, behind, since, nowMs());
      },
      onEnd: (end) => {
        toaster.show(endWords[end]);
        latest.current.onEnd();
      },
    });
    narrator.current = made;
    made.play();
    // Some kernels talk on for a page that is gone.
    const onHide = () => {
      setPlaying(false);
      made.pause();
    };
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      made.close();
    };
  }, [reader, surface, toaster, nowMs]);

  const play = useCallback(() => {
    setPlaying(true);
    narrator.current?.play();
  }, []);
  const pause = useCallback(() => {
    setPlaying(false);
    narrator.current?.pause();
  }, []);
  const keep = (change: Partial<VoiceSettings>) => {
    const next = { ...kept, ...change };
    setKept(next);
    storage.write(KEY, next);
  };

  return {
    isPlaying,
    play,
    pause,
    rate: kept.rate,
    setRate: (rate) => keep({ rate }),
    voices,
    voice,
    setVoice: (voiceId) => keep({ voiceId }),
    sleep: sleep.time,
    setSleep: (time) => setSleep({ time, since: nowMs() }),
  };
}
