import { LoanQueueScreen } from '@lending-desk/ui/screens/LoanQueueScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { queuePage } from '../fixtures/queue';
import { inCreditShell, queueArgs } from './LoanQueueScreen.cases';

const meta = {
  title: 'Credit/Screens/Loan queue',
  tags: ['!autodocs'],
  component: LoanQueueScreen,
  args: queueArgs,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [inCreditShell],
} satisfies Meta<typeof LoanQueueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FilteringByStatus: Story = {
  parameters: { covers: ['CR-185.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'The filter has the case status values HOLD, APPROVED, REJECTED, CREDIT_REJECTED, INACTIVE and DISBURSED',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Status: any' }));
        const menu = await screen.findByRole('menu');
        const words = within(menu)
          .getAllByRole('menuitemradio')
          .map(item => item.textContent);
        await expect(words).toEqual(
          expect.arrayContaining([
            'On hold',
            'Approved',
            'Rejected',
            'Credit rejected',
            'Inactive',
            'Disbursed',
          ]),
        );
        await userEvent.keyboard('{Escape}');
      },
    );
    await step('and the queue is filtered by each', async () => {
      for (const [word, status] of [
        ['On hold', 'HOLD'],
        ['Approved', 'APPROVED'],
        ['Rejected', 'REJECTED'],
        ['Credit rejected', 'CREDIT_REJECTED'],
        ['Inactive', 'INACTIVE'],
        ['Disbursed', 'DISBURSED'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name: 'Status: any' }));
        await userEvent.click(await screen.findByRole('menuitemradio', { name: word }));
        await expect(args.onStatus).toHaveBeenLastCalledWith(status);
      }
    });
  },
};

export const FilteringByUnderwriter: Story = {
  parameters: { covers: ['XR-120.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Underwriter: anyone' }));
    const nobody = await screen.findByRole('menuitemradio', { name: 'Nobody yet' });
    await step('the choice begins at Anyone while no filter is on', async () => {
      const items = screen.getAllByRole('menuitemradio');
      await expect(items.map(item => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
        ['Anyone', 'true'],
        ['Me', 'false'],
        ['Nobody yet', 'false'],
      ]);
    });
    await userEvent.click(nobody);
    await expect(args.onOwner).toHaveBeenCalledWith('unassigned');
    await userEvent.click(canvas.getByRole('button', { name: 'Underwriter: anyone' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Me' }));
    await expect(args.onOwner).toHaveBeenLastCalledWith('mine');
  },
};

export const OnHoldCases: Story = {
  args: {
    title: 'On Hold Cases',
    status: 'HOLD',
    list: { state: 'ready', rows: queuePage.filter(row => row.status === 'HOLD') },
    total: 4,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Status: on hold' })).toBeVisible();
    await expect(canvas.getByText('This page: 4 cases, 0 unassigned, oldest 43 h')).toBeVisible();
    await expect(canvas.getByText('Rows 1 to 4 of 4')).toBeVisible();
  },
};
