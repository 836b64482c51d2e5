import { businessDate } from '@lending-desk/domain/calendar';
import { DateRangeField, type DateRangeFieldProps } from '@lending-desk/ui/primitives/DateField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { today } from '../fixtures/loans';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

function Held(props: DateRangeFieldProps) {
  return <DateRangeField {...props} {...useHeld(props)} />;
}

const meta = {
  title: 'Primitives/Fields/DateRangeField',
  component: DateRangeField,
  args: { label: 'Dates', value: { start: null, end: null }, today, onChange: fn() },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 280, minHeight: 330 })],
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of dates' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Friday 20 Nov 2026' }));
    // A single picked day is both start and end.
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-20', end: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Monday 2 Nov 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2026-11-20' });
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('2 Nov 2026');
    await expect(canvas.getByRole('textbox', { name: 'End date' })).toHaveValue('20 Nov 2026');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveFocus();
    // A day that is picked of a whole range begins another, and picked twice it is the range.
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of dates' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tuesday 10 Nov 2026, selected' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday 10 Nov 2026, selected' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: null });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const EscapeReturnsToTheField: Story = {
  args: { name: 'started' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of dates' }));
    await canvas.findByRole('button', { name: 'Friday 20 Nov 2026' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const start = canvas.getByRole('textbox', { name: 'Start date' });
    await expect(start).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(start).toHaveAttribute('name', 'startedStart');
    await expect(canvas.getByRole('textbox', { name: 'End date' })).toHaveAttribute('name', 'startedEnd');
  },
};

export const AnEndThatIsNoDate: Story = {
  play: async ({ canvas, userEvent }) => {
    const end = canvas.getByRole('textbox', { name: 'End date' });
    await userEvent.type(end, '31-11-2026');
    await userEvent.tab();
    await expect(end).toHaveAccessibleDescription('Type a date such as 21-11-2026');
    await userEvent.clear(end);
    const start = canvas.getByRole('textbox', { name: 'Start date' });
    await userEvent.type(start, '31-11-2026');
    await userEvent.tab();
    await expect(start).toHaveAccessibleDescription('Type a date such as 21-11-2026');
  },
};

export const Typed: Story = {
  args: { value: { start: today, end: null }, error: 'Start Date must be less then End Date' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'End date' }), '01-11-2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-21', end: '2026-11-01' });
    await expect(canvas.getByRole('textbox', { name: 'End date' })).toHaveAccessibleDescription(
      'Start Date must be less then End Date',
    );
  },
};

export const TypedBeforeTheValueIsBack: Story = {
  // The value stays as it was, as while a slow page has not rendered the change yet.
  render: args => <DateRangeField {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Start date' }), '01-11-2026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'End date' }), '20-11-2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' });
  },
};

export const Shown: Story = {
  args: { value: { start: businessDate('2026-11-02'), end: businessDate('2026-11-20') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of dates' }));
    await expect(await canvas.findAllByRole('gridcell', { selected: true })).toHaveLength(19);
  },
};
