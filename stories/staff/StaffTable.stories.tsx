import { StaffTable } from '@lending-desk/ui/staff/StaffTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { everybody, members } from '../fixtures/members';
import { inBox } from '../inBox';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Administration/Parts/Table of staff',
  component: StaffTable,
  args: { rows: everybody, onOpen: fn() },
  decorators: [inBox({ display: 'flex', flexDirection: 'column', height: 420 })],
} satisfies Meta<typeof StaffTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('those who wait come first', async () => {
      await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Deepa Pillai');
    });
    await step('Enter opens the focused row', async () => {
      canvas.getByRole('row', { name: /Deepa Pillai/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith(members.waiting);
    });
  },
};

/** As wide as a window of 1024 px leaves it. */
export const FitsASmallLaptop: Story = {
  decorators: [inBox({ display: 'flex', width: 926, height: 420 })],
  play: async ({ canvasElement }) => {
    const scrollers = canvasElement.querySelectorAll('[data-scroller]');
    await expect(scrollers).toHaveLength(1);
    await expectNothingSideways(scrollers);
  },
};
