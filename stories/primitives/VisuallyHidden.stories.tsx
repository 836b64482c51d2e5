import { VisuallyHidden } from '@lending-desk/ui/primitives/VisuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'required' },
  render: args => (
    <p>
      Max EMI <span aria-hidden>*</span> <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('required');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(words.parentElement).toHaveTextContent('Max EMI * required');
  },
};

export const AsAHeading: Story = {
  args: { as: 'h2', id: 'decision', children: 'Decision' },
  render: args => (
    <section aria-labelledby="decision">
      <VisuallyHidden {...args} />
      Approved for Rs. 1,25,000
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Decision' })).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Decision' })).toBeVisible();
  },
};
