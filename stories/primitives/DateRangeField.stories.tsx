import { businessDate } from '@lending-desk/domain/calendar';
import { DateRangeField, type DateRangeFieldProps } from '@lending-desk/ui/primitives/DateField';
import { Button } from '@lending-desk/ui/primitives/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
  parameters: { covers: ['XR-106.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('two days in either order are the range, one picked twice is that day', async () => {
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
    });
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
  parameters: { covers: ['XR-106.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('each end that is no date says so', async () => {
      const end = canvas.getByRole('textbox', { name: 'End date' });
      await userEvent.type(end, '31-11-2026');
      await userEvent.tab();
      await expect(end).toHaveAccessibleDescription('Type a date such as 21-11-2026');
      await userEvent.clear(end);
      const start = canvas.getByRole('textbox', { name: 'Start date' });
      await userEvent.type(start, '31-11-2026');
      await userEvent.tab();
      await expect(start).toHaveAccessibleDescription('Type a date such as 21-11-2026');
    });
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
  parameters: { covers: ['XR-106.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('both ends are kept', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Start date' }), '01-11-2026');
      await userEvent.type(canvas.getByRole('textbox', { name: 'End date' }), '20-11-2026');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' });
    });
  },
};

/** A page that sets other dates than those that are typed. */
function SetFromOutside(props: DateRangeFieldProps) {
  const held = useHeld(props);
  const october = { start: businessDate('2026-10-01'), end: businessDate('2026-10-31') };
  return (
    <>
      <DateRangeField {...props} {...held} />
      <Button onClick={() => held.onChange(october)}>October</Button>
      <Button onClick={() => held.onChange({ start: null, end: null })}>Begin again</Button>
    </>
  );
}

export const OtherDatesThanTyped: Story = {
  render: args => <SetFromOutside {...args} />,
  args: { onBlur: fn() },
  parameters: { covers: ['XR-106.d'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const start = canvas.getByRole('textbox', { name: 'Start date' });
    const end = canvas.getByRole('textbox', { name: 'End date' });
    await step('one end that is typed leaves the other as the page set it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'October' }));
      await userEvent.clear(end);
      await userEvent.type(end, '15-10-2026');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: '2026-10-15' });
    });
    await step('from one end to the other the field is not left', async () => {
      await userEvent.tab({ shift: true });
      await expect(start).toHaveFocus();
      await userEvent.tab();
      await expect(end).toHaveFocus();
      await expect(args.onBlur).not.toHaveBeenCalled();
      await userEvent.click(document.body);
      await expect(args.onBlur).toHaveBeenCalledOnce();
    });
    await step('what was typed gives way to the days that are picked, and does not come back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
      await userEvent.type(start, '1/1/');
      await userEvent.type(end, '2/2/');
      await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of dates' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Monday 2 Nov 2026' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Friday 20 Nov 2026' }));
      await expect([start, end].map(one => one.getAttribute('value'))).toEqual(['2 Nov 2026', '20 Nov 2026']);
      canvas.getByRole('button', { name: 'Begin again' }).click();
      await waitFor(() => expect([start, end].map(one => one.getAttribute('value'))).toEqual(['', '']));
    });
    await step(
      'an end that is typed alone leaves the start empty, and the calendar opens at it',
      async () => {
        await userEvent.type(end, '15-08-2026');
        await expect(args.onChange).toHaveBeenLastCalledWith({ start: null, end: '2026-08-15' });
        await expect(start).toHaveValue('');
        await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of dates' }));
        await expect(
          await canvas.findByRole('button', { name: 'Saturday 15 Aug 2026, selected' }),
        ).toBeVisible();
      },
    );
  },
};

export const Shown: Story = {
  args: { value: { start: businessDate('2026-11-02'), end: businessDate('2026-11-20') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of dates' }));
    await expect(await canvas.findAllByRole('gridcell', { selected: true })).toHaveLength(19);
  },
};
