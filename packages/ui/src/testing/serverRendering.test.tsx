// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as kit from '../index.ts';
import { sampleTabs } from './sampleTabs.ts';

const ignore = () => undefined;
const book = { id: '1', title: '红楼梦', author: '曹雪芹', src: '/c.jpg', href: '/book/1.html' };
const banner = [book, { ...book, id: '2' }];

const first = {
  Banner: () => <kit.Banner items={banner} />,
  BookTile: () => <kit.BookTile {...book} />,
  BookRow: () => <kit.BookRow {...book} description="满纸荒唐言" />,
  GhostClickGuard: () => <kit.GhostClickGuard />,
  Dialog: () => <kit.Dialog open title="问" onConfirm={ignore} onCancel={ignore} />,
  ExpandableText: () => <kit.ExpandableText text="满纸荒唐言" />,
  FloatingWidget: () => (
    <kit.FloatingWidget label="任务" icon="图">
      再读3页
    </kit.FloatingWidget>
  ),
  CollapsibleList: () => <kit.CollapsibleList>章</kit.CollapsibleList>,
  ErrorView: () => <kit.ErrorView message="书籍已下架" onRetry={ignore} />,
  LongBookList: () => <kit.LongBookList label="搜索结果">书</kit.LongBookList>,
  LoadMore: () => <kit.LoadMore status="idle" onLoad={ignore} />,
  OpenAppBar: () => <kit.OpenAppBar onOpen={ignore} onClose={ignore} />,
  SearchBar: () => <kit.SearchBar />,
  SearchCombobox: () => (
    <kit.SearchCombobox value="聊斋" onCancel={ignore} onChange={ignore} onSubmit={ignore} suggestions={['聊斋志异']} />
  ),
  SearchForm: () => <kit.SearchForm value="聊斋" onCancel={ignore} onChange={ignore} onSubmit={ignore} />,
  ShelfTile: () => <kit.ShelfTile {...book} onLongPress={ignore} />,
  Slider: () => <kit.Slider label="字号" value={1} min={0} max={2} onChange={ignore} />,
  TabBar: () => <kit.TabBar tabs={sampleTabs} activeId="home" />,
  Toaster: () => <kit.Toaster toaster={kit.createToaster()} />,
};

// A server has no window: whatever a screen shows first must not ask for one while rendering.
it.each(Object.entries(first))('renders %s on a server', (_name, draw) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(draw())).not.toContain('加载更多');
});

/** What is read or read out: text, and the attributes that carry words. */
const wordsOf = (html: string): string => {
  const attributes = Array.from(
    html.matchAll(/ (?:aria-label|aria-roledescription|placeholder|title|alt)="([^"]*)"/gu),
  );
  return [html.replace(/<[^>]*>/gu, ' '), ...attributes.map(([, words]) => words)].join(' ');
};

it.each(Object.entries(first))('%s says nothing but Chinese of its own [PROD-23]', (_name, draw) => {
  expect(wordsOf(renderToString(draw())).replace(/APP/gu, '')).not.toMatch(/[A-Za-z]{2}/u);
});
