import { Badge } from '@lending-desk/ui/primitives/Badge';
import { Button } from '@lending-desk/ui/primitives/Button';
import { KeyValue } from '@lending-desk/ui/primitives/KeyValue';
import { Panel } from '@lending-desk/ui/primitives/Panel';
import { Table } from '@lending-desk/ui/primitives/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../inBox';

const meta = {
  title: 'Primitives/Layout/Panel',
  component: Panel,
  args: {
    title: 'Loan details',
    children: (
      <KeyValue
        items={[
          { label: 'Amount applied', value: 'Rs. 1,50,000' },
          { label: 'Loan purpose', value: 'Home renovation' },
          { label: 'Total time taken', value: '14 min 20 s' },
        ]}
      />
    ),
  },
  decorators: [inBox({ maxWidth: 560 })],
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Loan details' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Loan details' })).toBeVisible();
  },
};

export const WithMetaAndActions: Story = {
  args: { meta: 'Draft saved 10:42 am', actions: <Button size="sm">Edit details</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft saved 10:42 am')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Loan details');
    await expect(canvas.getByRole('button', { name: 'Edit details' })).toBeVisible();
  },
};

export const Closing: Story = {
  args: { collapsible: true, summary: 'Rs. 1,50,000 for home renovation' },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Loan details' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Rs. 1,50,000 for home renovation')).toBeVisible();
    await expect(canvas.getByText('Loan purpose')).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Loan purpose')).toBeVisible();
  },
};

export const AroundATable: Story = {
  args: {
    title: 'Penny drop validation',
    padding: 'none',
    actions: (
      <Badge tone="approve" icon={CircleCheck}>
        Verified
      </Badge>
    ),
    children: (
      <Table
        label="Penny drop validation"
        columns={[
          { id: 'field', header: 'Field', cell: row => row.field },
          { id: 'given', header: 'Given by customer', cell: row => row.given },
          { id: 'bank', header: 'Returned by bank', cell: row => row.bank },
        ]}
        rows={[
          { field: 'Name', given: 'Kavya Raghunathan', bank: 'KAVYA RAGHUNATHAN' },
          { field: 'IFSC', given: 'GDVB0000417', bank: 'GDVB0000417' },
        ]}
        rowKey={row => row.field}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Penny drop validation' })).toBeVisible();
  },
};

export const LongestTitle: Story = {
  args: {
    title: 'Professional and financial details as declared by the customer at the time of application',
    meta: 'Updated 20 Nov 2026, 05:30 pm by Meera Subramanian',
    actions: <Button size="sm">Edit details</Button>,
    collapsible: true,
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const CollapsedContentIsNotRendered: Story = {
  args: { collapsible: true, defaultOpen: false, summary: 'Rs. 1,50,000 for home renovation' },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.queryByText('Home renovation')).toBeNull();
    const toggle = canvas.getByRole('button', { name: 'Loan details' });
    await step('it renders when expanded, and stays mounted when collapsed again', async () => {
      await userEvent.click(toggle);
      await expect(canvas.getByText('Home renovation')).toBeVisible();
      await userEvent.click(toggle);
      await expect(canvas.getByText('Home renovation')).not.toBeVisible();
    });
  },
};

export const CollapsedExceptInPrint: Story = {
  args: { collapsible: true, defaultOpen: false },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(await canvas.findByText('Home renovation')).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText('Home renovation')).toBeNull());
  },
};
