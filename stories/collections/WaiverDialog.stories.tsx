import { businessDate } from '@lending-desk/domain/calendar';
import { emptyWaiver } from '@lending-desk/domain/collections';
import { WaiverDialog, type WaiverDialogProps } from '@lending-desk/ui/collections/WaiverDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { standing } from '../fixtures/collections';
import { useHeld } from '../useHeld';

function Kept(props: WaiverDialogProps) {
  const held = useHeld({ value: props.draft, onChange: props.onDraft });
  return <WaiverDialog {...props} draft={held.value} onDraft={held.onChange} />;
}

const filled = {
  waiverDate: '05-11-2026',
  waiverAmount: '544',
  bounceCharges: '0',
  penalInterest: '544',
  interestPayment: '0',
  principalPayment: '0',
  paymentSource: 'WAIVER',
  waiverComment: '',
};

const meta = {
  title: 'Collections/Dialogs/Waiver',
  component: WaiverDialog,
  render: args => <Kept {...args} />,
  args: {
    open: true,
    today: businessDate('2026-11-15'),
    waivable: standing.waivable,
    initial: emptyWaiver,
    draft: emptyWaiver,
    onDraft: fn(),
    save: { state: 'idle' },
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WaiverDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add Penal Charges Waiver' }));

const sources = ['Auto debit', 'Manual payment', 'Pre payment', 'Waiver', 'Bounce', 'Adv payment'];

export const Asking: Story = {
  parameters: {
    states: ['ready'],
    covers: [
      'CO-064.b',
      'CO-064.c',
      'CO-065.c',
      'CO-066.g',
      ...['CO-063.a', 'CO-063.b', 'CO-064.a', 'CO-064.d', 'CO-065.a', 'CO-065.b', 'CO-066.a', 'CO-066.b'],
      ...['CO-066.c', 'CO-066.d', 'CO-067.a'],
    ],
  },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    const box = (name: RegExp) => inside.getByRole('textbox', { name });
    await step('it is 600 px wide', async () => {
      await expect((await screen.findByRole('dialog')).offsetWidth).toBe(600);
    });
    await step('a click outside does not close it, though nothing is typed', async () => {
      const scrim = screen.getByRole('dialog').parentElement;
      if (scrim) await userEvent.click(scrim);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('seven fields are required, the comment is not', async () => {
      const required = ['Date', 'Waiver amount', 'Bounce charges', 'Penal interest'];
      for (const name of [...required, 'Interest payment', 'Principal payment'])
        await expect(box(new RegExp(`^${name}`))).toBeRequired();
      await expect(inside.getByRole('combobox', { name: /^Payment source/ })).toBeRequired();
      await expect(box(/^Comment/)).not.toBeRequired();
    });
    await step('each part says how much of it is outstanding', async () => {
      for (const [name, amount] of [
        ['Bounce charges', 'Rs. 1,180.00'],
        ['Penal interest', 'Rs. 544.74'],
        ['Interest payment', 'Rs. 1,069.23'],
        ['Principal payment', 'Rs. 34,784.37'],
      ])
        await expect(box(new RegExp(`^${name}`))).toHaveAccessibleDescription(`Outstanding ${amount} Rs.`);
    });
    await step('empty, each says what is missing, and nothing is sent', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Add Waiver' }));
      await expect(inside.getByText('Enter date in dd-mm-yyyy format only')).toBeVisible();
      await expect(inside.getByText('Enter numeric amount')).toBeVisible();
      await expect(inside.getAllByText('Enter an amount, 0 for nothing')).toHaveLength(4);
      await expect(inside.getByText('Choose a payment source')).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('six sources in words, in the order of the document', async () => {
      await userEvent.click(inside.getByRole('combobox', { name: /^Payment source/ }));
      const options = await screen.findAllByRole('option');
      await expect(options.map(option => option.textContent)).toEqual(sources);
      await userEvent.click(screen.getByRole('option', { name: 'Waiver' }));
    });
    await step(
      'a date of another form, or of no day, says the form; one of that form says nothing',
      async () => {
        const words = 'Enter date in dd-mm-yyyy format only';
        for (const typed of ['2026-11-05', '31-02-2026', '05-11-2026']) {
          await userEvent.clear(box(/^Date/));
          await userEvent.type(box(/^Date/), typed);
          if (typed === '05-11-2026') await expect(inside.queryByText(words)).toBeNull();
          else await expect(inside.getByText(words)).toBeVisible();
        }
        await userEvent.clear(box(/^Date/));
      },
    );
    await step('a date after today is refused, and a click outside closes nothing', async () => {
      await userEvent.type(box(/^Date/), '16-11-2026');
      await expect(inside.getByText('The date is after today')).toBeVisible();
      const scrim = screen.getByRole('dialog').parentElement;
      if (scrim) await userEvent.click(scrim);
      await expect(box(/^Date/)).toHaveValue('16-11-2026');
      await expect(inside.queryByText('Discard what you entered?')).toBeNull();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    const add = async () => userEvent.click(inside.getByRole('button', { name: 'Add Waiver' }));
    await step(
      "an amount with paise is no whole number: it says 'Enter numeric amount' and is not sent",
      async () => {
        await userEvent.clear(box(/^Date/));
        await userEvent.type(box(/^Date/), '05-11-2026');
        await userEvent.type(box(/^Waiver amount/), '544.50');
        await userEvent.type(box(/^Penal interest/), '544.50');
        for (const name of [/^Bounce/, /^Interest/, /^Principal/]) await userEvent.type(box(name), '0');
        await add();
        await expect(inside.getByText('Enter numeric amount')).toBeVisible();
        await expect(args.onSave).not.toHaveBeenCalled();
      },
    );
    await step('a part may have paise, and says nothing', async () => {
      await expect(box(/^Penal interest/)).toBeValid();
      await expect(box(/^Waiver amount/)).toBeInvalid();
    });
    await step(
      'complete, of digits alone, the amount says nothing; it is sent with 0 where nothing is waived',
      async () => {
        for (const name of [/^Waiver amount/, /^Penal interest/]) {
          await userEvent.clear(box(name));
          await userEvent.type(box(name), '544');
        }
        await expect(inside.queryByText('Enter numeric amount')).toBeNull();
        await add();
        await expect(args.onSave).toHaveBeenCalledWith({
          waiverDate: '05-11-2026 00:00:00',
          waiverAmount: 544,
          paymentSource: 'WAIVER',
          bounceCharges: 0,
          penalInterest: 544,
          interestPayment: 0,
          principalPayment: 0,
        });
      },
    );
  },
};

export const NobodyKnowsWhatMayBeWaived: Story = {
  args: { waivable: null, draft: filled },
  parameters: { covers: ['CO-063.b', 'CO-066.d', 'CO-067.a'] },
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog();
    await step('the dialog is 600 px wide, and says of no part what is outstanding', async () => {
      await expect(screen.getByRole('dialog').offsetWidth).toBe(600);
      await expect(inside.queryByText(/^Outstanding/)).toBeNull();
    });
    await step('the sources are the same six', async () => {
      await userEvent.click(inside.getByRole('combobox', { name: /^Payment source/ }));
      await expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(sources);
      await userEvent.keyboard('{Escape}');
    });
    await step('it is asked for with 0 in three parts', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Add Waiver' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};

export const PartsThatDoNotFit: Story = {
  args: { draft: { ...filled, penalInterest: '544.75', waiverAmount: '545' } },
  parameters: { covers: ['CO-066.e', 'CO-066.f'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await step('a part above what is outstanding says how much that is', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Add Waiver' }));
      await expect(inside.getByText('Outstanding is only Rs. 544.74')).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('parts that do not sum to the amount say their sum', async () => {
      const penal = inside.getByRole('textbox', { name: /^Penal interest/ });
      await userEvent.clear(penal);
      await userEvent.type(penal, '544.74');
      await userEvent.click(inside.getByRole('button', { name: 'Add Waiver' }));
      await expect(inside.getByText('The parts sum to Rs. 544.74')).toBeVisible();
    });
  },
};

export const Saving: Story = {
  args: { draft: filled, save: { state: 'running' } },
  parameters: { states: ['loading'] },
  play: async ({ step }) => {
    await step('its button says so', async () => {
      await expect((await dialog()).getByRole('button', { name: /Saving/ })).toBeVisible();
    });
  },
};

export const Refused: Story = {
  args: { draft: filled, save: { state: 'failed', message: 'This loan is closed' } },
  parameters: { states: ['error'] },
  play: async ({ step }) => {
    await step('the server’s words stand in it, and what was typed stays', async () => {
      const inside = await dialog();
      await expect(inside.getByText('This loan is closed')).toBeVisible();
      await expect(inside.getByRole('textbox', { name: /^Waiver amount/ })).toHaveValue('544');
    });
  },
};
