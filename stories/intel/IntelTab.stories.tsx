import { readCdlComments, readCollectionsComments, readQuizResults } from '@lending-desk/domain/intel';
import { IntelTab, type IntelTabProps } from '@lending-desk/ui/intel/IntelTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { edges, intel, intelOfLoan } from '../fixtures/intel';
import { inColumn } from '../inBox';
import { type Area, panel } from '../panels';
import { expectNothingSideways } from '../sideways';
import { headersOf, rowsOf, textsOf } from '../tables';

const onRetry = fn();

const meta = {
  title: 'Credit/Tabs/Intel',
  component: IntelTab,
  args: intelOfLoan,
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof IntelTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const previewsOf = (area: Area, column: number) => rowsOf(area).map(row => textsOf(row, column + 1)[column]);

/** All columns of the tab's tables are visible. */
const fitsItsPanel = async (canvas: Area) => {
  const tables = [...canvas.getAllByRole('grid'), ...canvas.getAllByRole('table')];
  await expectNothingSideways(tables.flatMap(table => (table.parentElement ? [table.parentElement] : [])));
};

export const CdlComments: Story = {
  parameters: { states: ['ready'], covers: ['CR-130.a', 'CR-130.b'] },
  play: async ({ canvas, step }) => {
    const cdl = panel(canvas, 'CDL Comments');
    await step('The CDL Comments table has date, author and comment', async () => {
      await expect(headersOf(cdl)).toEqual(['Date', 'Author', 'Comment', 'Action']);
    });
    await step('A csFeedback entry has createdOn, userName and feedback', async () => {
      const rows = rowsOf(cdl).map(row => textsOf(row, 3));
      await expect(rows).toEqual([
        ['20 Nov 2026, 04:12 pm', 'Support User', 'Wants it on the 5th.'],
        ['8 Nov 2026, 10:42 am', 'Support User', 'Changed employer in June;…'],
        // An invalid date is shown unchanged.
        ['2026-02-30', 'Support Lead', 'Asked why the EMI date ca…'],
      ]);
    });
  },
};

export const CollectionsComments: Story = {
  parameters: { covers: ['CR-133.a', 'CR-133.b', 'SH-091.b'] },
  play: async ({ canvas, step }) => {
    const collections = panel(canvas, 'Collections Comments');
    await step(
      'The Collections Comments table has date, author, disposition codes, behaviour and comments',
      async () => {
        await expect(headersOf(collections)).toEqual([
          'Date',
          'Author',
          'Disposition codes',
          'Behaviour',
          'Comments',
          'Action',
        ]);
      },
    );
    await step(
      'A collections comment has createdOn, userName, the disposition code, behaviour and feedback',
      async () => {
        await expect(rowsOf(collections).map(row => textsOf(row, 5))).toEqual([
          ['12 Nov 2026, 03:30 pm', 'Collections Agent', 'Promise to pay', 'Cooperative', 'Sala'],
          ['5 Nov 2026, 01:50 pm', 'Collections Lead', 'RingingSwitched off', '–', 'Called twice.'],
        ]);
      },
    );
  },
};

export const QuizScore: Story = {
  args: { quiz: { state: 'ready', value: [...intel.quizzes, ...intel.marksAtTheEdges] } },
  parameters: { covers: ['CR-135.a', 'CR-135.b', 'CR-139.a'] },
  play: async ({ canvas, step }) => {
    const quiz = panel(canvas, 'Quiz Score');
    await step(
      'The Quiz Score table has date, marks out of 10, status, total attempts and industry',
      async () => {
        await expect(headersOf(quiz)).toEqual([
          'Date',
          'Marks out of 10',
          'Status',
          'Total attempts',
          'Industry',
        ]);
      },
    );
    await step('A quiz result has attemptedOn, score, status, answers and industry', async () => {
      await expect(rowsOf(quiz).map(row => textsOf(row, 5))).toEqual([
        ['14 Nov 2026, 10:42 am', '7', 'Pass', '10', 'Logistics'],
        ['28 Oct 2026, 10:42 am', '3', 'Fail', '1', 'Retail'],
        ['2 Oct 2026, 10:42 am', '10', 'Pass', '0', 'Retail'],
        ['1 Oct 2026, 10:42 am', '0', 'Fail', '0', 'Retail'],
      ]);
    });
    await step('The total attempts of a quiz result is the count of its answers', async () => {
      await expect(rowsOf(quiz).map(row => textsOf(row, 5)[3])).toEqual(['10', '1', '0', '0']);
    });
  },
};

export const PreviewsAtTheEdges: Story = {
  args: { cdl: intel.edges, collections: intel.collectionsEdges },
  parameters: { covers: ['CR-131.a', 'CR-131.b', 'CR-131.c', 'CR-134.a', 'CR-134.b'] },
  play: async ({ canvas, step }) => {
    await step('A CDL comment over 20 characters is cut to 25 characters plus an ellipsis', async () => {
      await expect(previewsOf(panel(canvas, 'CDL Comments'), 2)).toEqual([
        edges[20],
        `${edges[21]}…`,
        `${edges[25]}…`,
        `${edges[25]}…`,
      ]);
    });
    await step('A collections comment over 20 characters is cut to 4 characters', async () => {
      await expect(previewsOf(panel(canvas, 'Collections Comments'), 4)).toEqual([
        edges[20],
        edges[21].slice(0, 4),
        '👨‍👩‍👧'.repeat(4),
      ]);
    });
  },
};

export const CharactersAsAReaderCountsThem: Story = {
  args: { cdl: intel.graphemes },
  play: async ({ canvas }) => {
    await expect(previewsOf(panel(canvas, 'CDL Comments'), 2)).toEqual([
      `${'क्षि'.repeat(25)}…`,
      `${'👨‍👩‍👧'.repeat(25)}…`,
    ]);
  },
};

const onDays = ['2026-11-08', '2026-11-20', '2026-11-14'].map(day => ({
  createdOn: `${day}T05:00:00.000Z`,
  attemptedOn: `${day}T05:00:00.000Z`,
}));

export const SortedByEachColumn: Story = {
  args: {
    cdl: readCdlComments({
      csFeedback: ['', 'Zoya', 'Anil'].map((userName, at) => ({
        ...onDays[at],
        userName,
        userId: '',
        feedback: '',
      })),
    }),
    collections: readCollectionsComments({
      collectionsFeedbacks: ['', 'Zoya', 'Anil'].map((userName, at) => ({
        ...onDays[at],
        userName,
        collectionObservation: [[], ['Skip', 'Busy'], ['Ringing']][at],
        customerBehaviour: ['', 'WORST', 'BAD'][at],
        collectionFeedback: '',
      })),
    }),
    quiz: {
      state: 'ready',
      value: readQuizResults(
        ['', 9, 10].map((score, at) => ({
          ...onDays[at],
          score,
          status: ['', 'PASS', 'waiting'][at],
          answers: [[1, 2], [], [1]][at],
          industry: ['', 'Retail', 'Logistics'][at],
        })),
      ),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    const sorted = async (title: string, header: string) => {
      const area = panel(canvas, title);
      const at = headersOf(area).indexOf(header);
      await userEvent.click(area.getByRole('button', { name: header }));
      const column = area.getByRole('columnheader', { name: header });
      await waitFor(() => expect(column).toHaveAttribute('aria-sort', 'ascending'));
      return rowsOf(area).map(row => textsOf(row, 5)[at]);
    };
    await step('A row without a value comes last', async () => {
      await expect(await sorted('CDL Comments', 'Author')).toEqual(['Anil', 'Zoya', '–']);
      await expect(await sorted('Collections Comments', 'Author')).toEqual(['Anil', 'Zoya', '–']);
      await expect(await sorted('Collections Comments', 'Disposition codes')).toEqual([
        'Ringing',
        'SkipBusy',
        '–',
      ]);
      await expect(await sorted('Collections Comments', 'Behaviour')).toEqual(['Bad', 'Worst', '–']);
      await expect(await sorted('Quiz Score', 'Marks out of 10')).toEqual(['9', '10', '–']);
      await expect(await sorted('Quiz Score', 'Status')).toEqual(['Pass', 'waiting', '–']);
      await expect(await sorted('Quiz Score', 'Industry')).toEqual(['Logistics', 'Retail', '–']);
    });
    await step('and numbers and days go up', async () => {
      await expect(await sorted('Quiz Score', 'Total attempts')).toEqual(['0', '1', '2']);
      for (const title of ['CDL Comments', 'Collections Comments', 'Quiz Score'])
        await expect(await sorted(title, 'Date')).toEqual([
          '8 Nov 2026, 10:30 am',
          '14 Nov 2026, 10:30 am',
          '20 Nov 2026, 10:30 am',
        ]);
    });
  },
};

export const QuizPending: Story = {
  args: { quiz: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Quiz Score' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Wants it on the 5th.')).toBeVisible();
  },
};

