import { BankStatementsTab } from '@lending-desk/ui/documents/BankStatementsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { supportStatements } from '../fixtures/supportStatements';
import { inColumn } from '../inBox';
import { panel } from '../panels';
import { expectNothingSideways } from '../sideways';
import { headersOf, rowsOf, textsOf } from '../tables';
import { watchTimers } from '../timers';
import {
  WithState,
  chosen,
  expectSettingsClosed,
  rowOf,
  statementsArgs,
  upload,
} from './BankStatementsTab.cases';

const meta = {
  title: 'Customer Support/Tabs/Bank Statements',
  component: BankStatementsTab,
  args: statementsArgs,
  render: args => <WithState {...args} />,
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof BankStatementsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const onRemove = fn((_key: string, _done: () => void) => undefined);

export const StatementsOfALoan: Story = {
  args: { onRemove },
  parameters: {
    states: ['ready'],
    covers: ['CS-132.b', 'CS-132.c', 'CS-033.a', 'CS-033.b', 'CS-033.c', 'CS-033.d', 'CS-033.e', 'CS-048.b'],
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('settings: start month, end month, acceptance policy', async () => {
      const form = within(canvas.getByRole('form', { name: 'Analysis settings' }));
      await expect(form.getByRole('combobox', { name: 'Start month' })).toHaveTextContent('May 2026');
      await expect(form.getByRole('combobox', { name: 'End month' })).toHaveTextContent('Oct 2026');
      await expect(form.getByRole('radio', { name: /^One transaction in the range/ })).toBeChecked();
    });
    await step(
      'a row for each statement: password, processed, active, institution and its error; upload and the Perfios error banner',
      async () => {
        const table = within(canvas.getByRole('table', { name: 'Bank statements' }));
        await expect(headersOf(table)).toEqual([
          'File',
          'Institution',
          'Password',
          'Processed',
          'Active',
          'Error',
          'Actions',
        ]);
        await expect(rowsOf(table).map(row => textsOf(row).slice(2, 6))).toEqual([
          ['None', 'Processed', 'Yes', '–'],
          ['••••••••', 'Failed', 'Yes', 'Show error'],
          ['None', 'Failed', 'Yes', 'Show error'],
          ['None', 'Failed', 'Yes', 'Show error'],
          ['None', 'Not yet', 'No', '–'],
        ]);
        await expect(
          rowOf(canvas, 'july.pdf').getByRole('combobox', { name: 'Institution of july.pdf' }),
        ).toHaveValue('HDFC Bank, India');
        await expect(
          canvas.getByText('Bank statements could not be analysed: No statement was accepted'),
        ).toBeVisible();
        await expect(canvas.getByText('october.xlsx: The file cannot be processed.')).toBeVisible();
        await expect(
          panel(canvas, 'Upload statements').getByRole('button', { name: 'Upload Statement' }),
        ).toBeEnabled();
      },
    );
    await step('the statement of the row that was pressed is removed, by its key', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove september.csv' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Remove Statement' }));
      await expect(onRemove.mock.calls.map(([key]) => key)).toEqual(['statements/300001/x/september.csv']);
      await closeDialog(userEvent);
    });
  },
};

const errorDialog = () => screen.findByRole('alertdialog', { name: 'Bank Statement Processing Error' });

async function closeDialog(userEvent: { keyboard: (keys: string) => Promise<void> }) {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

export const WhatIsWrongWithAStatement: Story = {
  parameters: { covers: ['CS-051.a', 'CS-051.b', 'CS-051.c', 'CS-052.a', 'CS-052.b', 'CS-063.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('nothing is said to be performed', async () => {
      await expect(canvas.queryByText('Perfios Analysis Performed')).toBeNull();
    });
    await step('the detail messages of its own error, joined', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show error of august.pdf' }));
      await expect(within(await errorDialog()).getByRole('paragraph')).toHaveTextContent(
        /^The password given for the file is not correct\. The statement has no transactions in the requested period\.$/,
      );
      await closeDialog(userEvent);
    });
    await step('the error of the only file of the analysis, without its name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show error' }));
      await expect(within(await errorDialog()).getByRole('paragraph')).toHaveTextContent(
        /^The file cannot be processed\.$/,
      );
      await closeDialog(userEvent);
    });
    await step('an error without details', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show error of september.csv' }));
      await expect(within(await errorDialog()).getByRole('paragraph')).toHaveTextContent(
        /^Error Message Not Available$/,
      );
      await closeDialog(userEvent);
    });
    await step('the error of its file in the report', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show error of october.xlsx' }));
      await expect(within(await errorDialog()).getByRole('paragraph')).toHaveTextContent(
        /^The file cannot be processed\.$/,
      );
      await closeDialog(userEvent);
    });
  },
};

