// In-page half of the reader benchmark. One page load measures one contender.
import { chapter } from '../lib/gen.mjs'
import { STYLE, css, body, xhtml } from './page-style.js'
const adapters = {
  bare: () => import('./adapters/bare.js'),
  'bare-first': () => import('./adapters/bare-first.js'),
  'bare-strip': () => import('./adapters/bare-strip.js'), 'bare-native': () => import('./adapters/bare-native.js'), 'bare-raf': () => import('./adapters/bare-raf.js'), // other ways to animate a turn
  foliate: () => import('./adapters/foliate.js'),
  epubjs: () => import('./adapters/epubjs.js'),
  readium: () => import('./adapters/readium.js'),
  pagedjs: () => import('./adapters/pagedjs.js'),
  product: () => import('./adapters/product.js'),
}
const frame = () => new Promise(r => requestAnimationFrame(r))
// resolves after the next frame has been produced by the main thread (style, layout, paint, commit)
export const painted = () => new Promise(r => requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = () => r(performance.now()); c.port2.postMessage(0) }))

// a frame whose start already satisfied cond, produced to its end
const paintedWhen = (cond, limit) => { const end = performance.now() + limit; return new Promise(r => { const f = () => { if (cond() || performance.now() > end) { const c = new MessageChannel(); c.port1.onmessage = () => r(performance.now()); c.port2.postMessage(0) } else requestAnimationFrame(f) }; requestAnimationFrame(f) }) }

let A, host, allAt
function mark() {
  if (A.mark) return A.mark() // draws its pages anew: the words are looked for, not their node
  if (!A.doc) return null
  const tap = document.getElementById('tap'); tap.style.display = 'none'
  const { doc, dx, dy } = A.doc(), c = doc.caretPositionFromPoint(STYLE.padX + 8 - dx, STYLE.padY + 16 - dy)
  tap.style.display = ''
  return c?.offsetNode?.nodeType === 3 ? { node: c.offsetNode, offset: Math.min(c.offset, c.offsetNode.data.length - 1) } : null
}
function shows(m) {
  if (A.shows) return A.shows(m)
  const { node, offset } = m
  const r = node.ownerDocument.createRange(); r.setStart(node, offset); r.setEnd(node, offset + 1)
  const x = r.getBoundingClientRect().left + A.doc().dx
  return x >= 0 && x < STYLE.width
}
const api = window.bench = {
  async init(name, size, real) {
    A = (await adapters[name]()).default
    host = document.getElementById('host')
    const data = real ? [real, real.map(s => s.split('').reverse().join('')), real] : [chapter(size, 1), chapter(size, 2), chapter(size, 3)]
    await A.prepare?.(host, data, { STYLE, css, xhtml, body })
    await frame(); await frame()
  },
  async open(i) { // content in hand -> first page painted
    performance.mark('open:start')
    const t0 = performance.now()
    await A.open(i)
    allAt = A.complete ? new Promise(r => { const f = () => A.complete() ? r(performance.now() - t0) : setTimeout(f, 1); f() }) : null // counted from the same start
    const laid = performance.now() - t0
    const t1 = await painted()
    performance.mark('open:painted')
    return { laid, painted: t1 - t0, pages: A.pages() }
  },
  // when every page is known, counted from the start of open(); null when open() itself knows
  async allPages() { const ms = allAt && await allAt; return { ms, pages: A.pages() } },
  // a real pointer event on the overlay turns the page; measured from the event's own time stamp
  armTurn() {
    const tap = document.getElementById('tap')
    tap.onpointerdown = async (e) => {
      const before = A.position()
      A.next(false)
      const t = await paintedWhen(() => A.position() !== before, 2000)
      window.turns.push(t - e.timeStamp)
      if (A.position() === before) window.turnFailures++
    }
    window.turns = []; window.turnFailures = 0
  },
  async animatedTurns(n) { for (let i = 0; i < n; i++) { await A.next(true); await new Promise(r => setTimeout(r, 380)) } },
  async font(px) { // change the size, keep the first visible character on the screen
    const m = mark(), t0 = performance.now()
    performance.mark('font:start')
    await A.setFontSize(px)
    const t1 = await painted()
    performance.mark('font:painted')
    await frame(); await frame()
    return { painted: t1 - t0, kept: m ? shows(m) : null }
  },
  async index() { if (!A.index) return null; const t0 = performance.now(); await A.index(); return performance.now() - t0 },
  async percent(p) {
    const before = A.position(), t0 = performance.now()
    await A.goPercent(p)
    const t = await paintedWhen(() => A.position() !== before, 3000)
    return { painted: t - t0, moved: A.position() !== before }
  },
  info: () => ({ pages: A.pages(), position: A.position() }),
}
window.ready = true