const quizFailed = {
  state: 'failed',
  message: 'Error Occured. Please try again later',
  onRetry,
} as const;

export const QuizFailed: Story = {
  args: { quiz: quizFailed },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    const quiz = panel(canvas, 'Quiz Score');
    await expect(quiz.getByRole('alert')).toHaveTextContent('Error Occured. Please try again later');
    await expect(canvas.getByText('Wants it on the 5th.')).toBeVisible();
  },
};

function ReadAgain(props: IntelTabProps) {
  const [read, setRead] = useState(false);
  const again = () => {
    onRetry();
    setRead(true);
  };
  return <IntelTab {...props} quiz={read ? props.quiz : { ...quizFailed, onRetry: again }} />;
}

export const QuizReadAtTheSecondAttempt: Story = {
  render: args => <ReadAgain {...args} />,
  play: async ({ canvas, userEvent }) => {
    const quiz = panel(canvas, 'Quiz Score');
    await userEvent.click(quiz.getByRole('button', { name: 'Try now' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(previewsOf(quiz, 4)).toEqual(['Logistics', 'Retail']));
  },
};

export const CdlCommentsBroken: Story = {
  args: { cdl: intel.broken },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CDL Comments could not be read')).toBeVisible();
    await expect(rowsOf(panel(canvas, 'Collections Comments'))).toHaveLength(2);
  },
};

export const NothingKnown: Story = {
  args: { cdl: intel.none, collections: intel.noCollections, quiz: { state: 'ready', value: [] } },
  parameters: { covers: ['CR-130.a', 'CR-133.a', 'CR-135.a', 'CR-136.b'], states: ['empty'] },
  play: async ({ canvas, step }) => {
    await step('Each table without rows says so, that of an empty list of quiz results as well', async () => {
      for (const [name, why] of Object.entries({
        'CDL Comments': 'Customer support wrote nothing about this loan.',
        'Collections Comments': 'Collections wrote nothing about this loan.',
        'Quiz Score': 'The customer has taken no skill quiz.',
      })) {
        await expect(panel(canvas, name).getByText('Sorry, nothing to display here :(')).toBeVisible();
        await expect(panel(canvas, name).getByText(why)).toBeVisible();
      }
    });
  },
};

export const Loading: Story = {
  args: {
    state: 'loading',
    cdl: intel.none,
    collections: intel.noCollections,
    quiz: { state: 'loading' },
  },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    for (const name of ['CDL Comments', 'Collections Comments', 'Quiz Score']) {
      await expect(panel(canvas, name).getByText(`Loading ${name}`)).toBeInTheDocument();
    }
  },
};

