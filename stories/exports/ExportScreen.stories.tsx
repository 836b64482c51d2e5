import { businessDate } from '@lending-desk/domain/calendar';
import type { ExportStatus } from '@lending-desk/domain/exports';
import type { DateRangeValue } from '@lending-desk/ui/primitives/DateField';
import { ExportScreen, type ExportScreenProps } from '@lending-desk/ui/screens/ExportScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { today } from '../fixtures/loans';
import { staff } from '../fixtures/staff';
import { fitsTheWindow, inShell } from '../screens/inShell';
import { useArg } from '../useArg';

const first = businessDate('2026-11-01');
const november = { start: first, end: today };
const nothing = { start: null, end: null };

/** Stores the selection, as the page does. */
function Chosen(props: ExportScreenProps) {
  const [range, setRange] = useArg<DateRangeValue>(props.range);
  const [status, setStatus] = useArg<ExportStatus>(props.status);
  return (
    <ExportScreen
      {...props}
      range={range}
      onRange={next => {
        setRange(next);
        props.onRange(next);
      }}
      status={status}
      onStatus={next => {
        setStatus(next);
        props.onStatus(next);
      }}
    />
  );
}

const meta = {
  title: 'Credit/Screens/Export application details',
  component: ExportScreen,
  args: {
    today,
    range: november,
    onRange: fn(),
    status: 'ALL',
    onStatus: fn(),
    run: { state: 'idle' },
    onExport: fn(),
    onCancel: fn(),
  },
  render: args => <Chosen {...args} />,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    inShell({
      address: '/credit/export-loans/',
      breadcrumb: [{ label: 'Credit' }, { label: 'Export application details' }],
      viewer: staff.underwriter,
    }),
  ],
} satisfies Meta<typeof ExportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ADateOutOfReach: Story = {
  args: { range: nothing, rangeFault: '“9999-12-27” cannot be shown: dates are of the years 1900 to 2199.' },
  parameters: { covers: ['XR-050.a'] },
  play: async ({ canvas, step }) => {
    await step('a day of the address that does not exist is named', async () => {
      await expect(canvas.getByText(/^“9999-12-27” cannot be shown/)).toBeVisible();
    });
  },
};
type Canvas = ReturnType<typeof within>;

const exportButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Export' });

export const RangeAndStatus: Story = {
  parameters: { states: ['ready'], covers: ['SH-092.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a date range', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('1 Nov 2026');
      await expect(canvas.getByRole('textbox', { name: 'End date' })).toHaveValue('21 Nov 2026');
      await expect(canvas.getByText('Days of the timezone Asia/Kolkata')).toBeVisible();
    });
    await step('a status, all of them last', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Approval status' }));
      const words = (await screen.findAllByRole('option')).map((option: HTMLElement) => option.textContent);
      await expect(words).toEqual(['ApprovedAPPROVED', 'RejectedREJECTED', 'On holdHOLD', 'AllALL']);
      await userEvent.click(screen.getByRole('option', { name: /On hold/ }));
      await expect(args.onStatus).toHaveBeenCalledWith('HOLD');
    });
    await step('one press', async () => {
      await userEvent.click(exportButton(canvas));
      await expect(args.onExport).toHaveBeenCalledWith(november);
    });
  },
};

export const NoDatePicked: Story = {
  args: { range: nothing },
  parameters: { states: ['empty'], covers: ['CR-014.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("The date range asks 'Select Date'", async () => {
      await expect(canvas.queryByText('Select Date')).toBeNull();
      await userEvent.click(exportButton(canvas));
      await expect(canvas.getByText('Select Date')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveFocus();
      await expect(args.onExport).not.toHaveBeenCalled();
    });
  },
};

export const OneDayIsBothEnds: Story = {
  args: { range: { start: today, end: null } },
  parameters: { covers: ['CR-014.d', 'SH-092.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A range may start and end on the same day', async () => {
      await userEvent.click(exportButton(canvas));
      await expect(args.onExport).toHaveBeenCalledWith({ start: today, end: today });
      await expect(canvas.queryByText(/^(Select Date|Start Date must)/)).toBeNull();
    });
  },
};

export const AnEndAloneIsBothEnds: Story = {
  args: { range: { start: null, end: today } },
  parameters: { covers: ['CR-014.d', 'SH-092.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('An end that is picked alone is both ends, and no message shows', async () => {
      await userEvent.click(exportButton(canvas));
      await expect(args.onExport).toHaveBeenCalledWith({ start: today, end: today });
      await expect(canvas.queryByText(/^(Select Date|Start Date must)/)).toBeNull();
    });
  },
};

export const StartAfterTheEnd: Story = {
  args: { range: { start: today, end: first } },
  parameters: { covers: ['CR-014.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("The start must be before the end: 'Start Date must be less then End Date'", async () => {
      await userEvent.click(exportButton(canvas));
      await expect(canvas.getByText('Start Date must be less then End Date')).toBeVisible();
      await expect(args.onExport).not.toHaveBeenCalled();
    });
  },
};

