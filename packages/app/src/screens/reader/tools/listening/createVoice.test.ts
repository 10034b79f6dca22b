import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVoice } from './createVoice.ts';

class Utterance extends EventTarget {
  lang = '';
  rate = 1;
  voice: SpeechSynthesisVoice | undefined;
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

const aVoice = (lang: string, voice: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  lang,
  name: lang,
  voiceURI: lang,
  localService: true,
  default: false,
  ...voice,
});

/** A kernel's synthesis, and what it was told when. */
class Synthesis extends EventTarget {
  speaking = false;
  pending = false;
  paused = false;
  voices: SpeechSynthesisVoice[];
  readonly said: Utterance[] = [];
  readonly calls: string[] = [];

  constructor(voices: SpeechSynthesisVoice[]) {
    super();
    this.voices = voices;
  }

  getVoices = () => this.voices;
  cancel = () => {
    this.calls.push('cancel');
    this.speaking = false;
  };
  resume = () => {
    this.calls.push('resume');
    this.paused = false;
  };
  speak = (utterance: Utterance) => {
    this.calls.push(utterance.text);
    this.said.push(utterance);
    this.speaking = true;
  };

  /** Ends what is being said after so long, ms. */
  finish(after = 2000, event = new Event('end')) {
    vi.advanceTimersByTime(after);
    this.speaking = false;
    this.said[this.said.length - 1]?.dispatchEvent(event);
  }
}

const fault = (error: string): Event => Object.assign(new Event('error'), { error });

function aSpeaker(voices = [aVoice('zh-CN')], settings = { rate: 1, voiceId: '' }) {
  const synthesis = new Synthesis(voices);
  const given: unknown = synthesis;
  const say = createVoice({ synthesis: given as SpeechSynthesis, settings: () => settings, nowMs: () => Date.now() });
  const onEnd = vi.fn<(wasSaid: boolean) => void>();
  const texts = () => synthesis.said.map(({ text }) => text);
  return { synthesis, say: (text: string) => say(text, onEnd), onEnd, texts };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => void vi.useRealTimers());

const SENTENCE = '雨停了他走了。';

