import { RemarksTab } from '@lending-desk/ui/comments/RemarksTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { loans } from '../fixtures/loans';
import { inColumn } from '../inBox';
import { panel, valueOf } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Customer Support/Tabs/Underwriter Remarks',
  component: RemarksTab,
  args: { core: { ...loans.pending, deviation: 'Income proof', changeReason: 'New salary slip' } },
  decorators: [inColumn],
} satisfies Meta<typeof RemarksTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Remarks: Story = {
  parameters: { states: ['ready'], covers: ['CS-075.a', 'CS-075.b'] },
  play: async ({ canvas, step }) => {
    await step('changeReason, deviation and underWriterName', async () => {
      const remarks = panel(canvas, 'Underwriter Remarks');
      await expect(valueOf(remarks, 'Underwriter name')).toBe(loans.pending.remarksBy);
      await expect(valueOf(remarks, 'Deviation')).toBe('Income proof');
      await expect(valueOf(remarks, 'Change reason')).toBe('New salary slip');
    });
    await step('the comments with their date, newest first', async () => {
      const rows = within(canvas.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
      await expect(rows).toHaveLength(3);
      await expect(panel(canvas, 'Comments').getByText('3')).toBeVisible();
      await expect(rows[0]).toHaveTextContent(/20 Nov 2026, 05:30 pm.*Employer confirmed on landline/);
      await expect(rows[1]).toHaveTextContent(loans.pending.comments[1]?.comment ?? '-');
      await expect(rows[2]).toHaveTextContent(/Salary credited on the first working day/);
    });
  },
};

export const NoRemarks: Story = {
  args: { core: { comments: [], changeReason: null, deviation: null, remarksBy: null } },
  parameters: { states: ['empty'], covers: ['CS-075.a', 'CS-075.b'] },
  play: async ({ canvas, step }) => {
    await step('no comment, and a dash for each value that is missing', async () => {
      await expect(canvas.getByText('No comment yet.')).toBeVisible();
      await expect(canvas.queryByText('0')).toBeNull();
      for (const label of ['Underwriter name', 'Deviation', 'Change reason'])
        await expect(valueOf(panel(canvas, 'Underwriter Remarks'), label)).toBe('–');
    });
  },
};

export const OneRemark: Story = {
  args: {
    core: {
      ...loans.pending,
      comments: loans.pending.comments.slice(0, 1),
      deviation: null,
      changeReason: 'Age',
    },
  },
  parameters: { covers: ['CS-075.a', 'CS-075.b'] },
  play: async ({ canvas, step }) => {
    await step('a value that is missing is a dash beside those that are there', async () => {
      const remarks = panel(canvas, 'Underwriter Remarks');
      await expect(valueOf(remarks, 'Deviation')).toBe('–');
      await expect(valueOf(remarks, 'Change reason')).toBe('Age');
    });
    await step('the comments list, of a single comment too', async () => {
      const rows = within(canvas.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
      await expect(rows).toHaveLength(1);
      await expect(rows[0]).toHaveTextContent(loans.pending.comments[0]?.comment ?? '-');
      await expect(canvas.queryByText('No comment yet.')).toBeNull();
    });
  },
};

export const LongestRealisticData: Story = {
  args: {
    core: {
      ...loans.pending,
      deviation: 'Income proof accepted on the employer’s word, address proof outstanding until the visit',
      comments: loans.pending.comments.map(comment => ({
        ...comment,
        comment: `${comment.comment} `.repeat(12),
      })),
    },
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Employer confirmed/)).toHaveLength(1);
    await expectNothingSideways(canvas.getAllByRole('region'));
  },
};
