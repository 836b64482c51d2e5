import { LoanSourceTab, type LoanSourceTabProps } from '@lending-desk/ui/loan/LoanSourceTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { inColumn } from '../inBox';
import { expectNothingSideways } from '../sideways';
import { useArg } from '../useArg';

function Kept(props: LoanSourceTabProps) {
  const [draft, setDraft] = useArg(props.draft);
  return (
    <LoanSourceTab
      {...props}
      draft={draft}
      onDraft={next => {
        setDraft(next);
        props.onDraft(next);
      }}
    />
  );
}

const onRetry = fn();
const values = ['ORGANIC', 'REFERRAL', 'PARTNER', 'CAMPAIGN', 'AGENT', 'OTHER'];

const meta = {
  title: 'Customer Support/Tabs/Loan Source',
  component: LoanSourceTab,
  argTypes: { saved: { options: [null, ...values], control: 'select' } },
  render: args => <Kept {...args} />,
  args: {
    choices: { state: 'ready', value: values },
    saved: 'ORGANIC',
    draft: null,
    onDraft: fn(),
    save: { state: 'idle' },
    failedDetail: 'Loan source was not saved.',
    onSave: fn(),
  },
  decorators: [inColumn],
} satisfies Meta<typeof LoanSourceTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaveOnlyAnotherValue: Story = {
  parameters: { states: ['ready'], covers: ['CS-095.a', 'CS-095.b', 'CS-095.d', 'M54.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const source = canvas.getByRole('combobox', { name: 'Loan source' });
    const save = canvas.getByRole('button', { name: 'Save' });
    const choose = async (name: string) => {
      await userEvent.click(source);
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await step('the value that was saved last cannot be saved again', async () => {
      await expect(source).toHaveTextContent('Organic');
      await userEvent.click(save);
      await expect(args.onSave).not.toHaveBeenCalled();
      await expect(save).toHaveAccessibleDescription('Choose another source first');
    });
    await step('the choices are the listed ones, in words and in this order', async () => {
      await userEvent.click(source);
      const shown = (await screen.findAllByRole('option')).map(one => one.textContent);
      await expect(shown).toEqual(['Organic', 'Referral', 'Partner', 'Campaign', 'Agent', 'Other']);
      await userEvent.keyboard('{Escape}');
    });
    await step('another one can, and choosing the saved one again disables it', async () => {
      await choose('Partner');
      await expect(save).not.toHaveAttribute('aria-disabled', 'true');
      await choose('Organic');
      await expect(save).toHaveAttribute('aria-disabled', 'true');
      await choose('Agent');
      await userEvent.click(save);
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenCalledWith('AGENT');
    });
  },
};

export const Saving: Story = {
  args: { draft: 'PARTNER', save: { state: 'running' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    const source = canvas.getByRole('combobox', { name: 'Loan source' });
    await expect(source).toHaveTextContent('Partner');
    await expect(source).toBeDisabled();
  },
};

export const Saved: Story = {
  args: { saved: 'PARTNER', draft: 'PARTNER', save: { state: 'done', message: 'Updated' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NotSaved: Story = {
  args: { draft: 'PARTNER', save: { state: 'failed', message: 'Error Occurred while logging in' } },
  parameters: { states: ['error'] },
  play: async ({ canvas, step }) => {
    await step('the failure with its second line, and the choice stays', async () => {
      const alert = canvas.getByRole('alert');
      await expect(alert).toHaveTextContent('Error Occurred while logging in');
      await expect(alert).toHaveTextContent('Loan source was not saved.');
      await expect(canvas.getByRole('combobox', { name: 'Loan source' })).toHaveTextContent('Partner');
    });
  },
};

export const ChoicesLoading: Story = {
  args: { choices: { state: 'loading' } },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the sources')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const ChoicesFailed: Story = {
  args: { choices: { state: 'failed', message: 'Some error occured. Contact Admin', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Some error occured. Contact Admin')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Try/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NoSourceYet: Story = {
  args: { saved: null },
  parameters: { states: ['empty'], covers: ['CS-095.b'] },
  play: async ({ canvas, step }) => {
    await step('with nothing saved and nothing chosen Save is disabled', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Loan source' })).toHaveTextContent('No source yet');
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const ViewersMayNotChangeIt: Story = {
  args: { draft: 'PARTNER', whyNot: 'Your role can view but not change a loan' },
  parameters: { states: ['notPermitted'] },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAccessibleDescription('Your role can view but not change a loan');
    await expect(canvas.getByRole('combobox', { name: 'Loan source' })).toBeDisabled();
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const LongestRealisticData: Story = {
  args: { saved: 'WALK_IN_CUSTOMER_REFERRED_BY_A_PARTNER_OF_THE_REGIONAL_OFFICE_IN_THIRUVANANTHAPURAM' },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Loan source' })).toHaveTextContent(
      /^Walk in customer referred/,
    );
    await expectNothingSideways();
  },
};
