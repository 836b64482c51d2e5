import { PreCreditFeedbackTab } from '@lending-desk/ui/feedback/PreCreditFeedbackTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { preCredit } from '../fixtures/feedback';
import { staff } from '../fixtures/staff';
import { inColumn } from '../inBox';
import { type Area, panel } from '../panels';
import { expectNothingSideways } from '../sideways';
import { headersOf } from '../tables';

const viewerOnly = 'Your role can view but not change a loan';

const meta = {
  title: 'Customer Support/Tabs/Pre Credit Feedback',
  component: PreCreditFeedbackTab,
  args: { feedbacks: preCredit.two, person: staff.support.idString, onAdd: fn(), onEdit: fn() },
  decorators: [inColumn],
} satisfies Meta<typeof PreCreditFeedbackTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: Element) => element.getBoundingClientRect();
/** How far what a panel contains stands from its left edge. */
const insetOf = (element: Element) =>
  boxOf(element).left - boxOf(element.closest('section') ?? element.ownerDocument.body).left;

const lines = (canvas: Area) =>
  within(canvas.getByRole('grid', { name: 'Pre Credit Feedback' }))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent).filter(Boolean));

export const TwoFeedbacks: Story = {
  parameters: { states: ['ready'], covers: ['CS-089.a', 'CS-089.b', 'CS-089.c', 'SH-104.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each with createdOn, userName and feedback, the newest first', async () => {
      await expect(lines(canvas)).toEqual([
        ['20 Nov 2026, 03:10 pm', 'Naveen Rathore', 'Wants the …', 'Edit'],
        ['8 Nov 2026, 10:42 am', 'Sana Sheikh', 'Busy'],
      ]);
      await expect(panel(canvas, 'Pre Credit Feedback').getByText('2')).toBeVisible();
    });
    await step('its columns are named, the one of the buttons for screen readers only', async () => {
      await expect(headersOf(canvas)).toEqual(['Details', 'Created on', 'Author', 'Feedback', 'Edit']);
      await expect(boxOf(canvas.getByText('Edit', { selector: 'th *' })).width).toBe(1);
    });
    await step('they reach to the edges of the panel, and the buttons stand at the right', async () => {
      const table = canvas.getByRole('grid');
      await expect(insetOf(table)).toBeLessThanOrEqual(1);
      const button = canvas.getByRole('button', { name: /^Edit/ });
      await expect(boxOf(table).right - boxOf(button).right).toBeLessThan(20);
    });
    await step('a text longer than 20 characters is shown whole below its row', async () => {
      await expect(canvas.queryByText('Wants the amount before the 5th of December.')).toBeNull();
      await userEvent.click(
        canvas.getByRole('button', { name: /feedback of Naveen Rathore$/, expanded: false }),
      );
      await expect(canvas.getByText('Wants the amount before the 5th of December.')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /feedback of Sana Sheikh$/ })).toBeNull();
    });
    await step('it offers adding, and editing of what one wrote', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await expect(args.onAdd).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Edit feedback of Naveen Rathore' }));
      await expect(args.onEdit).toHaveBeenCalledOnce();
      await expect(args.onEdit).toHaveBeenCalledWith(preCredit.own);
    });
  },
};

export const ATimeThatCannotBeRead: Story = {
  args: { feedbacks: { state: 'ready', value: [{ ...preCredit.own, at: null, createdOn: 'one day' }] } },
  play: async ({ canvas }) => {
    await expect(lines(canvas)).toEqual([['one day', 'Naveen Rathore', 'Wants the …', 'Edit']]);
  },
};

export const ViewersMayNeitherAddNorEdit: Story = {
  args: { whyNot: viewerOnly },
  parameters: { states: ['notPermitted'] },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Add', 'Edit feedback of Naveen Rathore']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(viewerOnly);
      await userEvent.click(button);
    }
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

export const NoFeedback: Story = {
  args: { feedbacks: preCredit.none },
  parameters: { states: ['empty'], covers: ['CS-089.a'] },
  play: async ({ canvas, step }) => {
    await step('without feedback none is listed', async () => {
      await expect(lines(canvas).flat().join(' ')).not.toMatch(/Edit|20\d\d/);
    });
    await expect(canvas.getByText('Nobody has given feedback on this loan yet.')).toBeVisible();
    await expect(panel(canvas, 'Pre Credit Feedback').queryByText('0')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeEnabled();
  },
};

export const FeedbackBroken: Story = {
  args: { feedbacks: preCredit.broken },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pre credit feedback could not be read')).toBeVisible();
    await expect(canvas.getByText('csFeedback: is no list')).toBeVisible();
    await expect(insetOf(canvas.getByText('csFeedback: is no list'))).toBeGreaterThan(8);
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const LongestRealisticData: Story = {
  args: { feedbacks: preCredit.longest },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { expanded: false });
    if (first) await userEvent.click(first);
    await expect(canvas.getAllByRole('button', { expanded: true })).toEqual([first]);
    await expect(canvas.getByText(/x{160}$/)).toBeVisible();
    await expectNothingSideways();
  },
};
