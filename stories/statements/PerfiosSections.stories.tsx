import { PerfiosTab } from '@lending-desk/ui/statements/PerfiosTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inBox } from '../inBox';
import { perfiosArgs } from './PerfiosTab.cases';

const meta = {
  title: 'Credit/Tabs/Perfios',
  tags: ['!autodocs'],
  component: PerfiosTab,
  args: perfiosArgs,
} satisfies Meta<typeof PerfiosTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SectionRowMovesTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Bank statement sections' }));
    await expect(nav.getAllByRole('button')).toHaveLength(12);
    for (const name of [
      'DS salary',
      'Overview',
      'Monthly',
      'Huge credit',
      'Huge debit',
      'Salary',
      'Transactions',
      'Bounces',
      'Negative balance',
      'Statement details',
      'Customer info',
      'FCU analysis',
    ]) {
      await userEvent.click(nav.getByRole('button', { name: new RegExp(`^${name}`) }));
      await expect(document.activeElement).toHaveAccessibleName(name);
      await expect(document.activeElement).toHaveRole('group');
    }
  },
};

const sectionsOf = (canvas: ReturnType<typeof within>) => {
  const row = canvas.getByRole('navigation', { name: 'Bank statement sections' });
  return { row, pills: within(row).getAllByRole('button') };
};

export const SectionsInOneRow: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const { row, pills } = sectionsOf(canvas);
    await step('All sections with their counters stand in one row', async () => {
      await expect(new Set(pills.map(pill => pill.getBoundingClientRect().top)).size).toBe(1);
      await expect(row.getBoundingClientRect().height).toBeLessThan(40);
      await expect(pills.map(pill => pill.textContent)).toEqual([
        'Overview',
        'Monthly',
        'Huge credit1 row',
        'Huge debit1 row',
        'Salary',
        'DS salary',
        'Transactions',
        'Bounces2 bounces',
        'Negative balance',
        'Statement details',
        'Customer info',
        'FCU analysis',
      ]);
    });
    await step('The last is reached by keyboard', async () => {
      const last = pills.at(-1) ?? row;
      last.focus();
      await userEvent.keyboard('{Enter}');
      await expect(last).toHaveAttribute('aria-current', 'true');
    });
  },
};

export const SectionsThatDoNotFit: Story = {
  // As zoomed to 200 %.
  decorators: [inBox({ width: 680 })],
  play: async ({ canvas, step, userEvent }) => {
    const more = () => canvas.getByRole('button', { name: /^More \d+$/ });
    await step('What does not fit into the row is in its menu, and counted', async () => {
      const { row, pills } = sectionsOf(canvas);
      await expect(row.getBoundingClientRect().height).toBeLessThan(40);
      await expect(new Set(pills.map(pill => pill.getBoundingClientRect().top)).size).toBe(1);
      await expect(more().getBoundingClientRect().right).toBeLessThanOrEqual(
        row.getBoundingClientRect().right,
      );
      await expect(more()).toHaveTextContent(`More ${13 - pills.length}`);
    });
    await step('The menu opens by keyboard and has the counters', async () => {
      more().focus();
      await userEvent.keyboard('{Enter}');
      const menu = within(await screen.findByRole('menu'));
      await waitFor(() => expect(menu.getAllByRole('menuitem')[0]).toHaveFocus());
      await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Bounces (2)' })).toBeVisible());
    });
    await step('The chosen section has the focus, and stands in the row from then on', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(canvas.getByRole('group', { name: 'FCU analysis' })).toHaveFocus();
      await expect(canvas.getByRole('button', { name: 'FCU analysis', current: true })).toBeVisible();
      const { row } = sectionsOf(canvas);
      await expect(row.getBoundingClientRect().height).toBeLessThan(40);
    });
    await step('Escape closes the menu and leaves the focus at its button', async () => {
      more().focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(more()).toHaveFocus());
    });
  },
};
