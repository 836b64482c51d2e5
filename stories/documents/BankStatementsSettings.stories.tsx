import { BankStatementsTab, type BankStatementsTabProps } from '@lending-desk/ui/documents/BankStatementsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { supportStatements } from '../fixtures/supportStatements';
import { inColumn } from '../inBox';
import { panel } from '../panels';
import {
  WithState,
  expectSettingsClosed,
  settings,
  statementsArgs,
  typed,
  untouched,
} from './BankStatementsTab.cases';

const meta = {
  title: 'Customer Support/Tabs/Bank Statements',
  tags: ['!autodocs'],
  component: BankStatementsTab,
  args: statementsArgs,
  render: args => <WithState {...args} />,
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof BankStatementsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SettingsNeedMonthsInOrder: Story = {
  args: { ...supportStatements.none, settings: { ...settings, initial: untouched, draft: untouched } },
  parameters: {
    states: ['empty'],
    covers: [
      ...[
        'CS-033.c',
        'CS-033.d',
        'CS-033.f',
        'CS-034.a',
        'CS-034.b',
        'CS-035.a',
        'CS-035.b',
        'CS-036.b',
        'CS-037.a',
      ],
      ...['CS-037.b', 'CS-037.c', 'CS-038.a', 'CS-038.b', 'CS-039.a', 'CS-039.b', 'CS-040.a', 'CS-040.b'],
      ...['CS-041.a', 'CS-041.b'],
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('without a statement there is no row, without a report no Perfios error banner', async () => {
      await expect(canvas.getByText('No bank statements')).toBeVisible();
      await expect(canvas.queryByText(/could not be (analysed|read)/)).toBeNull();
    });
    await step('the upload is there for the first one', async () => {
      await expect(
        panel(canvas, 'Upload statements').getByRole('button', { name: 'Upload Statement' }),
      ).toBeEnabled();
    });
    const form = within(canvas.getByRole('form', { name: 'Analysis settings' }));
    const start = form.getByRole('combobox', { name: 'Start month' });
    const end = form.getByRole('combobox', { name: 'End month' });
    const save = form.getByRole('button', { name: 'Save Settings' });
    const months = async (name: string) => {
      const sheet = within(await screen.findByRole('dialog', { name }));
      const enabled = () =>
        sheet
          .getAllByRole('button')
          .filter(one => /^[A-Z]/.test(one.textContent ?? '') && !one.hasAttribute('disabled'))
          .map(one => one.textContent);
      return { sheet, enabled };
    };
    const says = (text: string) => form.queryByText(text);
    await step('there are two policies; the default is one transaction in every month', async () => {
      const policies = within(form.getByRole('radiogroup', { name: 'Acceptance policy' }));
      await expect(policies.getAllByRole('radio').map(one => one.closest('label')?.textContent)).toEqual([
        expect.stringMatching(/^One transaction in the range/),
        expect.stringMatching(/^One transaction in every month/),
      ]);
      await expect(form.getByRole('radio', { name: /^One transaction in every month/ })).toBeChecked();
    });
    await step('the end month needs the start month first', async () => {
      await expect(end).toBeDisabled();
      await expect(end).toHaveAccessibleDescription('Please enter the Start Month first');
    });
    await step('without a start month, which is said when it is saved and not when it is left', async () => {
      start.focus();
      await userEvent.tab();
      await expect(start).not.toHaveAccessibleDescription();
      await userEvent.click(save);
      await expect(start).toHaveAccessibleDescription('Please enter the Start Month');
      await expect(args.settings.onSave).not.toHaveBeenCalled();
    });
    await step('the start is offered from November 2025 to November 2026', async () => {
      await userEvent.click(start);
      const { sheet, enabled } = await months('Choose start month');
      await expect(enabled()).toEqual([
        ...['Jan 2026', 'Feb 2026', 'Mar 2026', 'Apr 2026', 'May 2026', 'Jun 2026', 'Jul 2026', 'Aug 2026'],
        ...['Sep 2026', 'Oct 2026', 'Nov 2026'],
      ]);
      await userEvent.click(sheet.getByRole('button', { name: 'Previous year' }));
      await expect(enabled()).toEqual(['Nov 2025', 'Dec 2025']);
      await userEvent.click(sheet.getByRole('button', { name: 'Next year' }));
      await userEvent.click(sheet.getByRole('button', { name: /^Oct/ }));
      await expect(says('Please enter the Start Month')).toBeNull();
      await expect(says('Please enter the Start Month first')).toBeNull();
    });
    await step('without an end month', async () => {
      await userEvent.click(save);
      await expect(end).toHaveAccessibleDescription('Please enter the End Month');
      await expect(args.settings.onSave).not.toHaveBeenCalled();
    });
    await step('the end is offered from the start month to the current one', async () => {
      await userEvent.click(end);
      const { sheet, enabled } = await months('Choose end month');
      await expect(enabled()).toEqual(['Oct 2026', 'Nov 2026']);
      await userEvent.click(sheet.getByRole('button', { name: /^Oct/ }));
      await expect(says('Please enter the End Month')).toBeNull();
    });
    await step('the start must be before the end', async () => {
      await userEvent.click(save);
      await expect(end).toHaveAccessibleDescription('Please select the appropriate Dates');
      await expect(args.settings.onSave).not.toHaveBeenCalled();
    });
    await step('a start moved past the end is not saved with it', async () => {
      const startAt = async (month: RegExp) => {
        await userEvent.click(start);
        const { sheet } = await months('Choose start month');
        await userEvent.click(sheet.getByRole('button', { name: month }));
        await userEvent.click(save);
      };
      await startAt(/^Nov/);
      await expect(start).toHaveTextContent('Nov 2026');
      await expect(end).toHaveAccessibleDescription('Please select the appropriate Dates');
      await startAt(/^Oct/);
      await expect(args.settings.onSave).not.toHaveBeenCalled();
    });
    await step('and then they are saved, with the default policy', async () => {
      await userEvent.click(end);
      const { sheet } = await months('Choose end month');
      await userEvent.click(sheet.getByRole('button', { name: /^Nov/ }));
      await userEvent.click(save);
      await expect(says('Please select the appropriate Dates')).toBeNull();
      await expect(says('Please enter the Acceptance Policy Values')).toBeNull();
      await expect(args.settings.onSave).toHaveBeenCalledOnce();
      await expect(args.settings.onSave).toHaveBeenCalledWith({
        startDate: '2026-10',
        endDate: '2026-11',
        acceptancePolicy: 'atLeastOneTransactionPerMonthInRange',
      });
    });
  },
};

export const TheOtherPolicy: Story = {
  args: {
    settings: {
      ...settings,
      initial: { ...typed, acceptancePolicy: '' },
      draft: { ...typed, acceptancePolicy: '' },
    },
  },
  parameters: { covers: ['CS-033.a', 'CS-036.a', 'CS-036.b', 'CS-039.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const form = within(canvas.getByRole('form', { name: 'Analysis settings' }));
    await step(
      "The settings require an acceptance policy; otherwise the message is 'Please enter the Acceptance Policy Values'",
      async () => {
        await userEvent.click(form.getByRole('button', { name: 'Save Settings' }));
        await expect(form.getByRole('radiogroup', { name: 'Acceptance policy' })).toHaveAccessibleDescription(
          'Please enter the Acceptance Policy Values',
        );
        await expect(args.settings.onSave).not.toHaveBeenCalled();
      },
    );
    await step('One transaction in the range is an acceptance policy too', async () => {
      await userEvent.click(form.getByRole('radio', { name: /^One transaction in the range/ }));
      await expect(form.getByRole('radio', { name: /^One transaction in the range/ })).toBeChecked();
      await expect(form.queryByText('Please enter the Acceptance Policy Values')).toBeNull();
      await userEvent.click(form.getByRole('button', { name: 'Save Settings' }));
      await expect(args.settings.onSave).toHaveBeenCalledOnce();
      await expect(args.settings.onSave).toHaveBeenCalledWith(typed);
    });
  },
};

export const StartTakenBack: Story = {
  args: { settings: { ...settings, draft: { ...typed, startDate: '' } } },
  parameters: { covers: ['CS-038.a'] },
  play: async ({ canvas, step }) => {
    await step('The end month waits for the start month, whatever start is stored', async () => {
      const end = canvas.getByRole('combobox', { name: 'End month' });
      await expect(end).toBeDisabled();
      await expect(end).toHaveAccessibleDescription('Please enter the Start Month first');
    });
  },
};

export const SettingsBeingSaved: Story = {
  args: { settings: { ...settings, save: { state: 'running' } } },
  play: async ({ args, canvas }) => expectSettingsClosed(args, canvas),
};

export const SettingsSaved: Story = {
  args: { settings: { ...settings, save: { state: 'done', message: 'Update Success' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Update Success')).toBeVisible();
  },
};

export const AnotherInstitution: Story = {
  parameters: { covers: ['CS-044.b', 'CS-044.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Institution of august.pdf' });
    await step('The one that is chosen already is not sent', async () => {
      await userEvent.click(field);
      await userEvent.click(await screen.findByRole('option', { name: 'HDFC Bank, India' }));
      await expect(args.onInstitution).not.toHaveBeenCalled();
    });
    await step('Another institution is sent with key and institutionId', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'icici');
      await userEvent.click(await screen.findByRole('option', { name: 'ICICI Bank, India' }));
      await expect(args.onInstitution).toHaveBeenLastCalledWith('statements/300001/x/august.pdf', '21');
    });
  },
};

export const InstitutionNotSaved: Story = {
  args: {
    statements: supportStatements.read.statements?.map(row => ({ ...row, active: false })) ?? null,
    institutionSave: {
      failed: { key: 'statements/300001/x/august.pdf', message: 'Choose one of the listed institutions' },
      runningKey: 'statements/300001/x/july.pdf',
    },
  },
  parameters: { covers: ['XR-133.c', 'XR-133.d'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove july.pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(
      canvas.getByRole('combobox', { name: 'Institution of august.pdf' }),
    ).toHaveAccessibleDescription('Choose one of the listed institutions');
    await expect(
      canvas.getByRole('combobox', { name: 'Institution of july.pdf' }),
    ).not.toHaveAccessibleDescription();
    await step('files that are not active are none to analyse', async () => {
      await expect(canvas.getByRole('button', { name: 'Perfios Analysis' })).toHaveAccessibleDescription(
        'Please select a file!',
      );
    });
    await step('while one is saved no other is changed', async () => {
      for (const name of ['july.pdf', 'august.pdf'])
        await expect(canvas.getByRole('combobox', { name: `Institution of ${name}` })).toBeDisabled();
    });
  },
};

function ReadAtTheSecondAttempt({ institutionsFailed, ...props }: BankStatementsTabProps) {
  const [read, setRead] = useState(false);
  const onRetry = () => {
    institutionsFailed?.onRetry();
    setRead(true);
  };
  const answer = read
    ? { institutions: supportStatements.institutions }
    : { institutionsFailed: institutionsFailed && { ...institutionsFailed, onRetry } };
  return <WithState {...props} {...answer} />;
}

export const InstitutionsNotLoaded: Story = {
  args: {
    institutions: [],
    institutionsFailed: { message: 'The institutions could not be loaded', onRetry: fn() },
  },
  render: args => <ReadAtTheSecondAttempt {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const institution = canvas.getByRole('combobox', { name: 'Institution of july.pdf' });
    await expect(canvas.getByText('The institutions could not be loaded')).toBeVisible();
    await expect(institution).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(args.institutionsFailed?.onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(institution).toHaveValue('HDFC Bank, India'));
  },
};