describe('the voice of a kernel', () => {
  it('says a sentence and tells that it was said', () => {
    const { say, synthesis, onEnd, texts } = aSpeaker();
    say(SENTENCE);
    expect(texts()).toEqual([SENTENCE]);
    synthesis.finish();
    expect(onEnd.mock.calls).toEqual([[true]]);
  });

  it('says long sentences in breaths, shorter ones where it talks slowly: voices of the network end after 15 s', () => {
    const long = '山中灯火一夜未熄，'.repeat(12);
    const { say, synthesis, onEnd, texts } = aSpeaker(undefined, { rate: 0.5, voiceId: '' });
    say(long);
    while (onEnd.mock.calls.length === 0) synthesis.finish();
    expect(texts().join('')).toBe(long);
    expect(Math.max(...texts().map(({ length }) => length))).toBeLessThanOrEqual(20);
    expect(onEnd.mock.calls).toEqual([[true]]);
  });

  it('pauses after a cancellation: browsers drop what is spoken at once', () => {
    const { say, synthesis, texts } = aSpeaker();
    const silence = say(SENTENCE);
    silence();
    say('他没有回头。');
    expect(texts()).toEqual([SENTENCE]);
    vi.advanceTimersByTime(149);
    expect(texts()).toEqual([SENTENCE]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([SENTENCE, '他没有回头。']);
    expect(synthesis.calls).toEqual([SENTENCE, 'cancel', '他没有回头。']);
  });

  it('pauses no longer where the clock was set back meanwhile', () => {
    const { say, texts } = aSpeaker();
    const silence = say(SENTENCE);
    silence();
    vi.setSystemTime(Date.now() - 3_600_000);
    say('他没有回头。');
    vi.advanceTimersByTime(150);
    expect(texts()).toEqual([SENTENCE, '他没有回头。']);
  });

  it('does not speak what was cancelled during the pause', () => {
    const { say, texts, onEnd } = aSpeaker();
    say(SENTENCE)();
    say('他没有回头。')();
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual([SENTENCE]);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('clears what an earlier page left unsaid', () => {
    const { say, synthesis, texts } = aSpeaker();
    synthesis.speaking = true;
    say(SENTENCE);
    expect(synthesis.calls).toEqual(['cancel']);
    vi.advanceTimersByTime(150);
    expect(texts()).toEqual([SENTENCE]);
  });

  it('detects the end of an utterance that the browser does not report', () => {
    const { say, synthesis, onEnd } = aSpeaker();
    say(SENTENCE);
    vi.advanceTimersByTime(3000);
    synthesis.speaking = false;
    vi.advanceTimersByTime(1000);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(onEnd.mock.calls).toEqual([[true]]);
    synthesis.said[0]?.dispatchEvent(new Event('end'));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('gives up what never ends, and silences it', () => {
    const { say, synthesis, onEnd } = aSpeaker();
    say(SENTENCE);
    vi.advanceTimersByTime(10_000 + SENTENCE.length * 600);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(onEnd.mock.calls).toEqual([[false]]);
    expect(synthesis.calls).toContain('cancel');
  });

  it('goes on when the kernel has paused by itself', () => {
    const { say, synthesis } = aSpeaker();
    say(SENTENCE);
    synthesis.paused = true;
    vi.advanceTimersByTime(500);
    expect(synthesis.calls).toEqual([SENTENCE, 'resume']);
  });

  it('does not believe a voice that passes over Chinese at once', () => {
    const { say, synthesis, onEnd } = aSpeaker();
    say(SENTENCE);
    synthesis.finish(30);
    vi.advanceTimersByTime(0);
    expect(onEnd.mock.calls).toEqual([[false]]);
  });

  it('believes a short word and a row of dots', () => {
    const { say, synthesis, onEnd } = aSpeaker();
    say('好。');
    synthesis.finish(0);
    say('……！');
    synthesis.finish(0);
    expect(onEnd.mock.calls).toEqual([[true], [true]]);
  });
});

describe('voices', () => {
  it('that come late are waited for, but not for ever', () => {
    const late = aSpeaker([]);
    late.say(SENTENCE);
    expect(late.texts()).toEqual([]);
    late.synthesis.voices = [aVoice('zh-CN')];
    late.synthesis.dispatchEvent(new Event('voiceschanged'));
    expect(late.synthesis.said[0]?.voice?.lang).toBe('zh-CN');

    const never = aSpeaker([]);
    never.say(SENTENCE);
    vi.advanceTimersByTime(2000);
    expect(never.synthesis.said[0]).toMatchObject({ text: SENTENCE, lang: 'zh-CN', voice: undefined });
  });

  it('are chosen by the reader; else the one of the mainland on the device comes first', () => {
    const voices = [
      aVoice('yue'),
      aVoice('en-US'),
      aVoice('zh-TW'),
      aVoice('zh_CN', { voiceURI: 'far', localService: false }),
      aVoice('zh_CN', { voiceURI: 'near' }),
    ];
    const unchosen = aSpeaker(voices);
    unchosen.say(SENTENCE);
    expect(unchosen.synthesis.said[0]?.voice?.voiceURI).toBe('near');
    const chosen = aSpeaker(voices, { rate: 1, voiceId: 'yue' });
    chosen.say(SENTENCE);
    expect(chosen.synthesis.said[0]?.voice?.voiceURI).toBe('yue');
  });

  it('that need the network they lack give way to others', () => {
    const far = aVoice('zh-CN', { voiceURI: 'far', localService: false });
    const { say, synthesis, onEnd } = aSpeaker([far, aVoice('zh-TW')], { rate: 1, voiceId: 'far' });
    say(SENTENCE);
    synthesis.finish(100, fault('network'));
    vi.advanceTimersByTime(0);
    expect(onEnd.mock.calls).toEqual([[false]]);
    say(SENTENCE);
    vi.advanceTimersByTime(150);
    expect(synthesis.said[1]?.voice?.lang).toBe('zh-TW');
  });

  it('of other languages are used for text in their language only', () => {
    const { say, synthesis, onEnd, texts } = aSpeaker([aVoice('en-US')]);
    say(SENTENCE);
    vi.advanceTimersByTime(0);
    expect(onEnd.mock.calls).toEqual([[false]]);
    expect(texts()).toEqual([]);
    say('He left.');
    synthesis.finish();
    expect(texts()).toEqual(['He left.']);
  });

  it('that broke off for another reason are kept', () => {
    const { say, synthesis, onEnd } = aSpeaker([aVoice('zh-CN'), aVoice('zh-TW')]);
    say(SENTENCE);
    synthesis.finish(100, fault('interrupted'));
    vi.advanceTimersByTime(150);
    expect(onEnd.mock.calls).toEqual([[false]]);
    say(SENTENCE);
    expect(synthesis.said[1]?.voice?.lang).toBe('zh-CN');
  });
});
