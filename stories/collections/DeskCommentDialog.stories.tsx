import { emptyComment } from '@lending-desk/domain/collections';
import { businessDate, instant } from '@lending-desk/domain/calendar';
import {
  DeskCommentDialog,
  type DeskCommentDialogProps,
} from '@lending-desk/ui/collections/DeskCommentDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import type { Area } from '../panels';
import { useHeld } from '../useHeld';

function Kept(props: DeskCommentDialogProps) {
  const held = useHeld({ value: props.draft, onChange: props.onDraft });
  return <DeskCommentDialog {...props} draft={held.value} onDraft={held.onChange} />;
}

const written = {
  dispositionCode: 'Asking_waiver',
  customerBehaviour: 'GOOD',
  collectionsFeedback: 'Asks to waive the penal interest',
};

const typed = { ...emptyComment, ...written };

const meta = {
  title: 'Collections/Dialogs/Comment',
  component: DeskCommentDialog,
  render: args => <Kept {...args} />,
  args: {
    open: true,
    edited: null,
    today: businessDate('2026-11-21'),
    whyNoPromise: null,
    initial: emptyComment,
    draft: emptyComment,
    onDraft: fn(),
    readyComments: [],
    save: { state: 'idle' },
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeskCommentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const codes = [
  ...['Not contactable', 'Skip', 'Amount paid', 'Shifted', 'Promise to pay', 'Financial constraint'],
  ...['Dispute', 'Refuse to pay', 'Callback', 'Out of station', 'Ringing', 'Switched off', 'Busy'],
  ...['Asking waiver', 'Asking settlement', 'Asking foreclosure', 'Update'],
  'Asking for representation of EMI',
];
const behaviours = ['Worst', 'Bad', 'Good', 'Best'];
const choicesOf = (inside: Area) =>
  inside.getAllByRole('radio').map(radio => radio.closest('label')?.textContent);

export const Adding: Story = {
  parameters: {
    states: ['ready'],
    covers: [
      'CO-091.b',
      'CO-092.b',
      'CO-095.a',
      'CO-095.b',
      'CO-096.a',
      'CO-096.b',
      'CO-097.a',
      'CO-097.b',
      'CO-099.a',
      'CO-099.b',
      'CO-099.c',
      'CO-100.a',
      'CO-100.b',
      'M54.b',
    ],
  },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog('Add Comment');
    await step('it is 600 px wide', async () => {
      await expect((await screen.findByRole('dialog')).offsetWidth).toBe(600);
    });
    await step(
      'without code, behaviour and text each says what is missing, and nothing is sent',
      async () => {
        await userEvent.click(inside.getByRole('button', { name: 'Add' }));
        await expect(inside.getByText('Disposition Code is Required')).toBeVisible();
        await expect(inside.getByText('Customer Behaviour Rating is Required')).toBeVisible();
        await expect(inside.getByText('Comment is Required')).toBeVisible();
        await expect(args.onSave).not.toHaveBeenCalled();
      },
    );
    await step('once a behaviour is chosen only its message is gone', async () => {
      await userEvent.click(inside.getByRole('radio', { name: 'Bad' }));
      await expect(inside.queryByText('Customer Behaviour Rating is Required')).toBeNull();
      await expect(inside.getByText('Disposition Code is Required')).toBeVisible();
    });
    await step('eighteen codes in words, in the order of the document', async () => {
      await userEvent.click(inside.getByRole('combobox', { name: /^Disposition code/ }));
      const options = await screen.findAllByRole('option');
      await expect(options.map(option => option.textContent)).toEqual(codes);
      await userEvent.click(screen.getByRole('option', { name: 'Asking waiver' }));
      await expect(inside.queryByText('Disposition Code is Required')).toBeNull();
    });
    await step('four behaviours, from worst to best', async () => {
      await expect(choicesOf(inside)).toEqual(behaviours);
      await userEvent.click(inside.getByRole('radio', { name: 'Good' }));
    });
    await step('with a text it is sent, the codes as listed', async () => {
      await userEvent.type(inside.getByRole('textbox', { name: /^Comment/ }), written.collectionsFeedback);
      await expect(inside.queryByText('Comment is Required')).toBeNull();
      await userEvent.click(inside.getByRole('button', { name: 'Add' }));
      await expect(args.onSave).toHaveBeenCalledWith(written);
    });
  },
};

export const WithAnOpenPromise: Story = {
  args: { whyNoPromise: 'This loan has an open promise: Rs. 9,000.00 by 25 Nov 2026' },
  parameters: { covers: ['CO-099.a', 'M47.c'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog('Add Comment');
    const choose = async (name: string) => {
      await userEvent.click(inside.getByRole('combobox', { name: /^Disposition code/ }));
      // The same codes, that of the promise among them.
      await expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(codes);
      await userEvent.click(screen.getByRole('option', { name }));
    };
    await step(
      'a second promise is refused as soon as it is chosen, before its amount is typed',
      async () => {
        await choose('Promise to pay');
        await expect(
          inside.getByText('This loan has an open promise: Rs. 9,000.00 by 25 Nov 2026'),
        ).toBeVisible();
        await expect(inside.queryByRole('textbox', { name: /^Promised amount/ })).toBeNull();
        await userEvent.click(inside.getByRole('button', { name: 'Add' }));
        await expect(args.onSave).not.toHaveBeenCalled();
      },
    );
    await step('any other comment is written as ever', async () => {
      await choose('Callback');
      await expect(inside.queryByText(/open promise/)).toBeNull();
      await userEvent.click(inside.getByRole('radio', { name: 'Good' }));
      await userEvent.type(inside.getByRole('textbox', { name: /^Comment/ }), 'Calls back at six');
      await userEvent.click(inside.getByRole('button', { name: 'Add' }));
      await expect(args.onSave).toHaveBeenCalledWith({
        dispositionCode: 'Callback',
        customerBehaviour: 'GOOD',
        collectionsFeedback: 'Calls back at six',
      });
    });
  },
};

export const Editing: Story = {
  args: {
    edited: {
      author: 'Sana Iyerwala',
      at: instant('2026-11-08T05:12:00.000Z'),
      disposition: 'Asking_waiver',
    },
    initial: typed,
    draft: typed,
  },
  parameters: { covers: ['CO-090.b', 'CO-092.b', 'CO-098.a', 'CO-098.b', 'CO-100.a'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog('Edit Comment');
    const box = inside.getByRole('textbox', { name: /^Comment/ });
    await step('it opens with code, behaviour and the whole comment', async () => {
      await expect(inside.getByText('By Sana Iyerwala, 8 Nov 2026, 10:42 am')).toBeVisible();
      await expect(inside.getByRole('combobox', { name: /^Disposition code/ })).toHaveTextContent(
        'Asking waiver',
      );
      await expect(inside.getByRole('radio', { name: 'Good' })).toBeChecked();
      await expect(box).toHaveValue(written.collectionsFeedback);
      await expect((await screen.findByRole('dialog')).offsetWidth).toBe(600);
    });
    await step('the behaviours are the same four, from worst to best', async () => {
      await expect(choicesOf(inside)).toEqual(behaviours);
    });
    await step('with blanks only it says Comment is Required', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '  ');
      await userEvent.click(inside.getByRole('button', { name: 'Save' }));
      await expect(inside.getByText('Comment is Required')).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('with a text again it is sent', async () => {
      await userEvent.type(box, 'Paid');
      await expect(inside.queryByText('Comment is Required')).toBeNull();
      await userEvent.click(inside.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith({ ...written, collectionsFeedback: 'Paid' });
    });
  },
};

export const Saving: Story = {
  args: { draft: typed, save: { state: 'running' } },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog('Add Comment');
    await expect(inside.getByRole('textbox', { name: /^Comment/ })).toBeDisabled();
    await userEvent.click(inside.getByRole('button', { name: 'Saving' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    draft: typed,
    save: { state: 'failed', message: 'The comments on this loan have changed. Reload the loan' },
  },
  parameters: { states: ['error'] },
  play: async () => {
    const inside = await dialog('Add Comment');
    await expect(inside.getByRole('alert')).toHaveTextContent(
      'The comments on this loan have changed. Reload the loan',
    );
  },
};

export const LongestRealisticData: Story = {
  args: {
    edited: {
      author: longestName,
      at: instant('2026-11-08T05:12:00.000Z'),
      disposition: 'Asking_for_Representation_of_EMI',
    },
    draft: {
      ...typed,
      dispositionCode: 'Asking_for_Representation_of_EMI',
      collectionsFeedback: 'Wants to hear about the amount. '.repeat(100),
    },
    draftNote: 'Draft saved 10:42 am',
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async () => {
    const open = await screen.findByRole('dialog', { name: 'Edit Comment' });
    await expect(within(open).getByText('Draft saved 10:42 am')).toBeVisible();
    await expect(open.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const PromiseToPay: Story = {
  args: { draft: { ...typed, dispositionCode: 'Promise_to_Pay' } },
  parameters: { covers: ['M47.a', 'M47.b'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog('Add Comment');
    const amount = () => inside.getByRole('textbox', { name: /^Promised amount/ });
    const day = () => inside.getByRole('textbox', { name: /^Promised for/ });
    const add = () => userEvent.click(inside.getByRole('button', { name: 'Add' }));
    const write = async (box: HTMLElement, text: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, text);
    };
    await step('Without amount and day each says what is missing, and nothing is sent', async () => {
      await add();
      await expect(amount()).toHaveAccessibleDescription(/^Enter the promised amount, above zero/);
      await expect(day()).toHaveAccessibleDescription('Enter the day it is promised for');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('A promise needs an amount above 0', async () => {
      await write(amount(), '0');
      await expect(amount()).toHaveAccessibleDescription(/^Enter the promised amount, above zero/);
      await write(amount(), '5000.50');
      await expect(amount()).toBeValid();
    });
    await step('Its date is from today to 30 days ahead', async () => {
      for (const outside of ['20-11-2026', '22-12-2026']) {
        await write(day(), outside);
        await userEvent.tab();
        await expect(day()).toBeInvalid();
      }
      await write(day(), '21-12-2026');
      await userEvent.tab();
      await expect(day()).toBeValid();
      await userEvent.click(inside.getByRole('button', { name: 'Open the calendar of promised for' }));
      await expect(await screen.findByRole('button', { name: 'Tuesday 22 Dec 2026' })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
    });
    await step('With both it is sent', async () => {
      await add();
      await expect(args.onSave).toHaveBeenCalledWith({
        ...written,
        dispositionCode: 'Promise_to_Pay',
        promiseAmount: 5000.5,
        promiseDate: '2026-12-21',
      });
    });
    await step('Another disposition asks for neither', async () => {
      await userEvent.click(inside.getByRole('combobox', { name: /^Disposition code/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Busy' }));
      await expect(inside.queryByRole('textbox', { name: /^Promised/ })).toBeNull();
    });
  },
};

export const AnEditKeepsThePromise: Story = {
  args: {
    edited: { author: '', at: null, disposition: 'Promise_to_Pay' },
    initial: { ...typed, dispositionCode: 'Promise_to_Pay' },
    draft: { ...typed, dispositionCode: 'Promise_to_Pay' },
  },
  play: async ({ args, userEvent }) => {
    const inside = await dialog('Edit Comment');
    await expect(inside.getByText('By Unknown author')).toBeVisible();
    await expect(inside.queryByRole('textbox', { name: /^Promised/ })).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...written, dispositionCode: 'Promise_to_Pay' });
  },
};

const imported = { ...typed, dispositionCode: 'Met_at_home' };
export const AnImportedCode: Story = {
  args: {
    edited: { author: 'Sana Iyerwala', at: null, disposition: imported.dispositionCode },
    initial: imported,
    draft: imported,
  },
  parameters: { covers: ['CO-099.a', 'CO-099.b', 'CO-099.c'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog('Edit Comment');
    await step('a code that is not offered is shown, and none of the choices', async () => {
      const box = inside.getByRole('combobox', { name: /^Disposition code/ });
      await expect(box).toHaveTextContent('Met at home');
      await userEvent.click(box);
      await expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(codes);
      await userEvent.keyboard('{Escape}');
    });
    await step('it is not sent again: another has to be chosen', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Save' }));
      await expect(inside.getByText('Disposition Code is Required')).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};
