const CHINESE = /^(?:zh|zho|chi|cmn|yue)\b/i;

/** The language of most books first; kernels list their voices in any order, Cantonese before Mandarin too. */
const LANGUAGES = [/^(?:zh-cn|zh-hans|cmn-cn|cmn-hans|cmn$|zho?$|chi$)/i, /^(?:zh-tw|zh-hant|cmn)/i, /./];

/** Voices of the device talk without a network, and do not break off. */
const rank = ({ lang, localService }: SpeechSynthesisVoice): number =>
  LANGUAGES.findIndex((language) => language.test(lang.replace('_', '-'))) * 2 + (localService ? 0 : 1);

/** The kernel's Chinese voices, the one that reads best first; none as long as it has not learnt of them. */
export const chineseVoices = (synthesis: SpeechSynthesis): readonly SpeechSynthesisVoice[] =>
  synthesis
    .getVoices()
    .filter(({ lang }) => CHINESE.test(lang.replace('_', '-')))
    .sort((one, other) => rank(one) - rank(other));
