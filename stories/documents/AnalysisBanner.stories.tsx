import { AnalysisBanner } from '@lending-desk/ui/documents/AnalysisBanner';
import { Button } from '@lending-desk/ui/primitives/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { supportStatements } from '../fixtures/supportStatements';
import { inColumn } from '../inBox';
import { expectNothingSideways } from '../sideways';

const open = fn();

/** What the last analysis could not use: on the Bank Statements tab, and with the way to it on every other tab of the
 *  loan. */
const meta = {
  title: 'Customer Support/Parts/Analysis banner',
  component: AnalysisBanner,
  args: {
    analysis: supportStatements.inError.analysis,
    action: (
      <Button size="sm" onClick={open}>
        Open bank statements
      </Button>
    ),
  },
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AnalysisBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a failed analysis, with what is wrong with its file and what to do', async () => {
      await expect(
        canvas.getByText('Bank statements could not be analysed: No statement was accepted'),
      ).toBeVisible();
      await expect(canvas.getByText('october.xlsx: The file cannot be processed.')).toBeVisible();
      await expect(canvas.getByText(/^Remove the statement and upload it again/)).toBeVisible();
    });
    await step('and the way to the statements', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open bank statements' }));
      await expect(open).toHaveBeenCalledOnce();
    });
    await step('it is not announced where it was there with the page', async () => {
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

/** Others of its files were read. */
export const OneFileOfSeveral: Story = {
  args: { analysis: { ...supportStatements.inError.analysis, state: 'done', message: null }, live: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 statement could not be read');
  },
};

/** A report that was never made names no file. */
export const WithoutAFile: Story = {
  args: {
    analysis: { state: 'failed', runId: null, message: 'The report could not be generated', files: [] },
  },
  parameters: { covers: ['CS-033.e'] },
  play: async ({ canvas, step }) => {
    await step('the Perfios error banner says that the report could not be generated', async () => {
      await expect(
        canvas.getByText('Bank statements could not be analysed: The report could not be generated'),
      ).toBeVisible();
      await expect(canvas.queryByText(/^Remove the statement/)).toBeNull();
    });
  },
};

export const LongNamesOfFiles: Story = {
  args: { analysis: supportStatements.longestFault },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Statement_of_.*: The password given/)).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Open bank statements' })).toBeVisible();
    await expectNothingSideways();
  },
};

export const Nothing: Story = {
  args: { analysis: supportStatements.running.analysis },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
