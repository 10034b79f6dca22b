import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Modal } from '@shuye/ui';
import { describe, expect, it } from 'vitest';
import { ServicesProvider } from '../../../services/ServicesContext.tsx';
import { aHostWithActionBar, untilExtras } from '../../../testing/aHostWithActionBar.ts';
import { renderReader } from '../../../testing/renderReader.tsx';
import { testServices } from '../../../testing/testServices.ts';
import { FirstUse } from './FirstUse.tsx';

const layer = () => screen.queryByRole('complementary', { name: '阅读手势' });

describe('the first time in a browser', () => {
  it('shows what a tap does where; any tap closes it, and does what it says [READER-14]', async () => {
    const { services } = await renderReader({ device: { has_read: false } });
    await screen.findByText('轻点任意位置开始阅读');
    expect(layer()?.textContent).toContain('菜单');
    expect(services.storage.read('has_read', (value) => value)).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(layer()).toBeNull();
  });

  it('comes after the dialog that covers it, whose closing does not close it [READER-14]', async () => {
    const services = testServices();
    const page = (open: boolean) => (
      <ServicesProvider value={services}>
        <FirstUse isVertical={false} tapMap="" />
        <Modal open={open} onClose={() => undefined} label="阅读任务">
          <p>再读3页</p>
        </Modal>
      </ServicesProvider>
    );
    const { rerender } = render(page(true));
    await waitFor(() => expect(layer()).toBeNull());
    fireEvent.pointerDown(screen.getByRole('dialog'));
    rerender(page(false));
    await waitFor(() => expect(layer()).not.toBeNull());
    fireEvent.pointerDown(document.body);
    expect(layer()).toBeNull();
  });

  it.each([
    ['down, for a scroll', true, '', ['上一页', '菜单', '下一页'], 'rows'],
    ['across, for pages that turn', false, '', ['上一页', '菜单', '下一页'], 'columns'],
    [
      'as the reader laid them out',
      false,
      'pppnmnnnn',
      [...'ppp'].map(() => '上一页').concat('下一页', '菜单', ...[...'nnnn'].map(() => '下一页')),
      'ninths',
    ],
  ])('shows the zones %s', (_name, isVertical, tapMap, zones, shape) => {
    render(
      <ServicesProvider value={testServices()}>
        <FirstUse isVertical={isVertical} tapMap={tapMap} />
      </ServicesProvider>,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(zones);
    expect(screen.getByRole('list').dataset['shape']).toBe(shape);
  });

  it('is over once somebody has read here [READER-14]', async () => {
    await renderReader({ host: aHostWithActionBar() });
    await untilExtras();
    expect(layer()).toBeNull();
  });
});
