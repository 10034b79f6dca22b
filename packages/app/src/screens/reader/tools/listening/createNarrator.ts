import type { Reader, ReaderState } from '@shuye/reader-engine';
import { sentenceAt, splitSentences, type Sentence } from '@shuye/reader-engine/speech';

/** Why reading aloud came to an end by itself. */
export type NarratorEnd = 'book' | 'locked' | 'timer' | 'voice';

export interface SpokenPart {
  chapterId: string;
  offset: number;
  length: number;
}

export interface NarratorOptions {
  reader: Pick<Reader, 'getState' | 'subscribe' | 'goToChapter'>;
  /** Says a sentence; the function returned silences it, and then `onEnd` is not called. */
  say: (text: string, onEnd: (wasSaid: boolean) => void) => () => void;
  onPart: (part: SpokenPart | undefined) => void;
  isTimeUp: (behind: 'sentence' | 'chapter') => boolean;
  onEnd: (end: NarratorEnd) => void;
}

export interface Narrator {
  /** From the sentence it was silenced in, or from where reading stands. */
  play: () => void;
  pause: () => void;
  close: () => void;
}

/** Sentences in a row that a voice could not say before it is taken for broken. */
const MOST_FAULTS = 3;

/** Reads a book aloud, sentence by sentence and chapter by chapter, and takes the reader along. */
export function createNarrator({ reader, say, onPart, isTimeUp, onEnd }: NarratorOptions): Narrator {
  let chapterId: string | undefined;
  let sentences: readonly Sentence[] = [];
  let at = 0;
  let isPlaying = false;
  let silence: (() => void) | undefined;
  let faults = 0;

  const hush = (): void => {
    silence?.();
    silence = undefined;
  };
  const end = (why: NarratorEnd): void => {
    isPlaying = false;
    hush();
    onEnd(why);
  };

  /** Takes the chapter that is open; false while it is on its way. */
  const take = (state: ReaderState): boolean => {
    if (state.status === 'finished') end('book');
    if (state.status !== 'reading') return false;
    const { chapter, place } = state;
    if (chapter.status === 'locked' || chapter.status === 'failed') end('locked');
    if (chapter.status !== 'ready') return false;
    ({ chapterId } = place);
    sentences = splitSentences(chapter.content.text, chapter.content.readings);
    at = sentenceAt(sentences, place.offset);
    return true;
  };

  const sayNext = (): void => {
    const sentence = sentences[at];
    if (!isPlaying) return;
    if (!sentence || chapterId === undefined) {
      nextChapter();
      return;
    }
    onPart({ chapterId, offset: sentence.offset, length: sentence.length });
    silence = say(sentence.text, (wasSaid) => {
      silence = undefined;
      faults = wasSaid ? 0 : faults + 1;
      // A sentence that broke off is said anew; one that cannot be said even then is passed over.
      if (faults !== 1) at += 1;
      if (faults >= MOST_FAULTS) end('voice');
      else if (isTimeUp('sentence')) end('timer');
      else sayNext();
    });
  };

  const nextChapter = (): void => {
    const state = reader.getState();
    if (isTimeUp('chapter')) {
      end('timer');
      return;
    }
    chapterId = undefined;
    if (state.status === 'reading') reader.goToChapter(state.chapter.index + 1);
    else follow();
  };

  /** Chapters come late, and readers go elsewhere: the voice follows both. */
  const follow = (): void => {
    const state = reader.getState();
    if (!isPlaying || (state.status === 'reading' && state.place.chapterId === chapterId)) return;
    hush();
    if (take(state)) sayNext();
  };

  const unsubscribe = reader.subscribe(follow);
  return {
    play: () => {
      if (isPlaying) return;
      isPlaying = true;
      const state = reader.getState();
      if (state.status === 'reading' && state.place.chapterId === chapterId) sayNext();
      else follow();
    },
    pause: () => {
      isPlaying = false;
      hush();
    },
    close: () => {
      isPlaying = false;
      unsubscribe();
      hush();
      onPart(undefined);
    },
  };
}
