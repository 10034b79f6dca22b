// node reader/vertical.mjs [--rounds 3] [--throttle 4] [--chapters 20] [--chars 3000] [--speed 9000] [--out f.json]
import fs from 'node:fs'
import { bundle, serve, launch, phone } from '../lib/browser.mjs'
import { alternate, median, fmt } from '../lib/stats.mjs'
const arg = (k, d) => { const i = process.argv.indexOf('--' + k); return i < 0 ? d : process.argv[i + 1] }
const names = arg('only', 'append,append + content-visibility,append, old chapters emptied,react append,react append + content-visibility,virtuoso paragraphs,virtua paragraphs,epubjs').split(/,(?! )/)
const rounds = +arg('rounds', 3), throttle = +arg('throttle', 4), n = +arg('chapters', 20), chars = +arg('chars', 3000), speed = +arg('speed', 9000), reach = +arg('reach', n) // chapters that are scrolled through
const srv = await serve(await bundle(new URL('./vertical.jsx', import.meta.url).pathname), '<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><title>v</title><style>html,body{margin:0;height:100%;overflow:hidden}#host{position:fixed;inset:0}</style><div id=host></div><script type=module src=/app.js></script>')
const b = await launch()
const res = await alternate(names, rounds, async (k, i) => {
  const p = await phone(b, srv.url, { throttle }); let o
  try {
    await p.page.evaluate(([k, n, c]) => vert.start(k, n, c), [k, n, chars])
    const m0 = await p.metrics()
    const f = await p.frames(() => p.scroll(reach * chars * 2.05, speed))
    const m1 = await p.metrics(), w = await p.page.evaluate(() => vert.where())
    o = { busyTasks: f.busyTasks, presented: f.presented, droppedPct: f.droppedPct, longTasks: f.longTasks, longMs: f.longMs, worstMs: f.worstMs, cpu: (m1.TaskDuration - m0.TaskDuration) * 1000, top: w.top, height: w.height, ...(await p.heap()) }
  } catch (e) { o = { error: String(e).slice(0, 200) } }
  if (p.errors.length) o.errors = p.errors.slice(0, 2)
  await p.close(); if (i === 0) console.error(k, JSON.stringify(o)); return o
})
console.log(`\n## vertical mode: one scroll through ${reach} of ${n} chapters of ${chars} characters at ${speed} px/s, CPU throttle ${throttle}x, ${rounds} rounds, medians`)
console.log('| contender | frames presented | dropped % | long tasks | long ms | worst ms | main-thread CPU / append | DOM nodes | heap MB | reached px |\n|---|---|---|---|---|---|---|---|---|---|')
const m = (k, f) => median(res[k].map(o => o[f] ?? NaN))
for (const k of names) console.log(`| ${k} | ${['presented', 'droppedPct', 'longTasks', 'longMs', 'worstMs'].map(f => fmt(m(k, f))).join(' | ')} | ${fmt(median(res[k].map((o, i) => o.cpu / res[names[0]][i].cpu)))} | ${fmt(m(k, 'nodes'))} | ${fmt(m(k, 'heapMB'))} | ${fmt(m(k, 'top'))} |`)
if (arg('out')) fs.writeFileSync(arg('out'), JSON.stringify(res))
await b.close(); srv.close()
