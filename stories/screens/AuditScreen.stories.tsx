import { businessDate } from '@lending-desk/domain/calendar';
import { AuditScreen, type AuditScreenProps } from '@lending-desk/ui/screens/AuditScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { auditEntries } from '../fixtures/auditEntries';
import { longestName } from '../fixtures/longestName';
import { staff } from '../fixtures/staff';
import { fitsTheWindow, inShell } from './inShell';
import { useArg } from '../useArg';

const everything = { loan: '', actor: null, person: null, action: null, from: null, to: null };

/** Stores the filter, as the page does. */
function Viewed(props: AuditScreenProps) {
  const [filter, setFilter] = useArg(props.filter);
  return (
    <AuditScreen
      {...props}
      filter={filter}
      onFilter={change => {
        props.onFilter(change);
        setFilter({ ...filter, ...change });
      }}
      onShowAll={() => {
        props.onShowAll();
        setFilter(everything);
      }}
    />
  );
}

const meta = {
  title: 'Administration/Screens/Audit',
  component: AuditScreen,
  args: {
    page: { state: 'ready', rows: auditEntries },
    filter: everything,
    onFilter: fn(),
    onShowAll: fn(),
    actors: [
      { value: staff.underwriter.idString, label: staff.underwriter.fullName, hint: staff.underwriter.email },
      { value: 'system', label: 'The system' },
    ],
    people: [
      { value: staff.superUser.idString, label: staff.superUser.fullName, hint: staff.superUser.email },
    ],
    actions: ['decision.process', 'loan.import', 'loan.read', 'staff.approve'],
    today: businessDate('2026-11-21'),
    onOpen: fn(),
    onOlder: fn(),
    exporting: { state: 'idle' },
    onExport: fn(),
  },
  render: args => <Viewed {...args} />,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    inShell({ address: '/admin/audit', breadcrumb: [{ label: 'Administration' }, { label: 'Audit' }] }),
  ],
} satisfies Meta<typeof AuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {
  parameters: { states: ['ready'], covers: ['XR-002.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await step('older entries are a page away; there are no newer ones', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
      await expect(args.onOlder).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('button', { name: 'Newer' })).toHaveAccessibleDescription(
        'These are the newest entries',
      );
    });
    await step('the list is narrowed to a person, an action and a loan', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Who' }));
      await userEvent.click(await screen.findByRole('option', { name: /The system/ }));
      await expect(args.onFilter).toHaveBeenLastCalledWith({ actor: 'system' });
      await userEvent.click(canvas.getByRole('combobox', { name: 'What' }));
      const imported = await screen.findByRole('option', { name: /Imported an application/ });
      await expect(imported).toHaveTextContent(/loan\.import$/);
      await userEvent.click(imported);
      await expect(args.onFilter).toHaveBeenLastCalledWith({ action: 'loan.import' });
      await userEvent.type(canvas.getByRole('textbox', { name: 'Loan Id' }), ' 482194{Enter}');
      await expect(args.onFilter).toHaveBeenLastCalledWith({ loan: '482194' });
    });
    await step('one press clears them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(args.onShowAll).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('textbox', { name: 'Loan Id' })).toHaveValue('');
    });
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const OnANarrowWindow: Story = {
  args: {
    filter: { ...everything, from: businessDate('2026-11-20'), to: businessDate('2026-11-28') },
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
    for (const name of ['Start date', 'End date']) {
      const day = canvas.getByRole('textbox', { name });
      await expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
    }
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const HistoryOfALoan: Story = {
  parameters: { covers: ['XR-061.a'] },
  args: {
    filter: { ...everything, loan: '482194' },
    openKey: auditEntries[1]?.id,
    onNewer: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const loan = () => canvas.getByRole('textbox', { name: 'Loan Id' });
    await step('newer entries are a page away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
      await expect(args.onNewer).toHaveBeenCalledOnce();
      await expect(args.onOlder).not.toHaveBeenCalled();
    });
    await step('the entry that was opened last is selected', async () => {
      const [, , second] = canvas.getAllByRole('row');
      await expect(canvas.getByRole('row', { selected: true })).toBe(second);
    });
    await expect(loan()).toHaveValue('482194');
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await step('a field that is left as it was reads nothing again', async () => {
      await userEvent.click(loan());
      await userEvent.tab();
      await expect(args.onFilter).not.toHaveBeenCalled();
    });
    await step('a loan id has nine digits', async () => {
      await userEvent.clear(loan());
      await userEvent.type(loan(), '1234567890{Enter}');
      await expect(args.onFilter).toHaveBeenLastCalledWith({ loan: '123456789' });
    });
    await step('it is applied when its field is left, too', async () => {
      await userEvent.clear(loan());
      await userEvent.type(loan(), '482195');
      await expect(args.onFilter).toHaveBeenLastCalledWith({ loan: '123456789' });
      await userEvent.tab();
      await expect(args.onFilter).toHaveBeenLastCalledWith({ loan: '482195' });
    });
  },
};

export const EntriesOfSomeDays: Story = {
  parameters: { covers: ['XR-002.b'] },
  args: {
    filter: { ...everything, from: businessDate('2026-11-02'), to: businessDate('2026-11-20') },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const end = canvas.getByRole('textbox', { name: 'End date' });
    await step('the first and the last day of the address stand in their fields', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('2 Nov 2026');
      await expect(end).toHaveValue('20 Nov 2026');
      await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    });
    await step('a day narrows the list under a name of its own', async () => {
      await userEvent.clear(end);
      await userEvent.type(end, '19-11-2026');
      await expect(args.onFilter).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-19' });
    });
    await step('nothing is recorded after today', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of when' }));
      const day = (name: string) => screen.findByRole('button', { name });
      await expect(await day('Friday 20 Nov 2026')).toBeEnabled();
      await expect(await day('Sunday 22 Nov 2026')).toBeDisabled();
    });
  },
};

