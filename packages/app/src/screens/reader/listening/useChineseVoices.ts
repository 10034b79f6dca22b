import { useEffect, useState } from 'react';

const chineseVoices = (): readonly SpeechSynthesisVoice[] =>
  speechSynthesis.getVoices().filter(({ lang }) => /^(zh|cmn|yue)/i.test(lang));

/** The kernel's Chinese voices; most kernels learn of them a moment later. */
export function useChineseVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(chineseVoices);
  useEffect(() => {
    const onChange = () => setVoices(chineseVoices());
    const target: Partial<EventTarget> = speechSynthesis;
    target.addEventListener?.call(speechSynthesis, 'voiceschanged', onChange);
    return () => target.removeEventListener?.call(speechSynthesis, 'voiceschanged', onChange);
  }, []);
  return voices;
}
