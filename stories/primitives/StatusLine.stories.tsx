import { Button } from '@lending-desk/ui/primitives/Button';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { StatusLine } from '@lending-desk/ui/primitives/StatusLine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inBox } from '../inBox';

const meta = {
  title: 'Primitives/Feedback/StatusLine',
  component: StatusLine,
  args: { state: 'running', children: 'Closing Loan. Please wait...' },
} satisfies Meta<typeof StatusLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Closing Loan. Please wait...');
  },
};

export const Done: Story = {
  args: { state: 'done', children: 'Uploaded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploaded');
  },
};

export const Failed: Story = {
  args: { state: 'failed', children: 'Update failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Update failed');
  },
};

export const IdleWithAHint: Story = {
  args: { state: 'idle', children: 'Fill Agent Details' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Fill Agent Details');
  },
};

export const EmptyKeepsItsHeight: Story = {
  render: () => (
    <>
      <StatusLine />
      <StatusLine state="done">{''}</StatusLine>
      <StatusLine state="running">{null}</StatusLine>
    </>
  ),
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByRole('status')) {
      await expect(line.getBoundingClientRect().height).toBe(16);
      await expect(line).toBeEmptyDOMElement();
    }
  },
};

function Closing() {
  const [state, setState] = useState<'idle' | 'failed'>('idle');
  return (
    <Stack gap="1" align="start">
      <StatusLine state={state}>{state === 'failed' ? 'Update failed' : undefined}</StatusLine>
      <Button onClick={() => setState('failed')}>Update</Button>
    </Stack>
  );
}

export const MessageDoesNotMoveTheLayout: Story = {
  render: () => <Closing />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Update' });
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Update failed');
    await expect(button.getBoundingClientRect().top).toBe(before);
  },
};

export const LongUnbrokenMessage: Story = {
  args: {
    state: 'failed',
    children: 'Unable to process application: NEFT-HDFCR52026112100048219377-ACMETECHNOLOGIESPRIVATELIMITED',
  },
  decorators: [inBox({ width: 220 })],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('alert');
    await expect(line.scrollWidth).toBeLessThanOrEqual(220);
  },
};
