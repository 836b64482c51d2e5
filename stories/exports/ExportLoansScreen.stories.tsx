import { businessDate } from '@lending-desk/domain/calendar';
import type { DateRangeValue } from '@lending-desk/ui/primitives/DateField';
import {
  type ExportMode,
  ExportLoansScreen,
  type ExportLoansScreenProps,
} from '@lending-desk/ui/screens/ExportLoansScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { today } from '../fixtures/loans';
import { staff } from '../fixtures/staff';
import { fitsTheWindow, inShell } from '../screens/inShell';
import { useArg } from '../useArg';

const first = businessDate('2026-11-01');
const november = { start: first, end: today };
const nothing = { start: null, end: null };

/** Stores what is chosen and typed, as the page does. */
function Chosen(props: ExportLoansScreenProps) {
  const [mode, setMode] = useArg<ExportMode>(props.mode);
  const [ids, setIds] = useArg(props.ids);
  const [range, setRange] = useArg<DateRangeValue>(props.range);
  return (
    <ExportLoansScreen
      {...props}
      mode={mode}
      onMode={setMode}
      ids={ids}
      onIds={setIds}
      range={range}
      onRange={setRange}
    />
  );
}

const meta = {
  title: 'Customer Support/Screens/Export loans',
  component: ExportLoansScreen,
  args: {
    mode: 'ids',
    onMode: fn(),
    ids: '',
    onIds: fn(),
    today,
    range: nothing,
    onRange: fn(),
    run: { state: 'idle' },
    onExportIds: fn(),
    onExportRange: fn(),
    onCancel: fn(),
  },
  render: args => <Chosen {...args} />,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    inShell({
      address: '/loan-management/export-loans/',
      breadcrumb: [{ label: 'Customer Support' }, { label: 'Export loans' }],
      viewer: staff.support,
    }),
  ],
} satisfies Meta<typeof ExportLoansScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const download = (canvas: Canvas) => canvas.queryByRole('button', { name: 'Download' });
const press = (canvas: Canvas) => canvas.getByRole('button', { name: 'Download' });
const startOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Start date' });
const endOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'End date' });

export const TwoModes: Story = {
  parameters: { states: ['ready'], covers: ['CS-115.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('exactly two modes', async () => {
      const modes = within(canvas.getByRole('radiogroup', { name: 'Export by' })).getAllByRole('radio');
      await expect(modes.map(mode => mode.closest('label')?.textContent)).toEqual(['Loan ids', 'Date range']);
    });
    await step('by loan ids', async () => {
      await expect(canvas.getByRole('radio', { name: 'Loan ids' })).toBeChecked();
      const ids = canvas.getByRole('textbox', { name: 'Loan ids' });
      await userEvent.type(ids, '100214');
      await expect(canvas.getByText('1 loan id')).toBeVisible();
      await userEvent.type(ids, ',100377,100214');
      await expect(canvas.getByText('2 loan ids')).toBeVisible();
      await userEvent.click(press(canvas));
      await expect(args.onExportIds).toHaveBeenCalledWith([100214, 100377]);
    });
    await step('by date range', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Date range' }));
      await expect(canvas.queryByRole('textbox', { name: 'Loan ids' })).toBeNull();
      await userEvent.type(startOf(canvas), '01-11-2026');
      await userEvent.type(endOf(canvas), '21-11-2026{Tab}');
      await userEvent.click(press(canvas));
      await expect(args.onExportRange).toHaveBeenCalledWith(november);
    });
    await step('what was typed in the other mode is still there', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Loan ids' }));
      await expect(canvas.getByRole('textbox', { name: 'Loan ids' })).toHaveValue('100214,100377,100214');
    });
  },
};

export const DownloadOnlyWhenTheRangeIsValid: Story = {
  args: { mode: 'range' },
  parameters: { states: ['empty'], covers: ['CS-116.a', 'CS-116.b', 'CS-117.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('no date: the download button does not show', async () => {
      await expect(startOf(canvas)).toBeVisible();
      await expect(canvas.getByText('Days of the timezone Asia/Kolkata.')).toBeVisible();
      await expect(download(canvas)).toBeNull();
    });
    await step('one date selected is both start and end of the range', async () => {
      await userEvent.type(startOf(canvas), '21-11-2026{Tab}');
      await userEvent.click(press(canvas));
      await expect(args.onExportRange).toHaveBeenLastCalledWith({ start: today, end: today });
    });
    await step(
      'a start after the end is no valid range: the button is gone, and the reason shows',
      async () => {
        await userEvent.type(endOf(canvas), '20-11-2026{Tab}');
        await expect(download(canvas)).toBeNull();
        await expect(canvas.getByText('Start Date must be less then End Date')).toBeVisible();
      },
    );
    await step('nor are two equal dates', async () => {
      await userEvent.clear(endOf(canvas));
      await userEvent.type(endOf(canvas), '21-11-2026{Tab}');
      await expect(download(canvas)).toBeNull();
      await userEvent.clear(endOf(canvas));
      await userEvent.type(endOf(canvas), '20-11-2026{Tab}');
    });
    await step('two dates in order are a valid range: the download button shows', async () => {
      await userEvent.clear(startOf(canvas));
      await userEvent.type(startOf(canvas), '19-11-2026{Tab}');
      await userEvent.click(press(canvas));
      await expect(args.onExportRange).toHaveBeenLastCalledWith({
        start: businessDate('2026-11-19'),
        end: businessDate('2026-11-20'),
      });
    });
    await step('only the end is the day too', async () => {
      await userEvent.clear(startOf(canvas));
      await userEvent.tab();
      await userEvent.click(press(canvas));
      const day = businessDate('2026-11-20');
      await expect(args.onExportRange).toHaveBeenLastCalledWith({ start: day, end: day });
    });
  },
};

