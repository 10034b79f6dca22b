// The page that shows one reader, as every paged measurement of this folder uses it.
import { bundle, serve } from '../lib/browser.mjs'

const HTML = '<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><title>b</title><style>html,body{margin:0;height:100%;overflow:hidden}#host{position:fixed;inset:0;overflow:hidden}#tap{position:fixed;inset:0;z-index:9}</style><div id=host></div><div id=tap></div><script type=module src=/app.js></script>'
export const stage = async () => serve(await bundle(new URL('./page.js', import.meta.url).pathname), HTML)

// --name value of the command line
export const arg = (name, other) => { const i = process.argv.indexOf('--' + name); return i < 0 ? other : process.argv[i + 1] }

// tasks over 50 ms from now on; the answer of the returned function has their lengths, ms
export const watchTasks = (page) => page.evaluate(() => {
  window.longTasks = []
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((task) => task.duration))).observe({ type: 'longtask' })
}).then(() => async () => { await page.waitForTimeout(100); return page.evaluate(() => longTasks) })
