import { execFileSync } from 'node:child_process'
// Starts Chromium, serves one bundled page from memory, and gives pages set up as a phone.
import http from 'node:http'
import path from 'node:path'
import { chromium } from 'playwright-core'
import * as esbuild from 'esbuild'
import { hintOf } from '../../../packages/tooling/src/vite/hintOf.ts'

// What is in the product's part for its reader is here in that of our adapter.
const PARTS = { product: 'ReaderScreen' }
// A part has above it what stands there in the product's own builds.
const withHint = ({ path: file, contents }) => {
  const name = path.basename(file).replace(/-[A-Z0-9]{8}\.js$/, ''), hint = hintOf(PARTS[name] ?? name)
  return hint ? Buffer.concat([Buffer.from(hint), contents]) : contents
}

export async function bundle(entry, { define = {}, jsx = 'automatic', alias = {} } = {}) {
  const r = await esbuild.build({ entryPoints: { app: entry }, bundle: true, splitting: true, format: 'esm', write: false, outdir: '/out', minify: true, jsx, alias, conditions: ['@shuye/source'],
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis', ...define }, loader: { '.ttf': 'empty', '.woff': 'empty', '.woff2': 'empty', '.wasm': 'binary' }, logLevel: 'error' })
  return Object.fromEntries(r.outputFiles.map(f => ['/' + path.basename(f.path), withHint(f)]))
}
export async function serve(files, html) {
  const server = http.createServer((q, s) => {
    const p = new URL(q.url, 'http://x').pathname
    if (files[p]) { s.setHeader('content-type', p.endsWith('.css') ? 'text/css' : 'text/javascript'); return s.end(files[p]) }
    if (p === '/') { s.setHeader('content-type', 'text/html; charset=utf-8'); return s.end(html) }
    s.statusCode = 404; s.end()
  })
  await new Promise(r => server.listen(0, '127.0.0.1', r))
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--js-flags=--expose-gc']
// freeRun: frames as fast as the machine can, so that times are not rounded up to 16.7 ms
export const launch = ({ freeRun = false } = {}) => chromium.launch({ executablePath: process.env.CHROMIUM ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim(), headless: true, args: [...FLAGS, ...(freeRun ? ['--disable-frame-rate-limit', '--disable-gpu-vsync'] : [])] })
export async function phone(browser, url, { throttle = 1 } = {}) {
  const ctx = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })
  const page = await ctx.newPage()
  const errors = []
  page.on('pageerror', e => errors.push(String(e)))
  const cdp = await ctx.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }) // CPU time of the main thread
  await page.goto(url)
  await page.waitForFunction('window.ready === true')
  if (throttle > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const metrics = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(m => [m.name, m.value]))
  const heap = async () => { await cdp.send('HeapProfiler.collectGarbage'); await cdp.send('HeapProfiler.collectGarbage'); const m = await metrics(); return { heapMB: m.JSHeapUsedSize / 1e6, nodes: m.Nodes } }
  // CPU time of the main thread between two marks that the page sets while fn runs, ms: what it does later is not in it.
  const spent = async (name, fn) => {
    const ev = [], on = d => ev.push(...d.value)
    cdp.on('Tracing.dataCollected', on)
    await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['blink.user_timing'], excludedCategories: ['*'] } })
    const value = await fn()
    const done = new Promise(r => cdp.once('Tracing.tracingComplete', r))
    await cdp.send('Tracing.end'); await done; cdp.off('Tracing.dataCollected', on)
    const at = (mark) => ev.find(e => e.name === `${name}:${mark}`)?.tts
    return { value, cpu: (at('painted') - at('start')) / 1000 }
  }
  // What the compositor presented and dropped while fn runs (PipelineReporter), and main-thread tasks over 50 ms.
  const frames = async (fn) => {
    const ev = [], on = d => ev.push(...d.value)
    cdp.on('Tracing.dataCollected', on)
    await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['cc', 'benchmark', 'disabled-by-default-devtools.timeline'], excludedCategories: ['*'] } })
    const value = await fn()
    const done = new Promise(r => cdp.once('Tracing.tracingComplete', r))
    await cdp.send('Tracing.end'); await done; cdp.off('Tracing.dataCollected', on)
    const mains = new Set(ev.filter(e => e.name === 'ProxyMain::BeginMainFrame').map(e => e.pid + '/' + e.tid)), rpids = new Set([...mains].map(x => x.split('/')[0]))
    const st = ev.filter(e => e.name === 'PipelineReporter' && rpids.has(String(e.pid))).map(e => e.args.chrome_frame_reporter ?? e.args.frame_reporter).filter(Boolean)
    const presented = st.filter(s => /PRESENTED/.test(s.state)).length, dropped = st.filter(s => s.state === 'STATE_DROPPED' && s.affects_smoothness).length
    const long = ev.filter(e => e.name === 'RunTask' && e.dur > 50000 && mains.has(e.pid + '/' + e.tid))
    // of these, the ones that are the page's own work and no waiting for the machine
    const busy = long.filter(e => e.tdur > 50000)
    return { busyTasks: busy.length, value, presented, dropped, droppedPct: 100 * dropped / Math.max(1, presented + dropped), longTasks: long.length, longMs: long.reduce((s, e) => s + e.dur, 0) / 1000, worstMs: Math.max(0, ...long.map(e => e.dur / 1000)) }
  }
  const scroll = (y, speed) => cdp.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -y, speed, gestureSourceType: 'mouse', preventFling: true })
  return { ctx, page, cdp, metrics, heap, spent, frames, scroll, errors, close: () => ctx.close() }
}
