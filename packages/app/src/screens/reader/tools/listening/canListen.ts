export const canListen = (): boolean => 'speechSynthesis' in window && typeof SpeechSynthesisUtterance !== 'undefined';
