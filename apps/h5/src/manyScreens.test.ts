// @vitest-environment node
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, mergeConfig, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import config from '../vite.config.ts';

/** Pages like those that are still to come: name, pattern, title. */
const planted: readonly (readonly [name: string, pattern: string, title: string])[] = [
  ['search', '/search', '搜索'],
  ['search-phrase', '/keyword/:phraseId', '热门搜索'],
  ['rank', '/rankIndex', '排行榜'],
  ['rank-list', '/rank/:rankId', '榜单'],
  ['category', '/categoryIndex', '分类'],
  ['category-list', '/category/:categoryId', '分类书籍'],
  ['label', '/v2/label/:labelId', '标签'],
  ['end-page', '/end/:endedId', '已读完'],
  ['comments', '/comments/:commentedId', '书评'],
  ['write-comment', '/write-comment/:commentedId', '写书评'],
  ['authors', '/author/:authorId', '作者'],
  ['series', '/series/:seriesId', '系列'],
  ['monthly', '/myVipBookStore', '包月书库'],
  ['member-shop', '/member-shop', '开通会员'],
  ['member-rules', '/member-rules', '会员规则'],
  ['orders', '/orders', '我的订单'],
  ['order', '/order/:orderNo', '订单'],
  ['ticket-rules', '/ticket-rules', '书券规则'],
  ['question', '/question/:questionId', '问答'],
  ['questions', '/questions', '常见问题'],
  ['hot', '/hot/:hotId', '热门小说'],
  ['download', '/download/:downloadId', '下载应用'],
  ['privacy', '/privacy-policy', '隐私协议'],
  ['agreement', '/user-agreement', '用户协议'],
  ['status', '/status', '服务状态'],
  ['settings', '/settings', '设置'],
  ['history', '/history', '阅读历史'],
  ['library', '/library', '我的书库'],
  ['notices', '/notices', '消息'],
  ['about', '/about', '关于我们'],
];

const SCREEN = /^planted-(.*)$/;

const rows = planted
  .map(([name, pattern, title], place) => {
    const flags = `${place % 10 === 0 ? ', tabBar: true' : ''}${place % 4 === 0 ? ', login: true' : ''}`;
    return `{ name: '${name}', patterns: ['${pattern}'], screen: '${name}-page', title: '${title}'${flags} },`;
  })
  .join('\n');

const loaders = planted.map(([name]) => `'${name}-page': () => import('planted-${name}'),`).join('\n');

const changed = (code: string, before: string, added: string): string => {
  if (!code.includes(before)) throw new Error(`nothing to plant beside ${before}`);
  return code.replace(before, `${added}\n${before}`);
};

const plantScreens = (): Plugin => ({
  name: 'plant-screens',
  enforce: 'pre',
  resolveId: (source) => (SCREEN.test(source) ? `\0${source}` : undefined),
  load: (id) => {
    const name = SCREEN.exec(id.slice(1))?.[1];
    return name === undefined ? undefined : `export default () => 'the page ${name}';`;
  },
  transform: (code, id) => {
    if (id.endsWith('/app/src/routes.ts')) return changed(code, "{ name: 'myself'", rows);
    if (id.endsWith('/app/src/shell/innerScreens.ts')) return changed(code, "'not-found': ()", loaders);
    return undefined;
  },
});

/** Bytes after gzip of all scripts that the reader starts with, and how many scripts the build has. */
async function readerOf(plugins: readonly Plugin[]): Promise<{ bytes: number; scripts: number }> {
  const own: InlineConfig = {
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    build: { write: false },
  };
  const { output } = (await build(
    mergeConfig(config({ command: 'build', mode: 'production' }), own),
  )) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const start = new Set(chunks.filter(({ isEntry, name }) => isEntry || name === 'ReaderScreen'));
  // A set gives what is added to it while it is being walked.
  for (const { imports } of start) for (const chunk of chunks) if (imports.includes(chunk.fileName)) start.add(chunk);
  const bytes = [...start].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  return { bytes, scripts: chunks.length };
}

it('thirty more screens add at most 1,000 bytes to the first load of the reader', async () => {
  const [now, later] = [await readerOf([]), await readerOf([plantScreens()])];
  expect(later.scripts).toBeGreaterThanOrEqual(now.scripts + planted.length);
  expect(later.bytes - now.bytes).toBeLessThanOrEqual(1000);
}, 60_000);
