import { openProduct, readerStyle } from '../product-book.js'

let stage, data, reader, view, createPagedView, pageMeasurer
const now = () => reader.getState()
const until = (cond) => new Promise((done) => {
  if (cond()) return done()
  const end = reader.subscribe(() => { if (cond()) { end(); done() } })
})
const isReady = (i) => now().status === 'reading' && now().chapter.index === i && now().chapter.status === 'ready' && now().mark
// text of the page on the screen, as the source has it
const shown = () => {
  const leaf = document.elementsFromPoint(195, 400).map((e) => [...stage.children].find((c) => c.contains(e))).find(Boolean)
  return leaf ? leaf.textContent.replace(/\s/g, '') : ''
}

export default {
  async prepare(host, d) {
    ;({ createPagedView, pageMeasurer } = await import('../../../../packages/reader-engine/src/paged.ts')) // a part of its own, as in the product
    data = d.map((paragraphs) => paragraphs.join('\n')).map((text) => JSON.parse(JSON.stringify(text))) // as it comes off the wire
    stage = document.createElement('div')
    stage.lang = 'zh-CN'
    stage.style.cssText = 'position:absolute;inset:0;overflow:hidden;background:#fff;color:#222'
    host.append(stage)
  },
  async open(i) {
    if (!reader) {
      reader = openProduct(data.length, (index) => data[index])
      view = createPagedView({ reader, element: stage, style: readerStyle(), measure: pageMeasurer(document), mode: 'slide', swipes: true, animated: true, onPlaceholders() {}, onEdge() {} })
      await reader.open('1')
    } else reader.goToChapter(i)
    await until(() => isReady(i))
  },
  pages: () => now().mark?.pageCount ?? 0,
  complete: () => now().mark?.pageCount !== undefined,
  position: () => (now().chapter?.index ?? -1) * 1e6 + (now().mark?.page ?? -1),
  next(animated) {
    if (!animated) { reader.next(); return }
    view.turn(1)
    return new Promise((done) => setTimeout(done, 320))
  },
  goPercent(p) {
    const { chapter } = now()
    reader.goTo({ chapterId: chapter.chapter.chapterId, offset: Math.floor(p * chapter.content.text.length), print: '' })
  },
  setFontSize(px) { view.setStyle(readerStyle(px)) },
  mark: () => {
    const { chapter, place } = now()
    return chapter.content.text.slice(place.offset).replace(/\s/g, '').slice(0, 24)
  },
  shows: (words) => shown().includes(words),
  doc: () => ({ doc: document, dx: 0, dy: 0 }),
}
