import { Script } from 'node:vm';
import { dehydrate } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testServices } from '../testing/testServices.ts';
import { earlyTapScript } from './earlyTap.ts';
import { resumePage } from './resumePage.ts';

const press = vi.fn<(name: string) => void>();

const page = (
  <main>
    <button type="button" onClick={() => press('倒序')}>
      倒序
    </button>
    <button type="button" onClick={() => press('全部')}>
      <span>全部</span>
    </button>
    <p>灯火</p>
  </main>
);

const state = { renderedAtMs: 1, queries: { queries: [], mutations: [] } };
let element: HTMLElement;

async function wake(): Promise<void> {
  const root = await act(() => resumePage({ element, page, services: testServices(), state }));
  root.unmount();
}

const twins = (...names: string[]) => (
  <main>
    {names.map((name, at) => {
      const place = `${name} ${at}`;
      return (
        <button key={place} type="button" onClick={() => press(place)}>
          {name}
        </button>
      );
    })}
  </main>
);
const redraw = async (drawn: ReactNode, meanwhile = () => undefined): Promise<void> => {
  const services = testServices({ userId: '8000001' });
  const resumed = resumePage({ element, page: drawn, services, state });
  meanwhile();
  const root = await act(() => resumed);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  root.unmount();
};

beforeEach(() => {
  press.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(page);
  new Script(earlyTapScript).runInThisContext();
});

afterEach(() => {
  element.remove();
  vi.unstubAllGlobals();
});

describe('a page of a server that wakes up', () => {
  it.each(['倒序', '全部'])('does what the button %s is for that was pressed before, once [SEO-15]', async (name) => {
    fireEvent.click(screen.getByText(name));
    expect(press).not.toHaveBeenCalled();
    await wake();
    expect(press.mock.calls).toEqual([[name]]);
  });

  it('does what was pressed last', async () => {
    fireEvent.click(screen.getByText('倒序'));
    fireEvent.click(screen.getByText('全部'));
    await wake();
    expect(press.mock.calls).toEqual([['全部']]);
  });

  it.each([
    ['nothing was pressed', () => undefined],
    [
      'something else was pressed after it',
      () => {
        fireEvent.click(screen.getByText('倒序'));
        fireEvent.click(screen.getByText('灯火'));
      },
    ],
  ])('does nothing where %s', async (_, before) => {
    before();
    await wake();
    expect(press).not.toHaveBeenCalled();
  });

  it('leaves the page to its reader meanwhile: components wake up a few at a time', async () => {
    const COUNT = 20;
    let woken = 0;
    const Slow = () => {
      const until = performance.now() + 4;
      while (performance.now() < until);
      woken += 1;
      return <p>灯火</p>;
    };
    const slowPage = Array.from({ length: COUNT }, (_, at) => <Slow key={at} />);
    element.innerHTML = renderToString(slowPage);
    woken = 0;
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const seen: number[] = [];
    const finger = setInterval(() => seen.push(woken));
    const root = await resumePage({ element, page: slowPage, services: testServices(), state });
    await expect.poll(() => woken).toBe(COUNT);
    clearInterval(finger);
    root.unmount();
    expect(seen.some((count) => count > 0 && count < COUNT)).toBe(true);
  });

  it('asks again for a reader with an account, but not for other books of a store page, which would move', async () => {
    const services = testServices({ userId: '8000001' });
    services.query.setQueryData(['store', 'monthly'], { modules: [] });
    services.query.setQueryData(['book', '1001'], {});
    const root = await act(() => resumePage({ element, page, services, state }));
    const isAskedAgain = (...key: string[]) => services.query.getQueryState(key)?.isInvalidated;
    expect([isAskedAgain('book', '1001'), isAskedAgain('store', 'monthly')]).toEqual([true, false]);
    root.unmount();
  });

  describe('and is drawn anew for a reader with an account', () => {
    it('does what the button of the same name in the same place is for that was pressed before, once [SEO-15]', async () => {
      element.innerHTML = renderToString(twins('关注', '倒序', '关注'));
      fireEvent.click(screen.getAllByText('关注')[1] as HTMLElement);
      await redraw(twins('关注', '关注', '倒序'));
      expect(press.mock.calls).toEqual([['关注 1']]);
    });

    it('does what the button is for that is pressed last while the page is being drawn [SEO-15]', async () => {
      element.innerHTML = renderToString(twins('关注', '倒序'));
      fireEvent.click(screen.getByText('关注'));
      let isPressed = false;
      const Drawn = () => {
        // The markup of the server still stands while this is made.
        if (!isPressed) fireEvent.click(screen.getByText('倒序'));
        isPressed = true;
        return twins('关注', '倒序');
      };
      await redraw(<Drawn />);
      expect(press.mock.calls).toEqual([['倒序 1']]);
    });

    it('listens no more once it is drawn and nothing was pressed', async () => {
      const removed = vi.spyOn(document, 'removeEventListener');
      element.innerHTML = renderToString(twins('关注'));
      await redraw(twins('关注'));
      expect(removed.mock.calls.filter(([type]) => type === 'click')).toHaveLength(1);
      expect(press).not.toHaveBeenCalled();
    });

    it('does nothing where no such button is drawn', async () => {
      element.innerHTML = renderToString(twins('加入书架'));
      fireEvent.click(screen.getByText('加入书架'));
      await redraw(twins('已在书架'));
      expect(press).not.toHaveBeenCalled();
    });

    it('goes on from what is typed meanwhile, with the focus in its field [SEARCH-04]', async () => {
      const onChange = vi.fn<(text: string) => void>();
      const field = (value: string) => (
        <input name="word" aria-label="搜索" value={value} onChange={({ target }) => onChange(target.value)} />
      );
      element.innerHTML = renderToString(field('灯'));
      await redraw(field('灯'), () => {
        const typed = screen.getByRole<HTMLInputElement>('textbox');
        typed.focus();
        typed.value = '灯塔';
        return undefined;
      });
      expect(onChange.mock.calls).toEqual([['灯塔']]);
    });

    it('does nothing more once its reader presses something else', async () => {
      element.innerHTML = renderToString(twins('关注', '倒序'));
      fireEvent.click(screen.getByText('关注'));
      await redraw(twins('关注', '倒序'), () => {
        fireEvent.click(document.body);
        return undefined;
      });
      expect(press).not.toHaveBeenCalled();
    });
  });

  it('counts no answer of its server as fresh for longer on a device whose clock is behind (F12)', async () => {
    const services = testServices();
    const nowMs = services.nowMs();
    services.query.setQueryData(['book', '1001'], { title: '山中灯火' }, { updatedAt: nowMs + 3_600_000 });
    const ahead = { renderedAtMs: nowMs + 3_600_000, queries: dehydrate(services.query) };
    services.query.clear();
    const root = await act(() => resumePage({ element, page, services, state: ahead }));
    expect(services.query.getQueryState(['book', '1001'])?.dataUpdatedAt).toBe(nowMs);
    root.unmount();
  });

  it('remembers no press any more once it is awake', async () => {
    await wake();
    fireEvent.click(document.body);
    expect(window.shuyeTap).toBeUndefined();
  });
});
