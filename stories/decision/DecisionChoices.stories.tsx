import { DecisionForm } from '@lending-desk/ui/decision/DecisionForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { config } from '../fixtures/loans';
import { decisionArgs, Kept } from './DecisionForm.cases';

const meta = {
  title: 'Decision/Choices',
  component: DecisionForm,
  args: decisionArgs,
  render: args => <Kept {...args} />,
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultChoicesWithoutConfiguration: Story = {
  args: { from: 'HOLD', config: { ...config, caseStatusChoices: [] } },
  parameters: { covers: ['CR-184'] },
  play: async ({ canvas }) => {
    const choices = within(canvas.getByRole('radiogroup', { name: /Case status/ }));
    await expect(choices.getAllByRole('radio')).toHaveLength(4);
    for (const name of ['Approved', 'Rejected', 'On hold', 'Pending']) {
      await expect(choices.getByRole('radio', { name })).toBeEnabled();
    }
  },
};

export const RejectedRevealsRejectionReasons: Story = {
  parameters: { covers: ['CR-174', 'CR-187', 'CR-190'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Rejected' }));
    const reasons = canvas.getByRole('combobox', { name: /Rejection reason/ });
    await userEvent.click(reasons);
    await userEvent.click(await screen.findByRole('option', { name: 'Low bureau score' }));
    await userEvent.click(await screen.findByRole('option', { name: 'FOIR above limit' }));
    await userEvent.click(canvas.getByRole('heading', { name: 'Decision' }));
    await expect(canvas.getByText('Low bureau score')).toBeVisible();
    await expect(canvas.getByText('FOIR above limit')).toBeVisible();
    await expect(canvas.queryByText('Hold category')).not.toBeInTheDocument();
  },
};

export const InactiveRevealsInactiveReasons: Story = {
  parameters: { covers: ['CR-173', 'CR-186'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Inactive' }));
    await userEvent.click(canvas.getByRole('combobox', { name: /Inactive reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Customer not interested' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Customer not interested')).toBeVisible();
  },
};

export const TenureInStepsOfThree: Story = {
  parameters: { covers: ['CR-183'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Tenure/ }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(option => option.textContent)).toEqual(
      [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36].map(months => `${months} months`),
    );
  },
};

export const BucketBringsItsRate: Story = {
  parameters: { covers: ['CR-191'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Risk bucket/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'B · Standard' }));
    await expect(canvas.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('24');
  },
};

export const MasterTagsForCreditAdmins: Story = {
  args: { mayCreateTags: true },
  parameters: { covers: ['CR-198', 'CR-199', 'CR-200'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Credit tags/ }));
    const input = await screen.findByRole('textbox', { name: 'Create New Tags' });
    await userEvent.type(input, ' , ,');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreateTags).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, ' Night shift ,, Gig worker ,');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await expect(args.onCreateTags).toHaveBeenCalledWith(['Night shift', 'Gig worker']);
  },
};

export const NoMasterTagsForOthers: Story = {
  parameters: { covers: ['CR-198'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Credit tags/ }));
    await screen.findByRole('option', { name: 'Thin file' });
    await expect(screen.queryByRole('textbox', { name: 'Create New Tags' })).not.toBeInTheDocument();
  },
};
