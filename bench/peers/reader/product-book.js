// What the product's reader is given, whatever shows it: chapters of paragraphs as a book of free chapters.
import { createReader, createStoredChapters, prepareText } from '../../../packages/reader-engine/src/index.ts'
import { STYLE } from './page-style.js'

const FONT = '"Noto Sans CJK SC", sans-serif'
export const readerStyle = (fontSize = STYLE.fontSize) => ({ fontSize, lineHeight: STYLE.lineHeight, paragraphGap: 0.6, margin: STYLE.padX, fontFamily: FONT, headingFamily: FONT, columns: 1, punctuationCompression: true })

const chapterOf = (index) => ({ chapterId: 'c' + index, title: '第' + (index + 1) + '章', index, ordinal: index + 1, isFree: true, isBought: false, beanPrice: 0, wordCount: 0, updatedAt: 0, level: 1, parts: [] })

// content(i) gives the text of chapter i, at once or as a promise
export function openProduct(count, content) {
  let kept = null
  const list = { bookId: '1', chapters: Array.from({ length: count }, (_, i) => chapterOf(i)), volumes: [], prefixes: { free: '/', charge: '/' } }
  return createReader({
    source: { list: async () => list, content: async (_, { index }) => ({ kind: 'text', text: await content(index) }) },
    isLocked: () => false,
    prepare: prepareText,
    stored: createStoredChapters({ read: () => kept, write: (v) => { kept = v } }),
    clock: { now: Date.now, after: (ms, run) => { const t = setTimeout(run, ms); return () => clearTimeout(t) } },
    log: () => {},
  })
}