export const AnotherUploadNeedsAFileToo: Story = {
  args: {
    upload: { ...upload, uploads: [{ id: '1', name: 'july.pdf', size: 1_000, state: 'done', percent: 100 }] },
  },
  parameters: { covers: ['CS-049.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const uploads = panel(canvas, 'Upload statements');
    await step("A bank statement upload without a file shows 'Please select a file!'", async () => {
      await userEvent.click(uploads.getByRole('button', { name: 'Upload Statement' }));
      await expect(uploads.getByLabelText('Statement files')).toHaveAccessibleDescription(
        'Please select a file!',
      );
      await expect(args.upload.onUpload).not.toHaveBeenCalled();
    });
  },
};

export const SeveralFilesEachWithPasswordAndInstitution: Story = {
  parameters: { covers: ['CS-047.c', 'CS-047.d', 'CS-049.a', 'CS-049.b', 'XR-117.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const uploads = panel(canvas, 'Upload statements');
    const input = uploads.getByLabelText('Statement files');
    await step('an upload needs a file', async () => {
      await userEvent.click(uploads.getByRole('button', { name: 'Upload Statement' }));
      await expect(input).toHaveAccessibleDescription('Please select a file!');
      await expect(args.upload.onUpload).not.toHaveBeenCalled();
    });
    await step('one that was left out again is not asked for once more', async () => {
      await userEvent.upload(input, chosen('june.pdf'));
      await expect(uploads.queryByText('Please select a file!')).toBeNull();
      await userEvent.click(uploads.getByRole('button', { name: 'Leave out june.pdf' }));
      await expect(uploads.queryByText('Please select a file!')).toBeNull();
    });
    await step('file, password and institution of each are sent', async () => {
      await userEvent.upload(input, [chosen('july.pdf'), chosen('august.csv'), chosen('empty.pdf', 0)]);
      const of = (name: string) => within(uploads.getByRole('listitem', { name }));
      await userEvent.type(of('july.pdf').getByLabelText('Password'), 'HEMA 7711');
      await userEvent.type(of('august.csv').getByRole('combobox', { name: 'Institution' }), 'axis');
      await userEvent.click(await screen.findByRole('option', { name: 'Axis Bank, India' }));
      await expect(of('empty.pdf').getByRole('alert')).toHaveTextContent('The file is empty');
      await expect(uploads.getByText('Not uploaded yet')).toBeVisible();
      await userEvent.click(uploads.getByRole('button', { name: 'Upload 2 Statements' }));
      await expect(args.upload.onUpload).toHaveBeenCalledOnce();
      const sent = (name: string, password: string, institutionId: string) =>
        expect.objectContaining({
          file: expect.objectContaining({ name }),
          password,
          institutionId,
        });
      await expect(args.upload.onUpload).toHaveBeenCalledWith([
        sent('july.pdf', 'HEMA 7711', ''),
        sent('august.csv', '', '23'),
      ]);
    });
    await step('what was refused stays to be read, and the rest is gone from the list', async () => {
      await expect(uploads.getAllByRole('listitem').map(item => item.getAttribute('aria-label'))).toEqual([
        'empty.pdf',
      ]);
      await expect(uploads.queryByText('Not uploaded yet')).toBeNull();
    });
    const faults = () =>
      uploads
        .getAllByRole('listitem', { name: 'may.pdf' })
        .map(item => within(item).queryByRole('alert')?.textContent);
    await step('one that is chosen twice, also at once, is refused with the reason', async () => {
      await userEvent.upload(input, [chosen('may.pdf'), chosen('may.pdf')]);
      await expect(faults()).toEqual([undefined, 'This file was chosen already']);
    });
    await step('a file that was refused does not stand in the way of the same one', async () => {
      const [first] = uploads.getAllByRole('button', { name: 'Leave out may.pdf' });
      await userEvent.click(first ?? document.body);
      await userEvent.upload(input, chosen('may.pdf'));
      await expect(faults()).toEqual(['This file was chosen already', undefined]);
    });
  },
};

export const FilesOnTheirWay: Story = {
  args: {
    upload: {
      ...upload,
      uploads: [
        { id: '1', name: 'july.pdf', size: 1_420_000, state: 'running', percent: 64 },
        { id: '2', name: 'august.pdf', size: 310_000, state: 'done', percent: 100 },
        {
          id: '3',
          name: 'page.pdf',
          size: 9000,
          state: 'failed',
          percent: 100,
          message: 'Only PDF, CSV, Excel or Excel 97 files can be used',
        },
      ],
    },
  },
  parameters: { covers: ['CS-064.a', 'CS-064.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const uploads = panel(canvas, 'Upload statements');
    await userEvent.click(uploads.getByRole('button', { name: 'Upload Statement' }));
    await expect(uploads.queryByText('Please select a file!')).toBeNull();
    await expect(uploads.getByRole('progressbar', { name: 'Uploading july.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
    await step("The outcome text 'Uploaded' is shown of the file that was uploaded alone", async () => {
      await expect(uploads.getByText('310 KB · Uploaded')).toBeVisible();
      await expect(uploads.getAllByText(/Uploaded/)).toHaveLength(1);
    });
    await userEvent.click(uploads.getByRole('button', { name: 'Cancel july.pdf' }));
    await expect(args.upload.onCancel).toHaveBeenCalledOnce();
    await expect(args.upload.onCancel).toHaveBeenCalledWith('1');
    await userEvent.click(uploads.getByRole('button', { name: 'Retry page.pdf' }));
    await expect(args.upload.onRetry).toHaveBeenCalledOnce();
    await expect(args.upload.onRetry).toHaveBeenCalledWith('3');
  },
};

export const StatementsUnreadable: Story = {
  args: { statements: null, expired: true },
  parameters: { covers: ['CS-021.c'] },
  play: async ({ canvas, step }) => {
    const statements = panel(canvas, 'Bank Statements');
    await expect(statements.getByText('Bank statements could not be read')).toBeVisible();
    await expect(statements.queryByRole('table')).toBeNull();
    // Without a file there is no link that could have expired.
    await expect(canvas.queryByText('The links to these files have expired')).toBeNull();
    await expect(statements.getByRole('button', { name: 'Perfios Analysis' })).toHaveAccessibleDescription(
      'Please select a file!',
    );
    await step('settings and upload are enabled, whatever there is of statements', async () => {
      for (const name of ['Save Settings', 'Upload Statement'])
        await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
    });
  },
};

export const AskedForOnce: Story = {
  parameters: { covers: ['CS-050.a', 'CS-050.b', 'CS-063.a'] },
  args: supportStatements.read,
  render: function Render(args) {
    const [asked, setAsked] = useState(false);
    return (
      <WithState
        {...args}
        start={{ state: asked ? 'running' : 'idle' }}
        onAnalyse={() => {
          args.onAnalyse();
          setAsked(true);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('An analysis that succeeded before this visit says so as well', async () => {
      await expect(canvas.getByText('Perfios Analysis Performed')).toBeVisible();
    });
    await step('The Perfios analysis button is disabled after one click and is not re-enabled', async () => {
      const button = canvas.getByRole('button', { name: 'Perfios Analysis' });
      await expect(button).not.toHaveAttribute('aria-disabled');
      await userEvent.click(button);
      // Before the answer, too.
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(args.onAnalyse).toHaveBeenCalledOnce();
    });
  },
};

export const Analysed: Story = {
  args: { ...supportStatements.read, start: { state: 'asked' } },
  parameters: { covers: ['CS-063.a', 'CS-050.b', 'CS-033.f'] },
  play: async ({ canvas, step }) => {
    await step('a report without an error has no Perfios error banner', async () => {
      await expect(canvas.queryByText(/could not be (analysed|read)/)).toBeNull();
    });
    await step("The outcome text 'Perfios Analysis Performed' is shown", async () => {
      await expect(canvas.getByText('Perfios Analysis Performed')).toBeVisible();
    });
    await step('The Perfios analysis button is not re-enabled', async () => {
      const button = canvas.getByRole('button', { name: 'Perfios Analysis' });
      await expect(button).toHaveAccessibleDescription(
        'Asked for in this visit. Open the loan again to repeat it',
      );
    });
  },
};

export const BeingAnalysed: Story = {
  args: { ...supportStatements.running, start: { state: 'asked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^july\.pdf/ })).toHaveTextContent('Being read');
    await expect(canvas.getByRole('row', { name: /^june\.pdf/ })).toHaveTextContent('Not yet');
    await expect(
      canvas.getByText('The statements are being read. The result arrives by itself.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Perfios Analysis Performed')).toBeNull();
  },
};

export const AnalysisNotStarted: Story = {
  args: { start: { state: 'failed', message: 'Some error occured. Contact Admin' } },
  parameters: { covers: ['CS-050.b', 'CS-063.b'] },
  play: async ({ canvas, step }) => {
    await step('The Perfios analysis button is not re-enabled after a failure', async () => {
      await expect(canvas.getByRole('button', { name: 'Perfios Analysis' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(canvas.getByText('Some error occured. Contact Admin')).toBeVisible();
      await expect(canvas.queryByText('Perfios Analysis Performed')).toBeNull();
    });
  },
};

export const BalancesThatDoNotAddUp: Story = {
  args: {
    ...supportStatements.read,
    findings: [
      ...supportStatements.findings,
      // Of an account without a number.
      { accountNo: '', bank: '', breaks: 1, exchanged: true, onlyByCharge: 2 },
    ],
  },
  parameters: { covers: ['XR-133.a'] },
  play: async ({ canvas, step }) => {
    await step('an account without a number is said to be one, and each finding of it stands', async () => {
      await expect(canvas.getByText('The balances of an account do not add up')).toBeVisible();
      await expect(canvas.getByText(/from the row before at 1 row: the file/)).toBeVisible();
      await expect(canvas.getByText('Debit and credit stand under each other’s heading.')).toBeVisible();
      await expect(canvas.getByText(/^2 returns are known only .* They are counted apart/)).toBeVisible();
    });
    await expect(
      canvas.getByText('The balances of account 999988608944 (Axis Bank, India) do not add up'),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        'The balance does not follow from the row before at 2 rows: the file may have been altered.',
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText('1 return is known only by the bank’s charge. It is counted apart from the bounces.'),
    ).toBeVisible();
    await expect(canvas.getByText('Account 99936859302 needs a look')).toBeVisible();
  },
};

export const ViewersChangeNothing: Story = {
  // The analysis was asked for in this visit, before the role was taken away.
  args: {
    whyNot: 'Your role can view but not change a loan',
    start: { state: 'asked' },
    statements:
      supportStatements.inError.statements?.map(row =>
        row.file
          ? {
              ...row,
              institutionId: row.file.fileName === 'august.pdf' ? '77' : row.institutionId,
              file: { ...row.file, url: null, reveal: `ref-of-${row.file.fileName}` },
            }
          : row,
      ) ?? null,
  },
  parameters: { states: ['notPermitted'], covers: ['XR-007.b', 'XR-133.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const why = 'Your role can view but not change a loan';
    await expectSettingsClosed(args, canvas);
    for (const name of ['Save Settings', 'Perfios Analysis', 'Upload Statement']) {
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(why);
    }
    await expect(canvas.getByRole('button', { name: 'Remove july.pdf' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.queryByRole('combobox', { name: /^Institution of/ })).toBeNull();
    await expect(rowOf(canvas, 'july.pdf').getByText('HDFC Bank, India')).toBeVisible();
    await step('an institution that is not in the list stands with its id', async () => {
      await expect(rowOf(canvas, 'august.pdf').getByText('77')).toBeVisible();
    });
    await step('the eye asks for one file, which is masked again after five minutes', async () => {
      const timers = watchTimers();
      await userEvent.click(canvas.getByRole('button', { name: 'Show document: august.pdf' }));
      const link = await canvas.findByRole('link');
      await expect(link).toHaveAttribute('href', '/api/v1/files/shown');
      await expect(link).toHaveAccessibleName('Download august.pdf');
      await expect(args.onRevealFile).toHaveBeenCalledOnce();
      await expect(args.onRevealFile).toHaveBeenCalledWith('ref-of-august.pdf');
      await expect(timers.end(300_000)).toBe(1);
      await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    });
  },
};

export const ExpiredLinks: Story = {
  args: { expired: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Download july.pdf' })).toBeNull();
    await expect(canvas.getByText('The links to these files have expired')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get new links' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** What only a loan that was read has. */
const notRead = { statements: undefined, analysis: undefined, findings: undefined };

export const ReportNotLoaded: Story = {
  args: {
    ...notRead,
    state: 'failed',
    error: { title: 'Error Occured. Please try again later', retry: { onTryNow: fn() } },
  },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error Occured. Please try again later')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { ...notRead, state: 'loading' },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading Bank Statements' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LongestRealisticData: Story = {
  args: supportStatements.longest,
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(rowsOf(within(canvas.getByRole('table', { name: 'Bank statements' })))).toHaveLength(12);
    await expectNothingSideways();
  },
};
