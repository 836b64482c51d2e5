import { Button } from '@lending-desk/ui/primitives/Button';
import { KeyValue } from '@lending-desk/ui/primitives/KeyValue';
import { Panel } from '@lending-desk/ui/primitives/Panel';
import { Text } from '@lending-desk/ui/primitives/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

/** One thing of everything that a longer, larger or mirrored page may break. */
function Example() {
  const [saved, setSaved] = useState(false);
  return (
    <Panel
      title="Bank details"
      actions={<Button onClick={() => setSaved(true)}>{saved ? 'Saved' : 'Save details'}</Button>}
    >
      <KeyValue
        items={[
          { label: 'Bank', value: 'Axis Bank' },
          { label: 'IFSC code', value: <Text mono>UTIB0000009</Text> },
        ]}
      />
    </Panel>
  );
}

/** The toolbar shows every story with its texts twice as long, at 200 %, and from right to left. The layout of a
 *  browser at 200 % is that of half the width: choose the window Zoomed besides. */
const meta = {
  title: 'Foundations/Languages and zoom',
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsWritten: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Bank details');
    await expect(document.documentElement).not.toHaveAttribute('dir');
    await expect(document.documentElement.style.zoom).toBe('');
  },
};

export const TextTwiceAsLong: Story = {
  // Its document is the whole page of documentation.
  tags: ['!autodocs'],
  globals: { text: 'double' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('BBaannkk ddeettaaiillss'));
    await expect(canvas.getByText('UUTTIIBB0000009')).toBeVisible();
    // Also what a component writes later.
    await userEvent.click(canvas.getByRole('button', { name: 'SSaavvee ddeettaaiillss' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'SSaavveedd' })).toBeVisible());
  },
};

export const TwoHundredPercent: Story = {
  // Its document is the whole page of documentation.
  tags: ['!autodocs'],
  globals: { zoom: 'double' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save details' });
    await expect(button.getBoundingClientRect().height).toBe(2 * button.offsetHeight);
  },
};

export const RightToLeft: Story = {
  // Its document is the whole page of documentation.
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save details' }).getBoundingClientRect();
    await expect(button.left).toBeLessThan(canvas.getByRole('heading').getBoundingClientRect().left);
  },
};
