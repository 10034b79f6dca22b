// In-page half of the vertical-mode benchmark: one long scroll through chapters that are appended on the way.
import { createRoot } from 'react-dom/client'
import { useEffect, useState, memo, useRef } from 'react'
import { VList } from 'virtua'
import { Virtuoso } from 'react-virtuoso'
import { chapters } from '../lib/gen.mjs'
import { css, body, xhtml } from './page-style.js'
import { createScrollView } from '../../../packages/reader-engine/src/scroll.ts'
import { openProduct, readerStyle } from './product-book.js'
const host = document.getElementById('host')
const st = document.createElement('style'); st.textContent = css() + '.sc{position:absolute;inset:0;overflow-y:auto}.ch{padding:24px 16px}.cv .ch{content-visibility:auto;contain-intrinsic-size:auto 6400px}.pp{padding:0 16px}'; document.head.append(st)
let data
const load = (i) => new Promise(r => setTimeout(r, 30, data[i])) // the network
function bare(cls, keep = Infinity) {
  const sc = document.createElement('div'); sc.className = 'sc ' + cls; host.append(sc)
  let n = 0, busy = false
  const more = async () => {
    if (busy || n >= data.length || sc.scrollHeight - sc.scrollTop - 844 > 1688) return
    busy = true; const d = await load(n++)
    const s = document.createElement('div'); s.className = 'ch'; s.innerHTML = body(d); sc.append(s)
    if (sc.children.length - keep > 0) { const old = sc.children[sc.children.length - 1 - keep]; if (old && old.firstChild) { old.style.height = old.offsetHeight + 'px'; old.style.boxSizing = 'border-box'; old.replaceChildren() } }
    busy = false; more()
  }
  sc.addEventListener('scroll', more, { passive: true }); more()
}
const Chapter = memo(({ d }) => <div className="ch">{d.map((p, i) => <p key={i}>{p}</p>)}</div>)
function List({ cls }) {
  const [cs, set] = useState([]), ref = useRef(), busy = useRef(false), n = useRef(0)
  const more = async () => { const sc = ref.current; if (busy.current || n.current >= data.length || sc.scrollHeight - sc.scrollTop - 844 > 1688) return; busy.current = true; const d = await load(n.current++); busy.current = false; set(c => [...c, d]) }
  useEffect(() => { more() }, [cs])
  return <div className={'sc ' + cls} ref={ref} onScroll={more}>{cs.map((d, i) => <Chapter key={i} d={d} />)}</div>
}
function Paras({ kind }) { // paragraph-level virtual list
  const [ps, set] = useState([]), n = useRef(0), busy = useRef(false)
  const more = async () => { if (busy.current || n.current >= data.length) return; busy.current = true; const d = await load(n.current++); busy.current = false; set(c => c.concat(d)) }
  useEffect(() => { more() }, [])
  if (kind === 'virtuoso') return <Virtuoso className="sc" data={ps} endReached={more} increaseViewportBy={1688} itemContent={(_, p) => <div className="pp"><p>{p}</p></div>} />
  return <VList className="sc" data={ps} bufferSize={800} onScroll={(o) => { const e = document.querySelector('.sc'); if (e.scrollHeight - o - 844 < 3400) more() }}>{(p, i) => <div className="pp" key={i}><p>{p}</p></div>}</VList>
}
async function epubjs() {
  const { Book } = await import('epubjs'), NS = 'application/xhtml+xml', parse = s => new DOMParser().parseFromString(s, 'text/xml'), ids = data.map((_, i) => i)
  const opf = `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="u"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>t</dc:title><dc:identifier id="u">u</dc:identifier><dc:language>zh</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="${NS}" properties="nav"/>${ids.map(i => `<item id="c${i}" href="c${i}.xhtml" media-type="${NS}"/>`).join('')}</manifest><spine>${ids.map(i => `<itemref idref="c${i}"/>`).join('')}</spine></package>`
  const nav = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body><nav epub:type="toc"><ol><li><a href="c0.xhtml">0</a></li></ol></nav></body></html>`
  const b = new Book({ requestMethod: async (u) => { const f = String(u).split('/').pop(); if (f.endsWith('.opf')) return parse(opf); if (f === 'nav.xhtml') return parse(nav); const i = +f.match(/c(\d+)/)[1]; return parse(xhtml(await load(i), 'c' + i)) } })
  await b.open('/b/p.opf'); await b.ready
  const el = document.createElement('div'); el.style.cssText = 'position:absolute;inset:0'; host.append(el)
  await b.renderTo(el, { manager: 'continuous', flow: 'scrolled', width: 390, height: 844 }).display(0)
}
async function product() {
  const sc = document.createElement('div'); sc.className = 'sc'; sc.lang = 'zh-CN'; sc.style.background = '#fff'; host.append(sc)
  const reader = openProduct(data.length, async (i) => (await load(i)).join('\n'))
  createScrollView({ reader, element: sc, style: readerStyle(), animated: true, onPlaceholders() {}, onEdge() {} })
  await reader.open('1')
}
const kinds = { append: () => bare(''), 'append + content-visibility': () => bare('cv'), 'append, old chapters emptied': () => bare('', 4), 'react append': () => createRoot(host).render(<List cls="" />), 'react append + content-visibility': () => createRoot(host).render(<List cls="cv" />), 'virtuoso paragraphs': () => createRoot(host).render(<Paras kind="virtuoso" />), 'virtua paragraphs': () => createRoot(host).render(<Paras kind="virtua" />), epubjs, product }
window.vert = {
  async start(kind, n, chars) { data = chapters(n, chars); await kinds[kind](); await new Promise(r => setTimeout(r, 600)) },
  // scrolls on by a screen and a half a frame until it has come so far, px; gives up where nothing more comes for 10 s
  async readOn(px) {
    const sc = document.querySelector('.sc'), t0 = performance.now()
    let moved = t0
    while (sc.scrollTop < px && performance.now() - moved < 10000) {
      const before = sc.scrollTop
      sc.scrollTop = Math.min(px, before + 1266)
      if (sc.scrollTop > before) moved = performance.now()
      await new Promise((r) => requestAnimationFrame(r))
    }
    return { top: sc.scrollTop, ms: performance.now() - t0 }
  },
  where() { const e = document.querySelector('.sc, .epub-container, .epub-view')?.closest?.('.epub-container') ?? document.querySelector('.sc') ?? document.querySelector('.epub-container'); return { top: e.scrollTop, height: e.scrollHeight } },
}
window.ready = true