export const InvalidEndIsNotTakenAsOneDay: Story = {
  args: { range: { start: first, end: null } },
  parameters: { covers: ['CR-014.b', 'XR-122.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const end = canvas.getByRole('textbox', { name: 'End date' });
    await step("an end that is no date asks 'Select Date', and is not the day of the start", async () => {
      await userEvent.type(end, '31-11-2026{Enter}');
      await expect(canvas.getByText('Select Date')).toBeVisible();
      await expect(args.onExport).not.toHaveBeenCalled();
    });
    await step('sent again, it is refused again', async () => {
      await userEvent.clear(end);
      await userEvent.type(end, '20-11-2026');
      await expect(canvas.queryByText('Select Date')).toBeNull();
      await userEvent.clear(end);
      await userEvent.type(end, '32-11-2026{Enter}');
      await expect(canvas.getByText('Select Date')).toBeVisible();
    });
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

export const InvalidStartIsNotTakenAsOneDay: Story = {
  args: { range: { start: null, end: today } },
  parameters: { covers: ['CR-014.b', 'CR-014.d'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const start = canvas.getByRole('textbox', { name: 'Start date' });
    await step("a start that is no date asks 'Select Date', and is not the day of the end", async () => {
      await userEvent.type(start, '31-11-2026{Enter}');
      await expect(canvas.getByText('Select Date')).toBeVisible();
      await expect(args.onExport).not.toHaveBeenCalled();
    });
    await step('with its field empty the one date is both ends', async () => {
      await userEvent.clear(start);
      await userEvent.type(start, '{Enter}');
      await expect(args.onExport).toHaveBeenCalledWith({ start: today, end: today });
    });
  },
};

export const ByTheKeyboardAlone: Story = {
  args: { range: nothing },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Start date' }).focus();
    await userEvent.keyboard('01-11-2026{Tab}21-11-2026{Enter}');
    await expect(args.onExport).toHaveBeenCalledWith(november);
  },
};

export const Exporting: Story = {
  args: { run: { state: 'running', rows: 12_500, bytes: 2_431_000 } },
  parameters: { states: ['loading'], covers: ['XR-011.f'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the rows so far, no second start, and Cancel', async () => {
      await expect(canvas.getByText('12,500 rows, 2.4 MB so far')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Start date' })).toBeDisabled();
      await expect(canvas.getByRole('combobox', { name: 'Approval status' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Exporting' }));
      await expect(args.onExport).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};

export const FailedKeepsWhatWasChosen: Story = {
  args: { status: 'HOLD', run: { state: 'failed', message: 'The export failed. Nothing was saved.' } },
  parameters: { states: ['error'], covers: ['XR-011.e'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the reason is said, and the range and the status stay', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('The export failed. Nothing was saved.');
      await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('1 Nov 2026');
      await expect(canvas.getByRole('combobox', { name: 'Approval status' })).toHaveTextContent('On hold');
      await userEvent.click(exportButton(canvas));
      await expect(args.onExport).toHaveBeenCalledWith(november);
      await expect(args.onRange).not.toHaveBeenCalled();
      await expect(args.onStatus).not.toHaveBeenCalled();
    });
  },
};

export const ViewersGetMaskedNumbers: Story = {
  args: { masked: true },
  parameters: { states: ['notPermitted'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('Days of the timezone Asia/Kolkata. Phone numbers come masked.'),
    ).toBeVisible();
    await userEvent.click(exportButton(canvas));
    await expect(args.onExport).toHaveBeenCalledWith(november);
  },
};

export const Cancelled: Story = {
  args: { run: { state: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled. Nothing was saved.')).toBeVisible();
  },
};

const saved = {
  range: november,
  status: 'HOLD' as const,
  rows: 1_28_450,
  fileName: 'loans-hold-2026-11-01-to-2026-11-21.csv',
  savedAt: '21 Nov 2026, 02:05 pm',
};

export const WhatWasExportedLast: Story = {
  args: { run: { state: 'done', rows: saved.rows, fileName: saved.fileName }, last: saved },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Exported last' }));
    await expect(panel.getByText('1 Nov 2026 – 21 Nov 2026')).toBeVisible();
    await expect(panel.getByText('On hold')).toBeVisible();
    await expect(panel.getByText('1,28,450')).toBeVisible();
    await expect(panel.getByText('21 Nov 2026, 02:05 pm')).toBeVisible();
    await expect(
      canvas.getByText('Saved 1,28,450 rows as loans-hold-2026-11-01-to-2026-11-21.csv'),
    ).toBeVisible();
  },
};

export const LongestRealisticData: Story = {
  args: {
    masked: true,
    run: {
      state: 'failed',
      message:
        'The server stopped after 1,28,450 rows because its disk is full. Nothing was saved; choose fewer days or ask your admin.',
    },
    last: {
      ...saved,
      rows: 99_99_99_999,
      fileName: 'loans-credit-rejected-and-inactive-2025-11-01-to-2026-11-21-masked-for-viewers.csv',
    },
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99,99,99,999')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/ask your admin\.$/);
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const SmallLaptop: Story = {
  args: { run: { state: 'running', rows: 12_500, bytes: 2_431_000 }, last: saved },
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const ZoomedTo200: Story = {
  args: { last: saved },
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
};
