import { SettingsScreen } from '@lending-desk/ui/screens/SettingsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { longSettings, settingsAnswer, unchangedSettings } from '../fixtures/lenderSettings';
import { factsOf } from '../panels';
import { expectNothingSideways } from '../sideways';
import { textsOf } from '../tables';

const meta = {
  title: 'Administration/Screens/Settings',
  component: SettingsScreen,
  args: { shown: { state: 'ready', value: settingsAnswer }, onChange: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Acts = Parameters<NonNullable<Story['play']>>[0];

const parts = ({ canvas }: Pick<Acts, 'canvas'>) =>
  within(canvas.getByRole('list', { name: 'Allocation order' }))
    .getAllByRole('listitem')
    .map(item => item.textContent);

async function type({ canvas, userEvent }: Acts, label: string | RegExp, text: string) {
  const field = canvas.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

export const Ready: Story = {
  parameters: { states: ['ready'], covers: ['XR-033.b'] },
  play: async acts => {
    const { args, canvas, step, userEvent } = acts;
    await step('each setting says what holds today and what from the next business date on', async () => {
      await expect(canvas.getByText('Today: Rs. 590.00. From 16 Nov 2026: Rs. 650.00')).toBeVisible();
      await expect(canvas.getByText('A change holds from 16 Nov 2026 on, never for the past')).toBeVisible();
      for (const [name, today] of [
        [/^Penal rate/, /^Today: 2 %/],
        [/^Days of grace/, 'Today: 0'],
        [/^Waiver by one person/, /^Today: Rs\. 1,000\.00/],
        [/^Calls from/, 'Today: 08:00'],
        [/^Calls until/, 'Today: 19:00'],
        [/^Calls a day/, 'Today: 3'],
      ] as const)
        await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(today);
      await expect(canvas.getByText('Today: Interest, Principal, Fee, Bounce, Penal')).toBeVisible();
      const table = within(canvas.getByRole('table', { name: 'Changes' }));
      await expect(textsOf(table.getAllByRole('row')[1])).toEqual([
        '16 Nov 2026',
        'Bounce charge, with tax: Rs. 650.00',
        'Schedule of charges of November',
        'Asha Menon',
        '15 Nov 2026, 10:30 am',
      ]);
    });
    await step('nothing is sent without a change and a reason', async () => {
      await type(acts, /Reason/, 'Why not');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByText('Nothing is changed')).toBeVisible();
      await type(acts, /Penal rate/, '2.25');
      await type(acts, /Reason/, '');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByText('Say why')).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('it asks, with the old and the new value; Cancel keeps what was typed', async () => {
      await type(acts, /Reason/, 'Board of 15 Nov');
      await userEvent.click(canvas.getByRole('button', { name: 'Move Penal up' }));
      await expect(parts(acts)).toEqual(['1. Interest', '2. Principal', '3. Fee', '4. Penal', '5. Bounce']);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const asked = within(await screen.findByRole('alertdialog', { name: 'Change from 16 Nov 2026 on?' }));
      await expect(factsOf(screen.getByRole('alertdialog'))).toEqual([
        'Allocation order: Interest, Principal, Fee, Bounce, Penal → Interest, Principal, Fee, Penal, Bounce',
        'Penal rate: 2 % → 2.25 %',
      ]);
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(canvas.getByRole('textbox', { name: /Penal rate/ })).toHaveValue('2.25');
    });
    await step('confirmed, only what was changed is sent, with the version it is based on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const asked = within(await screen.findByRole('alertdialog'));
      await userEvent.click(asked.getByRole('button', { name: 'Change Settings' }));
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith(
        {
          version: 1,
          changed: {
            penalPercent: 2.25,
            allocationOrder: ['interest', 'principal', 'fee', 'penal', 'bounce'],
          },
          reason: 'Board of 15 Nov',
        },
        expect.anything(),
      );
    });
  },
};

export const FaultsAtTheFields: Story = {
  parameters: { covers: ['XR-033.c'] },
  play: async acts => {
    const { canvas, step, userEvent } = acts;
    await step('what cannot be is said at its field, and what was typed stays', async () => {
      await type(acts, /Calls from/, '07:59');
      await type(acts, /Waiver by one person/, '100000.01');
      await type(acts, /Reason/, 'Tried');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(
        canvas.getByText('Enter a time from 08:00 to 19:00: the Reserve Bank allows no other'),
      ).toBeVisible();
      await expect(
        canvas.getByText('Enter an amount from 0 to Rs. 1,00,000, with at most two decimals'),
      ).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /Calls from/ })).toHaveValue('07:59');
    });
  },
};

export const TheFirstAndTheLast: Story = {
  parameters: { covers: ['M1.f'] },
  play: async acts => {
    const { args, canvas, step, userEvent } = acts;
    await expect(canvas.getByRole('button', { name: 'Move Interest up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const last = canvas.getByRole('button', { name: 'Move Penal down' });
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await expect(last).toHaveAccessibleDescription('It is the last');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Interest down' }));
    await expect(parts({ canvas })).toEqual([
      '1. Principal',
      '2. Interest',
      '3. Fee',
      '4. Bounce',
      '5. Penal',
    ]);
    await step('each default can be changed, and is sent under its own name', async () => {
      for (const [name, text] of [
        [/^Penal rate/, '2.5'],
        [/^Days of grace/, '4'],
        [/^Bounce charge/, '640.5'],
        [/^Waiver by one person/, '0'],
        [/^Calls from/, '09:05'],
        [/^Calls until/, '18:30'],
        [/^Calls a day/, '0'],
        [/^Reason/, 'Board'],
      ] as const)
        await type(acts, name, text);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const asked = within(await screen.findByRole('alertdialog'));
      await userEvent.click(asked.getByRole('button', { name: 'Change Settings' }));
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith(
        {
          version: 1,
          changed: {
            allocationOrder: ['principal', 'interest', 'fee', 'bounce', 'penal'],
            penalPercent: 2.5,
            penalGraceDays: 4,
            bounceCharge: 640.5,
            waiverLimit: 0,
            callsFrom: '09:05',
            callsUntil: '18:30',
            callsADay: 0,
          },
          reason: 'Board',
        },
        expect.anything(),
      );
    });
  },
};

export const ChangedMeanwhile: Story = {
  args: { error: 'Asha Menon has changed the settings meanwhile. Look at what holds now, then save again' },
  parameters: { covers: ['XR-033.d'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('the colleague is named, also while one goes on with one’s own change', async () => {
      const named = 'Asha Menon has changed the settings meanwhile';
      await expect(canvas.getByRole('alert')).toHaveTextContent(named);
      await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'As the board decided');
      await expect(canvas.getByRole('alert')).toHaveTextContent(named);
    });
  },
};

export const Saving: Story = {
  args: { sending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Saving/ }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NothingChangedYet: Story = {
  args: { shown: { state: 'ready', value: unchangedSettings } },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was changed yet.')).toBeVisible();
    await expect(canvas.getByText('Today: Rs. 590.00')).toBeVisible();
  },
};

export const ManyChanges: Story = {
  args: { shown: { state: 'ready', value: longSettings } },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(41);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('; Calls a day: 3');
    await expectNothingSideways(canvas.getAllByRole('region'));
  },
};

export const Loading: Story = {
  args: { shown: { state: 'loading' } },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const onRetry = fn();

export const Failed: Story = {
  args: { shown: { state: 'failed', message: 'The database is away', onRetry } },
  parameters: { states: ['error'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The settings could not be read. Try again')).toBeVisible();
    await expect(canvas.getByText('The database is away')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
