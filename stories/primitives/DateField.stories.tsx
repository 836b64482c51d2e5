import { businessDate, isMonday } from '@lending-desk/domain/calendar';
import { Calendar, DateField, type DateFieldProps } from '@lending-desk/ui/primitives/DateField';
import { Button } from '@lending-desk/ui/primitives/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { today } from '../fixtures/loans';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

function Held(props: DateFieldProps) {
  return <DateField {...props} {...useHeld(props)} />;
}

const meta = {
  title: 'Primitives/Fields/DateField',
  component: DateField,
  args: { label: 'Date', value: null, today, onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 280, minHeight: 330 })],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Date' });
    await expect(input).toHaveAttribute('placeholder', 'dd-mm-yyyy');
    await expect(input).toBeRequired();
  },
};

export const Filled: Story = {
  args: { value: today },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('21 Nov 2026');
  },
};

const typings = [
  ['21-11-2026', '2026-11-21'],
  ['5/3/2026', '2026-03-05'],
  ['05.03.2026', '2026-03-05'],
  ['5 / 3 / 2026', '2026-03-05'],
  ['2 aug 1991', '1991-08-02'],
  ['2 September 1991', '1991-09-02'],
  ['2026-11-21', '2026-11-21'],
] as const;

export const TypedInManyWays: Story = {
  parameters: { covers: ['XR-105.a'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a date is typed in any usual way', async () => {
      const input = canvas.getByRole('textbox');
      for (const [typed, date] of typings) {
        await userEvent.clear(input);
        await userEvent.type(input, typed);
        await expect(args.onChange).toHaveBeenLastCalledWith(date);
      }
      await userEvent.clear(input);
      await userEvent.type(input, '21 Novel 2026');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      // As it comes from a spreadsheet.
      await userEvent.clear(input);
      await userEvent.type(input, ' 21/11/2026 ');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
      await userEvent.tab();
      await expect(input).toHaveValue('21 Nov 2026');
      // Blanks are no text.
      await userEvent.clear(input);
      await userEvent.type(input, '  ');
      await userEvent.tab();
      await expect(input).toBeValid();
      await expect(input).toHaveValue('');
    });
  },
};

