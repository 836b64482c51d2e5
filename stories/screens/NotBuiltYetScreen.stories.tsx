import { NotBuiltYetScreen } from '@lending-desk/ui/screens/NotBuiltYetScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShell } from './inShell';

const meta = {
  title: 'Screens/Not built yet',
  component: NotBuiltYetScreen,
  args: { title: 'VAS Feedback' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    inShell({
      address: '/vas/vas-feedback',
      breadcrumb: [{ label: 'Engagement' }, { label: 'VAS Feedback' }],
    }),
  ],
} satisfies Meta<typeof NotBuiltYetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ADeskThatFollows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'VAS Feedback is not built yet',
    );
  },
};

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desktop' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
