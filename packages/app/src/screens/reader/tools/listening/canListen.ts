/** Whether this kernel can read text aloud. */
export const canListen = (): boolean => 'speechSynthesis' in window && typeof SpeechSynthesisUtterance !== 'undefined';