export const KeepsTextThatIsNotADate: Story = {
  args: { value: today },
  parameters: { covers: ['XR-105.b'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('text that is no date stays, and says so once the field is left', async () => {
      const input = canvas.getByRole('textbox');
      await userEvent.clear(input);
      await userEvent.type(input, '31-02-2026');
      await expect(input).toBeValid();
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAccessibleDescription('Type a date such as 21-11-2026');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(input).toHaveValue('31-02-2026');
      await expect(input).toHaveAccessibleDescription('Type a date such as 21-11-2026');
    });
  },
};

/** A page that sets other dates than those that are typed. */
function SetFromOutside(props: DateFieldProps) {
  const held = useHeld(props);
  return (
    <>
      <DateField {...props} {...held} />
      <Button onClick={() => held.onChange(today)}>Today</Button>
      <Button onClick={() => held.onChange(null)}>Begin again</Button>
    </>
  );
}

export const AnotherDateThanTyped: Story = {
  render: args => <SetFromOutside {...args} />,
  parameters: { covers: ['XR-105.h'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('a date that the page sets takes the place of what was typed', async () => {
      const input = canvas.getByRole('textbox');
      await userEvent.type(input, '30/11/');
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      await expect(input).toHaveValue('21 Nov 2026');
    });
  },
};

export const PickedWithThePointer: Story = {
  render: args => <SetFromOutside {...args} />,
  parameters: { covers: ['XR-105.d'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a day that is picked takes the place of what was typed', async () => {
      // What was typed before gives way to the day.
      await userEvent.type(canvas.getByRole('textbox'), '30-11-2026');
      await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of date' }));
      await userEvent.click(document.body);
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(args.onBlur).toHaveBeenCalledOnce();
      await userEvent.clear(canvas.getByRole('textbox'));
      await userEvent.type(canvas.getByRole('textbox'), '30/11/');
      await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of date' }));
      const day = await canvas.findByRole('button', { name: 'Monday 30 Nov 2026' });
      await expect(canvas.getByRole('dialog', { name: 'Choose date' })).toBeVisible();
      await userEvent.click(day);
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30');
      await expect(canvas.getByRole('textbox')).toHaveValue('30 Nov 2026');
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await expect(canvas.queryByRole('dialog')).toBeNull();
      // What was typed does not come back without the day, also while the field has the focus.
      canvas.getByRole('button', { name: 'Begin again' }).click();
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
    });
  },
};

export const PickedWithTheKeyboard: Story = {
  args: { value: businessDate('2026-10-21') },
  parameters: { covers: ['XR-105.e'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Alt and Arrow Down opens the calendar on the chosen day', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(
        await canvas.findByRole('button', { name: 'Wednesday 21 Oct 2026, selected' }),
      ).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('button', { name: 'Wednesday 4 Nov 2026' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-04');
    });
  },
};

export const EscapeReturnsToTheField: Story = {
  args: { value: today },
  parameters: { covers: ['XR-105.f'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Escape closes the calendar and returns to the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of date' }));
      await canvas.findByRole('button', { name: /^Today/ });
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const MondaysOnly: Story = {
  args: { label: 'Week', isEnabled: isMonday, helper: 'Only Mondays can be chosen.' },
  parameters: { covers: ['XR-105.g'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a day that is not offered is refused in words', async () => {
      const input = canvas.getByRole('textbox', { name: 'Week' });
      await userEvent.type(input, '24-11-2026');
      await userEvent.tab();
      await expect(input).toHaveAccessibleDescription('This day cannot be chosen');
      await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of week' }));
      await expect(await canvas.findByRole('button', { name: 'Tuesday 24 Nov 2026' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Monday 23 Nov 2026' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
      await expect(input).toHaveAccessibleDescription('Only Mondays can be chosen.');
    });
  },
};

export const CalendarInThePage: Story = {
  render: () => (
    <Calendar
      label="Week"
      value={businessDate('2026-11-23')}
      today={today}
      isEnabled={isMonday}
      marks={{ '2026-11-09': 'saved', '2026-11-16': 'draft' }}
      onPick={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('23');
    await expect(canvas.getByRole('button', { name: 'Monday 9 Nov 2026, saved' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Monday 16 Nov 2026, draft' })).toBeVisible();
    // A week begins on Monday.
    const [, week] = canvas.getAllByRole('row', { hidden: true });
    await expect(week?.querySelectorAll('td')[6]).toHaveTextContent('1');
  },
};

export const LongAgo: Story = {
  args: {
    label: 'Date of birth',
    value: businessDate('1991-08-02'),
    min: businessDate('1940-01-01'),
    max: businessDate('2008-11-21'),
    yearPicker: true,
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of date of birth' }));
    const years = await canvas.findByRole<HTMLSelectElement>('combobox', { name: /year/i });
    await expect([years.options[0]?.text, [...years.options].at(-1)?.text]).toEqual(['1940', '2008']);
    await userEvent.selectOptions(years, '1994');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /month/i }), 'March');
    await userEvent.click(canvas.getByRole('button', { name: 'Monday 14 Mar 1994' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1994-03-14');
  },
};

export const TheLastYearsThereAre: Story = {
  args: { value: businessDate('9999-12-27') },
  play: async ({ canvas, userEvent, step }) => {
    await step('the calendar opens at the last month it shows', async () => {
      await expect(canvas.getByRole('textbox')).toHaveValue('27 Dec 9999');
      await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of date' }));
      await expect(await screen.findByText('December 2199')).toBeVisible();
    });
  },
};

export const BeforeToday: Story = {
  args: { max: businessDate('2026-08-20') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of date' }));
    await expect(await canvas.findByRole('grid', { name: 'August 2026' })).toBeVisible();
  },
};

export const Changed: Story = { args: { value: today, changedFrom: '20 Nov 2026' } };

export const WithAnError: Story = {
  args: { error: 'Select Date' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Select Date');
    // The form's own message goes before that of the text.
    await userEvent.type(canvas.getByRole('textbox'), '31-02-2026');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Select Date');
  },
};

export const DisabledWithReason: Story = {
  args: { disabled: true, disabledReason: 'Select a transaction first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { value: today, readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('placeholder');
  },
};

export const TheFirstAndTheLastDay: Story = {
  args: { min: businessDate('2026-11-02'), max: businessDate('2026-11-20') },
  parameters: { covers: ['XR-105.c'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the first and the last day count, and none before or after', async () => {
      const input = canvas.getByRole('textbox');
      for (const [typed, date] of [
        ['02-11-2026', '2026-11-02'],
        ['01-11-2026', null],
        ['20-11-2026', '2026-11-20'],
        ['21-11-2026', null],
      ] as const) {
        await userEvent.clear(input);
        await userEvent.type(input, typed);
        await expect(args.onChange).toHaveBeenLastCalledWith(date);
      }
    });
  },
};

export const CalendarOpen: Story = {
  args: { value: businessDate('2026-11-23'), isEnabled: isMonday },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of date' }));
    await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  },
};
