import { Presence } from '@lending-desk/ui/loan/Presence';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { staff } from '../fixtures/staff';

const here = ({ idString, fullName }: { idString: string; fullName: string }, typing = false) => ({
  idString,
  fullName,
  typing,
});

const meta = {
  title: 'Credit/Parts/Presence',
  component: Presence,
  args: { people: [here(staff.creditAdmin), here(staff.otherUnderwriter)] },
} satisfies Meta<typeof Presence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOthersAreHere: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/FQ.*Farhan Qureshi is here.*RK.*Rohit Kulkarni is here/);
    await expect(canvas.queryByText('typing…')).toBeNull();
  },
};

export const OneIsTyping: Story = {
  args: { people: [here(staff.creditAdmin, true), here(staff.otherUnderwriter)] },
  parameters: { covers: ['XR-015.a'] },
  play: async ({ canvas, step }) => {
    await step('who types, and who is only here', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /Farhan Qureshi is typing.*Rohit Kulkarni is here/,
      );
      await expect(canvas.getByText('typing…')).toBeVisible();
    });
  },
};

const five = [staff.creditAdmin, staff.otherUnderwriter, staff.support, staff.collector, staff.vas].map(one =>
  here(one),
);

export const MoreThanFour: Story = {
  args: {
    people: five,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1')).toBeVisible();
    await expect(canvas.getByText('Sunita Baruah is here')).toBeInTheDocument();
    await expect(canvas.queryByText('Imran Shaikh is here')).toBeNull();
  },
};

export const Four: Story = {
  args: { people: five.slice(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Imran Shaikh is here')).toBeInTheDocument();
    await expect(canvas.queryByText(/^\+/)).toBeNull();
  },
};

export const Nobody: Story = {
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
