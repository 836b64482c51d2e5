import { businessDate } from '@lending-desk/domain/calendar';
import { emptyWeek, withPrediction } from '@lending-desk/domain/horoscope';
import { HoroscopeScreen, type HoroscopeScreenProps } from '@lending-desk/ui/screens/HoroscopeScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { weeks } from '../fixtures/horoscope';
import { staff } from '../fixtures/staff';
import { fitsTheWindow, inShell } from './inShell';

/** Keeps what is typed, as the page does. */
function Kept(props: HoroscopeScreenProps) {
  const [typed, setTyped] = useState(props.read.state === 'ready' ? props.read.week : emptyWeek);
  const { read } = props;
  return (
    <HoroscopeScreen
      {...props}
      read={read.state === 'ready' ? { ...read, week: typed } : read}
      onPrediction={(sign, category, text) => {
        setTyped(week => withPrediction(week, sign, category, text));
        props.onPrediction(sign, category, text);
      }}
    />
  );
}

const week = businessDate('2026-11-23');
const supportAdmin = {
  ...staff.support,
  fullName: 'Nandita Rao',
  roles: ['ROLE_CUSTOMER_SERVICE_ADMIN'],
};

const meta = {
  title: 'VAS and horoscope/Screens/Horoscope',
  component: HoroscopeScreen,
  render: args => <Kept {...args} />,
  args: {
    today: businessDate('2026-11-21'),
    date: week,
    onDate: fn(),
    read: { state: 'ready', week: weeks.begun },
    onPrediction: fn(),
    save: { state: 'idle' },
    onSave: fn(),
    onCopy: fn(),
    copy: { state: 'idle' },
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    inShell({
      address: '/florence-club/horoscope',
      breadcrumb: [{ label: 'Engagement' }, { label: 'Horoscope' }],
      viewer: supportAdmin,
    }),
  ],
} satisfies Meta<typeof HoroscopeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAWeekIsChosen: Story = {
  args: { date: null, read: { state: 'loading' } },
  parameters: {
    states: ['empty'],
    covers: ['HO-001.a', 'HO-002.a', 'HO-002.b', 'HO-003.a', 'HO-006.a', 'HO-007.a'],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("The heading is 'Select Date And Fill the Horoscope'", async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        /^Select Date And Fill the Horoscope$/,
      );
    });
    await step(
      'Before a date is chosen no card is there, and the Save button has nothing to save',
      async () => {
        await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
        const save = canvas.getByRole('button', { name: 'Save' });
        await expect(save).toHaveAccessibleDescription('Choose a Monday first');
        await userEvent.click(save);
        await expect(args.onSave).not.toHaveBeenCalled();
      },
    );
    await step('The area for the result of the save is there, and empty', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('The date picker lets a Monday be chosen, and no other day', async () => {
      const days = await canvas.findAllByRole('button', { name: /day \d+ Nov 2026/ });
      await expect(days).toHaveLength(30);
      for (const day of days) {
        const monday = day.getAttribute('aria-label')?.includes('Monday') ?? false;
        await expect(day.matches(':disabled, [aria-disabled=true]')).toBe(!monday);
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Tuesday 24 Nov 2026' }));
      await expect(args.onDate).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Monday 23 Nov 2026' }));
      await expect(args.onDate).toHaveBeenCalledOnce();
      await expect(args.onDate).toHaveBeenCalledWith('2026-11-23');
    });
    await step('also one that is the first of its month', async () => {
      for (const month of ['Dec 2026', 'Jan 2027', 'Feb 2027']) {
        await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
        await canvas.findByRole('button', { name: new RegExp(`day 1 ${month}`) });
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Monday 1 Feb 2027' }));
      await expect(args.onDate).toHaveBeenLastCalledWith('2027-02-01');
    });
  },
};

export const TwelveCards: Story = {
  parameters: { states: ['ready'], covers: ['HO-003.b', 'HO-003.c', 'HO-003.d', 'HO-004.a', 'HO-005.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'After a date is chosen one card per zodiac sign appears, with a text field per category',
      async () => {
        const cards = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 });
        await expect(cards.map(card => card.textContent)).toEqual([
          'Aries',
          'Taurus',
          'Gemini',
          'Cancer',
          'Leo',
          'Virgo',
          'Libra',
          'Scorpio',
          'Sagittarius',
          'Capricorn',
          'Aquarius',
          'Pisces',
        ]);
        for (const card of cards) {
          const of = within(canvas.getByRole('region', { name: card.textContent }));
          const fields = of.getAllByRole('textbox');
          await expect(fields).toHaveLength(3);
          for (const [at, name] of ['Love and Relationship', 'Career and Money', 'Health'].entries())
            await expect(fields[at]).toHaveAccessibleName(name);
          for (const field of fields) await expect(field).toBeEnabled();
        }
      },
    );
    await step('the week is named, and no mark is explained where none is known', async () => {
      await expect(canvas.getByText('Week of Monday, 23 Nov 2026')).toBeVisible();
      await expect(canvas.queryByText('● saved, ○ draft not saved')).toBeNull();
    });
    await step('the saved texts are in it', async () => {
      const aries = within(canvas.getByRole('region', { name: 'Aries' }));
      await expect(aries.getByRole('textbox', { name: 'Health' })).toHaveValue(
        'Sleep early twice this week.',
      );
      await expect(canvas.getByRole('progressbar', { name: 'Predictions written' })).toHaveAttribute(
        'value',
        '7',
      );
      await expect(canvas.getByText('7 of 36 written')).toBeVisible();
    });
    await step('What is typed in one field of a card stays out of every other field', async () => {
      const gemini = within(canvas.getByRole('region', { name: 'Gemini' }));
      const health = gemini.getByRole('textbox', { name: 'Health' });
      const valuesOf = () =>
        canvas
          .getAllByRole<HTMLTextAreaElement>('textbox')
          .map(field => (field === health ? '' : field.value));
      const before = valuesOf();
      await userEvent.type(health, 'Stretch');
      await expect(health).toHaveValue('Stretch');
      await expect(valuesOf()).toEqual(before);
    });
    await step('typing counts, and Save saves', async () => {
      await expect(canvas.getByText('8 of 36 written')).toBeVisible();
      await userEvent.keyboard('{Control>}s{/Control}');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledTimes(2);
    });
  },
};