export const NothingRecorded: Story = {
  args: { page: { state: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been recorded yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show everything' })).toBeNull();
  },
};

export const NothingFits: Story = {
  parameters: { states: ['empty'] },
  args: {
    page: { state: 'ready', rows: [] },
    filter: { ...everything, actor: 'system' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing that was recorded fits these filters.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Who' })).toHaveValue('The system');
    await expect(canvas.getByRole('combobox', { name: 'Whose account' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
    await expect(args.onShowAll).toHaveBeenCalledTimes(1);
  },
};

export const AnUnknownFilterIsRefusedInWords: Story = {
  args: { fault: '“whose” in the address means nothing here' },
  parameters: { covers: ['XR-002.f'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('no entry is shown, and the reason is', async () => {
      await expect(canvas.getByText('“whose” in the address means nothing here')).toBeVisible();
      await expect(canvas.queryByText('Decided a loan')).toBeNull();
    });
    await step('everything is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
      await expect(args.onShowAll).toHaveBeenCalledTimes(1);
    });
  },
};

export const NarrowedToAnAccount: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('an entry about an account names whose it is', async () => {
      const row = canvas.getByRole('row', { name: /Approved an account/ });
      await expect(within(row).getByText('Deepa Pillai')).toBeVisible();
    });
    await step('the list is narrowed to one account', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Whose account' }));
      await userEvent.click(
        await screen.findByRole('option', { name: new RegExp(staff.superUser.fullName) }),
      );
      await expect(args.onFilter).toHaveBeenLastCalledWith({ person: staff.superUser.idString });
    });
  },
};

export const ADateOutOfReach: Story = {
  args: { dateFault: '“9999-12-27” cannot be shown: dates are of the years 1900 to 2199.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^“9999-12-27” cannot be shown/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { states: ['loading'] },
  args: { page: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Audit' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Decided a loan')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { states: ['error'] },
  args: { page: { state: 'failed', message: 'The audit could not be loaded', retry: { onTryNow: fn() } } },
  play: async ({ canvas }) => {
    // Its message is its title, and is not said twice.
    await expect(canvas.getByRole('alert')).toHaveTextContent('The audit could not be loaded');
    await expect(canvas.getAllByText('The audit could not be loaded')).toHaveLength(1);
  },
};

export const Exporting: Story = {
  args: { exporting: { state: 'running' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Export/ }));
    await expect(args.onExport).not.toHaveBeenCalled();
    await expect(canvas.getAllByText('Exporting').length).toBeGreaterThan(0);
  },
};

export const Exported: Story = {
  args: { exporting: { state: 'done', fileName: 'audit-2026-11-21.csv' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Saved as audit-2026-11-21.csv')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledTimes(1);
  },
};

export const ExportFailed: Story = {
  args: { exporting: { state: 'failed', message: 'The audit could not be exported' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The audit could not be exported');
  },
};

export const Longest: Story = {
  parameters: { states: ['longest'] },
  args: {
    page: {
      state: 'ready',
      rows: auditEntries.map(entry => ({
        ...entry,
        actorName: longestName,
        action: 'applicant.saveProfessionalDetailsOfSomebody',
        about: Array.from({ length: 12 }, (_none, index) => `professionalDetailsOfEmployer${index}`),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(longestName)).toHaveLength(4);
    await expect(fitsTheWindow()).toBe(true);
  },
};
