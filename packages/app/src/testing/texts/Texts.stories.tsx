import { messages } from '@shuye/core-domain/error';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyView, ErrorView } from '@shuye/ui';
import { textsOf } from './textsOf.ts';

const sources = import.meta.glob(['../../**/*.{ts,tsx}', '!../../**/*.{test,stories}.*', '!../**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** By folder of the page or of what several pages share. */
const byFolder = new Map<string, ReadonlySet<string>>();
for (const [path, source] of Object.entries(sources)) {
  const folder = path.split('/').slice(2, 4).join('/');
  const texts = textsOf(source);
  if (texts.length > 0) byFolder.set(folder, new Set([...(byFolder.get(folder) ?? []), ...texts]));
}

const EMPTY_VIEW = /<EmptyView[^>]*?message="([^"]*)"(?:[^>]*?hint="([^"]*)")?/g;
const emptyViews = Object.values(sources).flatMap((source) =>
  [...source.matchAll(EMPTY_VIEW)].map(([, message = '', hint]) => ({ message, hint })),
);

/** All that the product says, from its own sources: nothing here is written twice. */
export default { title: 'Product/Texts' } satisfies Meta;

export const ToastsAndErrors: StoryObj = {
  render: () => (
    <dl>
      {Object.entries(messages).map(([name, text]) => (
        <div key={name} style={{ padding: 'var(--space-2) 0', borderBottom: '1px solid var(--color-line)' }}>
          <dt style={{ color: 'var(--color-ink-3)', fontSize: 'var(--text-xs)' }}>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ),
};

export const EmptyViews: StoryObj = {
  render: () => (
    <>
      {emptyViews.map(({ message, hint }) => (
        <EmptyView key={message + (hint ?? '')} message={message} hint={hint} />
      ))}
    </>
  ),
};

export const FailedViews: StoryObj = {
  render: () => (
    <>
      {[messages.networkFailure, messages.offline, messages.bookInfoFailure, messages.searchFailure].map((text) => (
        <ErrorView key={text} message={text} onRetry={() => undefined} />
      ))}
    </>
  ),
};

export const ByPage: StoryObj = {
  render: () => (
    <>
      {[...byFolder].map(([folder, texts]) => (
        <section key={folder} style={{ marginBottom: 'var(--space-section)' }}>
          <h2 style={{ fontSize: 'var(--text-lg)' }}>{folder}</h2>
          <ul>
            {[...texts].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  ),
};