export const WeeksAreMarked: Story = {
  args: { marks: { '2026-11-16': 'saved', '2026-11-30': 'draft' } },
  play: async ({ canvas, step }) => {
    await step('a week that is saved, and one with a draft', async () => {
      await expect(await canvas.findByRole('button', { name: 'Monday 16 Nov 2026, saved' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Monday 30 Nov 2026, draft' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Monday 9 Nov 2026' })).toBeVisible();
      await expect(canvas.getByText('● saved, ○ draft not saved')).toBeVisible();
    });
  },
};

export const AMessageMovesNothing: Story = {
  render: args => {
    const [saved, setSaved] = useState(false);
    return <Kept {...args} save={{ state: saved ? 'saved' : 'idle' }} onSave={() => setSaved(true)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByRole('region', { name: 'Aries' }).getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Saved Successfully')).toBeVisible();
    await expect(top()).toBe(before);
  },
};

export const CopyLastWeek: Story = {
  args: { copy: { state: 'done', message: 'Copied 29 texts of the week of 16 Nov 2026. Not saved yet' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Copied 29 texts/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy last week' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

export const CopyingLastWeek: Story = {
  args: { copy: { state: 'running' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copying' }));
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

export const LastWeekNotCopied: Story = {
  args: { copy: { state: 'failed', message: 'The week before could not be read' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The week before could not be read');
  },
};

const ofLength = (length: number) => withPrediction(emptyWeek, 'aries', 'Health', 'x'.repeat(length));

export const AsLongAsItMayBe: Story = {
  args: { read: { state: 'ready', week: ofLength(1000) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const ALetterTooLong: Story = {
  args: { read: { state: 'ready', week: ofLength(1001) } },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAccessibleDescription('A prediction has at most 1000 characters');
    await userEvent.click(save);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { read: { state: 'loading' } },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the week of 23 Nov 2026' })).toBeVisible();
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'The week is not loaded',
    );
  },
};

const onRetry = fn();

export const WeekNotLoaded: Story = {
  args: { read: { state: 'failed', message: 'Some error occured. Contact Admin', onRetry } },
  parameters: { states: ['error'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some error occured. Contact Admin');
    await userEvent.click(canvas.getByRole('button', { name: /Try/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { save: { state: 'running' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Copy last week' })).toHaveAccessibleDescription(
      'It is being saved',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Saving/ }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  args: {
    read: { state: 'ready', week: weeks.full, savedNote: 'Saved by Nandita Rao on 21 Nov 2026, 02:05 pm' },
    save: { state: 'saved' },
  },
  parameters: { covers: ['HO-007.a', 'HO-010.a', 'HO-011.b'] },
  play: async ({ canvas, step }) => {
    const alerts = canvas.getAllByRole('status').filter(one => one.textContent === 'Saved Successfully');
    await step("A successful horoscope save shows 'Saved Successfully'", async () => {
      await expect(alerts).toHaveLength(1);
    });
    await step('The Horoscope screen has an alert area for the result of the save', async () => {
      await expect(alerts[0]).toBeVisible();
    });
    await step('After a save that succeeded no error message shows', async () => {
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await expect(canvas.getByText(/Saved by Nandita Rao/)).toBeVisible();
  },
};

export const SaveRefused: Story = {
  args: {
    save: {
      state: 'failed',
      messages: ['Only Mondays can be chosen.', 'aries.0.prediction: At most 1000 characters'],
    },
  },
  parameters: { covers: ['HO-007.a', 'HO-010.b', 'HO-011.a'] },
  play: async ({ canvas, step }) => {
    const alert = canvas.getByRole('alert');
    await step('The Horoscope screen has an alert area for the result of the save', async () => {
      await expect(alert).toBeVisible();
    });
    await step('A failed horoscope save shows the error messages', async () => {
      await expect(alert).toHaveTextContent('Only Mondays can be chosen.');
      await expect(alert).toHaveTextContent('aries.0.prediction: At most 1000 characters');
    });
    await step("After a save that failed 'Saved Successfully' does not show", async () => {
      await expect(canvas.queryByText('Saved Successfully')).toBeNull();
    });
  },
};

export const SaveFailedWithoutWords: Story = {
  args: { save: { state: 'failed', messages: [] } },
  parameters: { covers: ['HO-010.b'] },
  play: async ({ canvas, step }) => {
    await step('A failed save without error messages says whom to ask', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^Some error occured\. Contact Admin$/);
    });
  },
};

export const ForThoseWhoMayNotSave: Story = {
  args: {
    whyNot: 'Only a customer support admin can save predictions',
    // Most signs have no text yet: they have their cards all the same.
    read: { state: 'ready', week: weeks.begun },
  },
  parameters: { states: ['notPermitted'], covers: ['HO-003.b', 'HO-006.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await step('Others see Save disabled, with the reason', async () => {
      await expect(save).toHaveAccessibleDescription('Only a customer support admin can save predictions');
      await userEvent.click(save);
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await expect(canvas.getAllByRole('textbox')).toHaveLength(36);
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Copy last week' })).toBeNull();
  },
};

export const LongestRealisticData: Story = {
  args: {
    read: { state: 'ready', week: weeks.longest, savedNote: 'Saved by Nandita Rao on 21 Nov 2026, 02:05 pm' },
    draftNote: 'Draft saved 10:42 am',
  },
  parameters: { states: ['longest'] },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Draft saved 10:42 am/)).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(36);
    await expect(fitsTheWindow()).toBe(true);
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const save = canvas.getByRole('button', { name: /^Save/ }).getBoundingClientRect();
    await expect(save.top).toBeLessThan(heading.bottom);
  },
};