export const ViewersSeeMaskedValues: Story = {
  args: { cdl: intel.masked },
  parameters: { states: ['notPermitted'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call back on 90••• ••214 …')).toBeVisible();
    await expect(canvas.queryByText(/\d{10}/)).toBeNull();
  },
};

export const FiveHundredComments: Story = {
  args: { cdl: intel.many },
  play: async ({ canvas }) => {
    const table = panel(canvas, 'CDL Comments').getByRole('grid');
    await expect(table).toHaveAttribute('aria-rowcount', '501');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80);
  },
};

export const LongestRealisticData: Story = {
  args: {
    cdl: intel.many,
    collections: intel.longest,
    quiz: { state: 'ready', value: intel.longestQuizzes },
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    const collections = panel(canvas, 'Collections Comments');
    await expect(collections.getByText('Asking foreclosure')).toBeVisible();
    await expect(panel(canvas, 'Quiz Score').getByText(/^Warehousing and storage/)).toBeVisible();
    // A table wider than its panel scrolls on its own, with its first column sticky; panel and page do not scroll.
    const scroller = collections.getByRole('grid').parentElement;
    await waitFor(() => expect(scroller).toHaveAttribute('data-scrolls', expect.stringContaining('x')));
    await expectNothingSideways(canvas.getAllByRole('region'));
  },
};

export const OnASmallLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => fitsItsPanel(canvas),
};