export const ADateOutOfReach: Story = {
  args: {
    mode: 'range',
    rangeFault: '“9999-12-27” cannot be shown: dates are of the years 1900 to 2199.',
  },
  parameters: { covers: ['XR-050.a'] },
  play: async ({ canvas, step }) => {
    await step('a day of the address that does not exist is named', async () => {
      await expect(startOf(canvas)).toHaveAccessibleDescription(/^“9999-12-27” cannot be shown/);
      await expect(download(canvas)).toBeNull();
    });
  },
};

export const ReversedInTheAddress: Story = {
  args: { mode: 'range', range: { start: today, end: first } },
  parameters: { covers: ['CR-014.a', 'CS-116.b'] },
  play: async ({ canvas, step }) => {
    await step('a start after the end is not valid: no download button, and the reason at once', async () => {
      await expect(startOf(canvas)).toHaveValue('21 Nov 2026');
      await expect(canvas.getByText('Start Date must be less then End Date')).toBeVisible();
      await expect(download(canvas)).toBeNull();
    });
  },
};

export const InvalidEndIsNotTakenAsOneDay: Story = {
  args: { mode: 'range', range: { start: first, end: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(endOf(canvas), '31-11-2026{Enter}');
    await expect(canvas.getByText('Select Date')).toBeVisible();
    await expect(args.onExportRange).not.toHaveBeenCalled();
  },
};

export const NoIdsTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(press(canvas));
    await expect(canvas.getByText('Enter at least one loan id')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Loan ids' })).toHaveFocus();
    await expect(args.onExportIds).not.toHaveBeenCalled();
  },
};

export const WhatIsNoLoanId: Story = {
  args: { ids: '100214, LN-100377' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(press(canvas));
    await expect(canvas.getByText('“LN-100377” is not a loan id')).toBeVisible();
    await expect(args.onExportIds).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Loan ids' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Loan ids' }),
      '100214{Control>}{Enter}{/Control}',
    );
    await expect(args.onExportIds).toHaveBeenCalledWith([100214]);
  },
};

export const CopiedFromASpreadsheet: Story = {
  args: { ids: '100214\n100377\n\n100391 ' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 loan ids')).toBeVisible();
    await userEvent.click(press(canvas));
    await expect(args.onExportIds).toHaveBeenCalledWith([100214, 100377, 100391]);
  },
};

export const Downloading: Story = {
  args: { mode: 'range', range: november, run: { state: 'running', rows: 12_500, bytes: 2_431_000 } },
  parameters: { states: ['loading'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('12,500 rows, 2.4 MB so far')).toBeVisible();
    await expect(startOf(canvas)).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Loan ids' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Downloading' }));
    await expect(args.onExportRange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  args: { mode: 'range', range: november, run: { state: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled. Nothing was saved.')).toBeVisible();
    await expect(press(canvas)).toBeEnabled();
  },
};

export const FailedKeepsWhatWasTyped: Story = {
  args: {
    ids: '100214,100377',
    run: { state: 'failed', message: 'The export failed. Nothing was saved.' },
  },
  parameters: { states: ['error'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The export failed. Nothing was saved.');
    await expect(canvas.getByRole('textbox', { name: 'Loan ids' })).toHaveValue('100214,100377');
    await userEvent.click(press(canvas));
    await expect(args.onExportIds).toHaveBeenCalledWith([100214, 100377]);
  },
};

export const ViewersGetMaskedNumbers: Story = {
  args: { masked: true },
  parameters: { states: ['notPermitted'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Phone numbers come masked.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Date range' }));
    await expect(
      canvas.getByText('Days of the timezone Asia/Kolkata. Phone numbers come masked.'),
    ).toBeVisible();
  },
};

export const WhatWasExportedLast: Story = {
  args: {
    ids: '100214,100377,999999999',
    run: { state: 'done', rows: 2, fileName: 'report.csv', missing: 1 },
    last: {
      ids: [100214, 100377, 999999999],
      rows: 2,
      fileName: 'report.csv',
      savedAt: '21 Nov 2026, 02:05 pm',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved 2 rows as report.csv. 1 loan id was not found')).toBeVisible();
    await expect(canvas.getByText('100214, 100377, 999999999')).toBeVisible();
    await expect(canvas.getByText('21 Nov 2026, 02:05 pm')).toBeVisible();
    await expect(canvas.queryByText('Approval status')).toBeNull();
  },
};

const manyIds = Array.from({ length: 1_000 }, (_, at) => 999_999_000 + at);

export const LongestRealisticData: Story = {
  args: {
    ids: manyIds.join(','),
    masked: true,
    run: { state: 'done', rows: 2, fileName: 'report.csv', missing: 998 },
    last: { ids: manyIds, rows: 2, fileName: 'report.csv', savedAt: '21 Nov 2026, 02:05 pm' },
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1000 loan ids')).toBeVisible();
    await expect(canvas.getByText(/999999009 and 990 more$/)).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const ZoomedTo200: Story = {
  args: { mode: 'range', range: november },
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
};
