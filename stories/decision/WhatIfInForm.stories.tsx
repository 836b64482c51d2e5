import { DecisionForm } from '@lending-desk/ui/decision/DecisionForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import type { Area } from '../panels';
import { approvedDraft, decisionArgs, decisionArgTypes, Kept } from './DecisionForm.cases';

const meta = {
  title: 'Credit/Parts/What if in the form',
  component: DecisionForm,
  argTypes: decisionArgTypes,
  args: { ...decisionArgs, from: 'APPROVED', draft: approvedDraft },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const trial = (canvas: Area) => within(canvas.getByRole('region', { name: 'What if' }));
const move = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value } });
const figure = (canvas: Area, label: string) => trial(canvas).getByText(label).parentElement;

export const AmountAndTenureOnSliders: Story = {
  parameters: { covers: ['XR-040.a', 'XR-040.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(trial(canvas).getByRole('button', { name: /What if/ }));
    const amount = await trial(canvas).findByRole('slider', { name: 'Amount' });
    await step('It begins with the terms of the form', async () => {
      await expect(amount).toHaveAttribute('aria-valuetext', 'Rs. 1,25,000');
      // Half as much again as was asked for.
      await expect(amount).toHaveAttribute('max', '22500000');
      await expect(figure(canvas, 'EMI')).toHaveTextContent(/^EMIRs. 8,338$/);
      await expect(figure(canvas, 'Total interest')).toHaveTextContent('Rs. 25,079');
      await expect(figure(canvas, 'APR with fee')).toHaveTextContent('28.11%');
      await expect(figure(canvas, 'FOIR')).toHaveTextContent('32.35%');
      await expect(trial(canvas).getByText('Head-room: Rs. 1,162 below max')).toBeVisible();
    });
    await step('The sliders change the figures, each with its difference to the form', async () => {
      await move(amount, 1_50_000_00);
      await move(trial(canvas).getByRole('slider', { name: 'Tenure' }), 6);
      await expect(trial(canvas).getByRole('slider', { name: 'Tenure' })).toHaveAttribute(
        'aria-valuetext',
        '21 months',
      );
      await expect(figure(canvas, 'EMI')).toHaveTextContent('Rs. 8,818+Rs. 480');
      await expect(figure(canvas, 'Total interest')).toHaveTextContent('Rs. 35,171+Rs. 10,092');
      await expect(figure(canvas, 'APR with fee')).toHaveTextContent('27.59%−0.52%');
      await expect(figure(canvas, 'FOIR')).toHaveTextContent('33.12%+0.77%');
      await expect(trial(canvas).getByText('Head-room: Rs. 682 below max')).toBeVisible();
      await expect(args.onDraft).not.toHaveBeenCalled();
    });
    await step('Use these puts amount and tenure into the form, and nothing else', async () => {
      await userEvent.click(trial(canvas).getByRole('button', { name: /Use these/ }));
      await expect(args.onDraft).toHaveBeenLastCalledWith({
        ...approvedDraft,
        maxAmount: '150000',
        months: '21',
      });
      await expect(canvas.getByRole('textbox', { name: 'Max sanctioned amount' })).toHaveValue('1,50,000');
      await expect(figure(canvas, 'EMI')).toHaveTextContent(/^EMIRs. 8,818$/);
      await expect(trial(canvas).getByRole('button', { name: /Use these/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step('Another amount or rate in the form is that of the sliders too: nothing differs', async () => {
      const type = async (name: string, text: string) => {
        const field = canvas.getByRole('textbox', { name });
        await userEvent.clear(field);
        await userEvent.type(field, text);
      };
      await type('Max sanctioned amount', '140000');
      await expect(amount).toHaveAttribute('aria-valuetext', 'Rs. 1,40,000');
      await expect(figure(canvas, 'EMI')).toHaveTextContent(/^EMIRs. 8,230$/);
      await type('Interest rate', '18');
      await expect(figure(canvas, 'EMI')).toHaveTextContent(/^EMIRs. 7,821$/);
      await expect(figure(canvas, 'Total interest')).toHaveTextContent(/^Total interestRs. [\d,]+$/);
    });
  },
};

export const TheAmountAskedForIsTriedFirst: Story = {
  args: {
    from: 'PENDING',
    draft: { ...approvedDraft, maxAmount: '', months: '', maxEmi: '', processingFeeRate: '' },
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(trial(canvas).getByRole('button', { name: /What if/ }));
    await step('Without an amount in the form it begins with the one applied for', async () => {
      await expect(await trial(canvas).findByRole('slider', { name: 'Amount' })).toHaveAttribute(
        'aria-valuetext',
        'Rs. 1,50,000',
      );
      await expect(trial(canvas).getByRole('slider', { name: 'Tenure' })).toHaveAttribute(
        'aria-valuetext',
        '12 months',
      );
    });
    await step('What is not known is not said', async () => {
      await expect(figure(canvas, 'APR with fee')).toHaveTextContent('–');
      await expect(trial(canvas).getByText('No max EMI to stay below')).toBeVisible();
    });
  },
};

export const AboveTheMaxEmi: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trial(canvas).getByRole('button', { name: /What if/ }));
    await move(await trial(canvas).findByRole('slider', { name: 'Tenure' }), 0);
    await expect(trial(canvas).getByText(/above max$/)).toBeVisible();
  },
};

export const NoRateYet: Story = {
  args: { draft: { ...approvedDraft, interestRate: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trial(canvas).getByRole('button', { name: /What if/ }));
    await expect(await trial(canvas).findByText('An interest rate is needed')).toBeVisible();
    await expect(figure(canvas, 'EMI')).toHaveTextContent('–');
  },
};

export const ClosedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = trial(canvas).getByRole('button', { name: /What if/ });
    await userEvent.click(button);
    await trial(canvas).findByRole('slider', { name: 'Amount' });
    await userEvent.click(button);
    await waitFor(() => expect(trial(canvas).queryByRole('slider')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ViewersHaveNone: Story = {
  args: { whyNot: 'Your role can view but not change a loan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Max EMI' })).toBeDisabled();
    await expect(canvas.queryByRole('region', { name: 'What if' })).toBeNull();
  },
};
