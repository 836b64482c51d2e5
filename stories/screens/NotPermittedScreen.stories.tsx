import { NotPermittedScreen } from '@lending-desk/ui/screens/NotPermittedScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { fitsTheWindow, inShell } from './inShell';

const meta = {
  title: 'Every desk/Screens/Not permitted',
  component: NotPermittedScreen,
  args: { missing: ['credit'], onGoBack: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    inShell({
      address: '/credit/loans',
      breadcrumb: [{ label: 'Credit' }, { label: 'All Cases' }],
      viewer: staff.collector,
    }),
  ],
} satisfies Meta<typeof NotPermittedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheMissingGroupIsNamed: Story = {
  parameters: { covers: ['XR-050.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the missing group is named', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        'You do not have permission to access this',
      );
      await expect(canvas.getByText(/This page is for the group Credit\./)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
      await expect(args.onGoBack).toHaveBeenCalledOnce();
    });
  },
};

export const AnyOneOfSeveralGroups: Story = {
  args: { missing: ['customerSupport', 'valueAddedServices'] },
  parameters: { covers: ['SH-020.b', 'XR-050.c'] },
  play: async ({ canvas, step }) => {
    await step('each group that is missing is named', async () => {
      await expect(
        canvas.getByText(/for the groups Customer support and Value-added services\./),
      ).toBeVisible();
    });
  },
};

export const SmallLaptop: Story = { globals: { viewport: { value: 'laptop' } } };

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
};
