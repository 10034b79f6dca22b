/**
 * The very tap that asks to listen has to call this: iOS lets a page speak only once a tap has made it, and the code
 * that reads aloud comes later than that.
 */
export function wakeVoice(): void {
  const breath = new SpeechSynthesisUtterance(' ');
  breath.volume = 0;
  speechSynthesis.speak(breath);
}
