import { useEffect, useState } from 'react';
import { chineseVoices } from './chineseVoices.ts';

/** The kernel's Chinese voices; most kernels learn of them a moment later. */
export function useChineseVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(() => chineseVoices(speechSynthesis));
  useEffect(() => {
    const onChange = () => setVoices(chineseVoices(speechSynthesis));
    const target: Partial<EventTarget> = speechSynthesis;
    target.addEventListener?.call(speechSynthesis, 'voiceschanged', onChange);
    return () => target.removeEventListener?.call(speechSynthesis, 'voiceschanged', onChange);
  }, []);
  return voices;
}
