import { DeskCommentsTab } from '@lending-desk/ui/collections/DeskCommentsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { deskComments } from '../fixtures/collections';
import { inColumn } from '../inBox';
import { expectNothingSideways } from '../sideways';
import { headersOf, rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Collections/Tabs/Comments',
  component: DeskCommentsTab,
  args: { comments: deskComments.some, onAdd: fn(), onEdit: fn() },
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DeskCommentsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = ['Date', 'Author', 'Disposition Codes', 'Behaviour', 'Comment'];

/** Both of one moment: the later one is the newer. */
const ofOneMoment = () => {
  const { some } = deskComments;
  if (some.state !== 'ready') return some;
  const [newest] = some.value;
  return {
    ...some,
    value: some.value.map(comment => ({
      ...comment,
      at: newest?.at ?? null,
      createdOn: newest?.createdOn ?? '',
    })),
  };
};

export const TwoOnOneDay: Story = {
  args: { comments: ofOneMoment() },
  parameters: { covers: ['CO-089.a'] },
  play: async ({ canvas, step }) => {
    await step('of two on one day the newest stands first', async () => {
      await expect(rowsOf(canvas).map(row => textsOf(row, 5)[4])).toEqual([
        'Pays on the 20th',
        'Wants the …',
      ]);
    });
  },
};

const withoutTimes = () => {
  const { some } = deskComments;
  if (some.state !== 'ready') return some;
  const given = ['some day in May', ''];
  return { ...some, value: some.value.map((one, at) => ({ ...one, at: null, createdOn: given[at] ?? '' })) };
};

export const TimesThatCannotBeRead: Story = {
  args: { comments: withoutTimes() },
  parameters: { covers: ['CO-088.c'] },
  play: async ({ canvas, step }) => {
    await step('Date shows createdOn as it was received, and a dash where it is empty', async () => {
      await expect(rowsOf(canvas).map(row => textsOf(row, 2))).toEqual([
        ['some day in May', expect.stringMatching(/./)],
        ['–', expect.stringMatching(/./)],
      ]);
    });
  },
};

export const Comments: Story = {
  parameters: {
    states: ['ready'],
    covers: [
      'CO-088.a',
      'CO-088.b',
      'CO-088.c',
      'CO-088.d',
      'CO-089.a',
      'CO-090.a',
      'CO-091.a',
      'M54.b',
      'SH-104.b',
    ],
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step(
      'a table of that title: date, author, disposition, behaviour, comment, newest first',
      async () => {
        const titled = within(canvas.getByRole('region', { name: 'Comments / Feedback' }));
        await expect(titled.getByRole('heading')).toHaveTextContent('Comments / Feedback');
        await expect(titled.getByRole('grid', { name: 'Comments / Feedback' })).toBeVisible();
        await expect(headersOf(canvas).slice(0, 5)).toEqual(columns);
        await expect(rowsOf(canvas).map(row => textsOf(row, 5))).toEqual([
          ['12 Nov 2026, 10:42 am', 'Sana Iyerwala', 'Promise to pay', 'Good', 'Pays on the 20th'],
          ['8 Nov 2026, 10:42 am', 'Sana Iyerwala', 'Asking for representation of EMI', 'Bad', 'Wants the …'],
        ]);
      },
    );
    await step('a comment of fewer than 20 characters stands whole, without an ellipsis', async () => {
      await expect(canvas.getByText('Pays on the 20th')).toBeVisible();
    });
    await step('a row opens its comment, by its place in the stored list', async () => {
      await userEvent.click(canvas.getByText('Wants the …'));
      await expect(args.onEdit).toHaveBeenCalledWith(
        expect.objectContaining({ index: 0, comment: 'Wants the debit presented again after his salary' }),
      );
    });
    await step('Add Comment begins a new one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Comment' }));
      await expect(args.onAdd).toHaveBeenCalledOnce();
    });
  },
};

/** Of the first the behaviour is missing, of the second the disposition. */
const incomplete = () => {
  const { some } = deskComments;
  if (some.state !== 'ready') return some;
  const value = some.value.map((one, at) => ({
    ...one,
    ...(at === 0 ? { behaviour: '' } : { disposition: '' }),
  }));
  return { ...some, value };
};

export const WithoutACodeOrABehaviour: Story = {
  args: { comments: incomplete() },
  parameters: { covers: ['CO-088.d'] },
  play: async ({ canvas, step }) => {
    await step('what is missing is a dash, and nothing stands in for it', async () => {
      await expect(rowsOf(canvas).map(row => textsOf(row, 5).slice(2))).toEqual([
        ['Promise to pay', '–', 'Pays on the 20th'],
        ['–', 'Bad', 'Wants the …'],
      ]);
    });
  },
};

export const NoComments: Story = {
  args: { comments: deskComments.none },
  parameters: { states: ['empty'], covers: ['CO-088.a', 'CO-088.b', 'CO-091.a'] },
  play: async ({ canvas, step }) => {
    await step(
      'before the first comment the table has its title and columns, and Add Comment is offered',
      async () => {
        await expect(canvas.getByRole('heading', { name: 'Comments / Feedback' })).toBeVisible();
        await expect(canvas.getByRole('grid', { name: 'Comments / Feedback' })).toBeVisible();
        await expect(headersOf(canvas).slice(0, 5)).toEqual(columns);
        await expect(canvas.getByText('Nobody has commented on this loan yet.')).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Add Comment' })).toBeEnabled();
      },
    );
  },
};

export const Viewer: Story = {
  args: { whyNot: 'Your role can view but not change a loan' },
  parameters: { states: ['notPermitted'], covers: ['CO-088.b', 'CO-091.a', 'SH-104.e'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the tab has the Add Comment button for viewers too, which says why not', async () => {
      await expect(canvas.getByRole('button', { name: 'Add Comment' })).toHaveAccessibleDescription(
        'Your role can view but not change a loan',
      );
    });
    await step('they get the same columns, before them what shows a comment whole', async () => {
      await expect(headersOf(canvas)).toEqual(['Details', ...columns]);
    });
    await userEvent.click(canvas.getByText('Pays on the 20th'));
    await expect(args.onEdit).not.toHaveBeenCalled();
    await step('the whole text of a shortened comment is one click away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /comment of Sana Iyerwala/ }));
      await expect(canvas.getByText('Wants the debit presented again after his salary')).toBeVisible();
    });
  },
};

export const Broken: Story = {
  args: { comments: deskComments.broken },
  parameters: { states: ['error'], covers: ['CO-091.a'] },
  play: async ({ canvas, step }) => {
    await step('comments that cannot be read leave the Add Comment button there', async () => {
      await expect(canvas.getByText('Comments could not be read')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Add Comment' })).toBeEnabled();
    });
  },
};

export const LongestRealisticData: Story = {
  args: { comments: deskComments.many },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toHaveLength(40);
    await expectNothingSideways();
  },
};
