import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Modal } from './Modal.tsx';

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <Modal open={open} label="说明" onClose={() => setOpen(false)}>
        <div style={{ padding: 24 }}>
          <p>豆券在购买章节时自动使用。</p>
          <Button onPress={() => setOpen(false)}>知道了</Button>
        </div>
      </Modal>
    </>
  );
}

export default { title: 'Layers/Modal', component: Opened } satisfies Meta<typeof Opened>;

type Story = StoryObj<typeof Opened>;

/** In a kernel with `showModal`, the way most readers get it. */
export const Native: Story = {
  name: 'lies in the top layer, takes the focus and gives it back',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: '说明' });
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
};

export const Back: Story = {
  name: 'closes on browser back and stays on its page [UI-12, NET-09]',
  play: async ({ canvas }) => {
    const { href } = location;
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await canvas.findByRole('dialog');
    history.back();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(location.href).toBe(href);
  },
};
