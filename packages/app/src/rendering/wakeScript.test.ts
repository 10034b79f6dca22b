import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WAKE_FILES_ATTRIBUTE, wakeScript } from './wakeScript.ts';

const ENTRY = '/assets/index.js';
const files = ['/assets/a.js', '/assets/b.js'];
const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const application = () => document.head.querySelector<HTMLScriptElement>(`script[src="${ENTRY}"]`);

let tellOfPaint: () => void = () => undefined;
let painted: unknown[] = [];

/** A kernel that tells of the given kinds of things that happen. */
function kernel(supportedEntryTypes: readonly string[] | undefined): void {
  class Observer {
    static supportedEntryTypes = supportedEntryTypes;
    constructor(onEntries: () => void) {
      tellOfPaint = onEntries;
    }
    observe(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
}

/** As an element of a page with the files of its screen. */
function runPage(): void {
  const element = document.createElement('script');
  element.setAttribute(WAKE_FILES_ATTRIBUTE, files.join(' '));
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  new Script(wakeScript(ENTRY)).runInThisContext();
}

const endPage = (): boolean => document.dispatchEvent(new Event('DOMContentLoaded'));

function paint(): void {
  painted = [{}];
  tellOfPaint();
}

beforeEach(() => {
  vi.useFakeTimers();
  painted = [];
  kernel(['mark', 'paint']);
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(() => painted as PerformanceEntryList);
});

afterEach(() => {
  for (const element of [application(), ...preloads()]) element?.remove();
  delete document.documentElement.dataset['resumes'];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the application of a page that a server rendered', () => {
  it('runs once the page is whole and its text is seen, once [SEO-15]', () => {
    runPage();
    endPage();
    tellOfPaint();
    expect(application()).toBeNull();
    paint();
    expect(application()?.type).toBe('module');
    expect(application()?.getAttribute('crossorigin')).toBe('');
    expect(preloads().map((link) => link.getAttribute('href'))).toEqual(files);
    expect(preloads().map((link) => link.getAttribute('crossorigin'))).toEqual(['', '']);
    tellOfPaint();
    vi.runAllTimers();
    expect(document.head.querySelectorAll(`script[src="${ENTRY}"]`)).toHaveLength(1);
  });

  it('runs when the page is whole where its text was seen before', () => {
    runPage();
    paint();
    expect(application()).toBeNull();
    endPage();
    expect(application()).not.toBeNull();
  });

  it.each([
    ['the kernel tells of no paint', () => kernel(['mark'])],
    ['the kernel does not say what it tells of', () => kernel(undefined)],
    ['the kernel tells of nothing', () => vi.stubGlobal('PerformanceObserver', undefined)],
    ['nobody looks at the page', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
    ['the device left the book elsewhere', () => document.documentElement.setAttribute('data-resumes', '')],
  ])('waits for no paint where %s', (_, arrange) => {
    arrange();
    runPage();
    expect(application()).toBeNull();
    endPage();
    expect(application()).not.toBeNull();
  });

  it('runs when the page is left for another one', () => {
    runPage();
    endPage();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(application()).not.toBeNull();
  });

  it('runs after a second where no paint is told of', () => {
    runPage();
    endPage();
    vi.advanceTimersByTime(999);
    expect(application()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(application()).not.toBeNull();
  });
});
