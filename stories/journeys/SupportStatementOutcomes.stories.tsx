import { contract } from '@lending-desk/domain/contract';
import type { JsonObject } from '@lending-desk/domain/loose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { at, ofLoan, open, says, statementOf } from './supportRequests';

/** What each act at the bank statements of a loan sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  tags: ['!autodocs'],
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const statements = at('statements');

const outcomes = [
  'Your data has been successfully processed',
  'File processed succesfully',
  'File processing failed',
  'Perfios Analysis Performed',
];

/** Some statements are analysed, and the analysis ends with a report.
 *  @param shown  what is shown of the outcomes; none of the others is */
async function analysed(
  { step, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'step' | 'userEvent'>,
  names: readonly string[],
  report: JsonObject,
  shown: readonly string[],
) {
  await screen.findByRole('button', { name: 'Remove august.pdf' });
  const loan = ofLoan(statements.desk());
  loan['bankStatements'] = names.map(statementOf);
  await userEvent.keyboard('r');
  for (const name of names) await screen.findByRole('button', { name: `Remove ${name}` });
  await step('before the analysis ends nothing is said', async () => {
    for (const outcome of outcomes) await expect(screen.queryByText(outcome)).toBeNull();
  });
  await step(`once it ended: ${shown.join(', ')}`, async () => {
    loan['perfiosReport'] = { ...report, runId: 'run-1' };
    await userEvent.click(screen.getByRole('button', { name: 'Perfios Analysis' }));
    for (const outcome of shown) await says(outcome);
    for (const outcome of outcomes.filter(one => !shown.includes(one)))
      await expect(screen.queryByText(outcome)).toBeNull();
  });
}

export const SeveralAreProcessed: Story = {
  ...statements.story,
  parameters: { covers: ['CS-053.a', 'CS-055.b', 'CS-063.a'] },
  play: async ({ step, userEvent }) =>
    analysed({ step, userEvent }, ['july.pdf', 'june.pdf'], { status: 'COMPLETED' }, [
      'Your data has been successfully processed',
      'Perfios Analysis Performed',
    ]),
};

export const OneIsProcessed: Story = {
  ...statements.story,
  parameters: { covers: ['CS-054.a', 'CS-055.b', 'CS-063.a'] },
  play: async ({ step, userEvent }) =>
    analysed({ step, userEvent }, ['july.pdf'], { status: 'COMPLETED' }, [
      'File processed succesfully',
      'Perfios Analysis Performed',
    ]),
};

export const TheProcessingFails: Story = {
  ...statements.story,
  parameters: { covers: ['CS-051.a', 'CS-051.b', 'CS-053.b', 'CS-054.b', 'CS-055.a', 'CS-063.b'] },
  play: async ({ step, userEvent }) => {
    await analysed(
      { step, userEvent },
      ['july.pdf', 'june.pdf'],
      {
        status: 'REPORT_GENERATION_FAILED',
        error: {
          errorMessage: 'No statement was accepted',
          fileErrors: ['july', 'june'].map(month => ({
            fileKey: `statements/${month}.pdf`,
            error: { details: [{ message: `The ${month} pages are missing.` }] },
          })),
        },
      },
      ['File processing failed'],
    );
    await step('which statements could not be used, and why, is in a dialog at once', async () => {
      const dialog = await screen.findByRole('alertdialog', { name: 'Bank Statement Processing Error' });
      await expect(dialog).toHaveTextContent(
        'july.pdf: The july pages are missing. june.pdf: The june pages are missing.',
      );
    });
  },
};

export const TheProcessingFailsWithoutAReason: Story = {
  ...statements.story,
  parameters: { covers: ['CS-051.c', 'CS-055.a'] },
  play: async ({ step, userEvent }) => {
    await analysed({ step, userEvent }, ['july.pdf'], { status: 'REPORT_GENERATION_FAILED' }, [
      'File processing failed',
    ]);
    await step("without detail messages the dialog shows 'Error Message Not Available'", async () => {
      const dialog = await screen.findByRole('alertdialog', { name: 'Bank Statement Processing Error' });
      await expect(dialog).toHaveTextContent('Error Message Not Available');
    });
  },
};

const two = ['july.pdf', 'june.pdf'].map(statementOf);
const unnamed = at('statements', staff.superUser, [
  answering(contract.statements.process, () => ({ data: { bankStatements: two } })),
]);

/** A backend of the documents does not name the run. */
export const ARunWithoutAName: Story = {
  ...unnamed.story,
  parameters: { covers: ['CS-053.b', 'CS-063.b'] },
  play: async ({ step, userEvent }) => {
    await screen.findByRole('button', { name: 'Remove august.pdf' });
    const loan = ofLoan(unnamed.desk());
    loan['bankStatements'] = two;
    await step('a report that is being made is no outcome', async () => {
      loan['perfiosReport'] = { status: 'PROCESSING' };
      await userEvent.click(screen.getByRole('button', { name: 'Perfios Analysis' }));
      await says('The statements are being read. The result arrives by itself.');
      for (const outcome of outcomes) await expect(screen.queryByText(outcome)).toBeNull();
    });
  },
};
