import { Button } from '@lending-desk/ui/primitives/Button';
import { Dialog } from '@lending-desk/ui/primitives/Dialog';
import { useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import { type TabItem, Tabs } from '@lending-desk/ui/primitives/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { useArg } from '../useArg';

const items: TabItem[] = [
  { value: 'profile', label: 'Profile' },
  { value: 'dedupe', label: 'Dedupe', dot: 'approve' },
  { value: 'perfios', label: 'Perfios' },
  { value: 'docs', label: 'Docs', counter: 5 },
  { value: 'equifax', label: 'Equifax', counter: 742 },
  { value: 'kyc', label: 'KYC' },
  { value: 'kycNew', label: 'KYC New', counter: 4, counterTone: 'flag' },
  { value: 'details', label: 'Details' },
  { value: 'cibil', label: 'CIBIL' },
  { value: 'rules', label: 'Rules', counter: 2, counterTone: 'flag' },
  { value: 'pd', label: 'PD' },
  { value: 'calls', label: 'Calls', counter: 6 },
  { value: 'intel', label: 'Intel', counter: 3 },
];

const meta = {
  title: 'Primitives/Layout/Tabs',
  component: Tabs,
  argTypes: { value: { options: items.map(item => item.value), control: 'select' } },
  args: { label: 'Loan 4821937', items, value: 'profile', onChange: fn(), children: () => null },
  render: args => {
    const [value, setValue] = useArg(args.value);
    return (
      <Tabs
        {...args}
        value={value}
        onChange={next => {
          args.onChange(next);
          setValue(next);
        }}
      >
        {tab => (
          <p style={{ padding: 16 }}>{items.find(item => item.value === tab)?.label} of loan 4821937</p>
        )}
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const inABoxOf = (width: number): NonNullable<Story['decorators']> => [
  Story => (
    <div style={{ width }}>
      <Story />
    </div>
  ),
];

export const All: Story = {
  decorators: inABoxOf(1120),
  play: async ({ canvas, step }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(13);
    await expect(canvas.queryByRole('button', { name: /More/ })).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Dedupe clear' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Profile' })).toHaveTextContent('Profile of loan');
    await step('where they just fit, the invisible More button makes nothing scroll', async () => {
      const list = canvas.getByRole('tablist');
      const whole = list.parentElement?.parentElement;
      if (!whole) throw new Error('No tabs');
      whole.style.width = `${list.offsetWidth + 40}px`;
      await expect(whole.scrollWidth).toBe(whole.clientWidth);
    });
  },
};

/** A counter comes with data that is read after the tabs are there. */
export const ACounterThatArrivesPushesNothing: Story = {
  render: args => {
    const withCounter = (counter?: number) =>
      args.items.map((item, place) =>
        place === 1 ? { ...item, dot: undefined, counter, counterRoom: true } : item,
      );
    return (
      <>
        <Tabs {...args} label="Before" items={withCounter()} />
        <Tabs {...args} label="After" items={withCounter(12)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const placesIn = (name: string) =>
      within(canvas.getByRole('tablist', { name }))
        .getAllByRole('tab')
        .map(tab => Math.round(tab.getBoundingClientRect().left));
    await expect(placesIn('After').length).toBeGreaterThan(3);
    await expect(placesIn('After')).toEqual(placesIn('Before'));
    // Until then its label is in the middle, so that no place is seen to be empty.
    const tab = within(canvas.getByRole('tablist', { name: 'Before' })).getAllByRole('tab')[1];
    const room = tab?.getBoundingClientRect();
    const label = tab?.firstElementChild?.getBoundingClientRect();
    await expect((label?.left ?? 0) - (room?.left ?? 0)).toBeCloseTo(
      (room?.right ?? 0) - (label?.right ?? Number.NaN),
      0,
    );
    const after = within(canvas.getByRole('tablist', { name: 'After' }));
    await expect(after.getByText('12')).toBeVisible();
  },
};

export const WholeForPrinting: Story = {
  decorators: inABoxOf(1120),
  args: { whole: true },
  play: async ({ canvas }) => {
    const panels = canvas.getAllByRole('tabpanel', { hidden: true });
    await expect(panels).toHaveLength(13);
    await expect(panels[4]).toHaveTextContent('EquifaxEquifax of loan 4821937');
    await expect(panels.filter(panel => panel.checkVisibility({ visibilityProperty: true }))).toHaveLength(1);
  },
};

export const MovingByKeyboard: Story = {
  decorators: inABoxOf(1120),
  parameters: { covers: ['XR-119.f'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the arrows select, and Tab leads to the content', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith('perfios');
      await userEvent.keyboard('{End}');
      await expect(args.onChange).toHaveBeenLastCalledWith('intel');
      await expect(canvas.getByRole('tabpanel', { name: /Intel/ })).toBeVisible();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    });
  },
};

export const RingForTheKeyboardOnly: Story = {
  decorators: inABoxOf(1120),
  parameters: { covers: ['XR-119.e'] },
  play: async ({ canvas, userEvent, step }) => {
    const ringOf = (name: string) => getComputedStyle(canvas.getByRole('tab', { name })).outlineStyle;
    await step('a pressed tab has the focus, but no ring', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Perfios' }));
      await expect(canvas.getByRole('tab', { name: 'Perfios' })).toHaveFocus();
      await expect(ringOf('Perfios')).toBe('none');
      // Another window takes the focus for a while.
      await fireEvent.focusOut(canvas.getByRole('tab', { name: 'Perfios' }));
      await expect(ringOf('Perfios')).toBe('none');
    });
    await step('and has one as soon as a key is pressed on it', async () => {
      await userEvent.keyboard('{Shift}');
      await expect(ringOf('Perfios')).toBe('solid');
    });
    await step('a tab reached by the keyboard has one', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(canvas.getByRole('tab', { name: 'Dedupe clear' })).toHaveFocus());
      await expect(ringOf('Dedupe clear')).toBe('solid');
    });
    await step('and so has the pressed one, once it is left and reached again', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('tab', { name: 'Perfios' })).toHaveFocus());
      await expect(ringOf('Perfios')).toBe('solid');
      await userEvent.click(canvas.getByRole('tab', { name: 'Dedupe clear' }));
      await userEvent.click(document.body);
      await expect(canvas.getByRole('tab', { name: 'Dedupe clear' })).toHaveAttribute(
        'data-pressed',
        'false',
      );
    });
  },
};

export const BracketsStep: Story = {
  args: { bracketKeys: true },
  decorators: inABoxOf(1120),
  parameters: { covers: ['XR-119.d'] },
  play: async ({ args, userEvent, step }) => {
    await step('the brackets step round the ends', async () => {
      await userEvent.keyboard('[BracketRight]');
      await expect(args.onChange).toHaveBeenLastCalledWith('dedupe');
      await userEvent.keyboard('[BracketLeft]');
      await userEvent.keyboard('[BracketLeft]');
      await expect(args.onChange).toHaveBeenLastCalledWith('intel');
    });
  },
};

export const MoreInANarrowPlace: Story = {
  args: { end: <Button size="xs">Reload Loan</Button> },
  decorators: inABoxOf(560),
  parameters: { covers: ['XR-119.a'] },
  play: async ({ canvas, userEvent, step }) => {
    const list = canvas.getByRole('tablist');
    const more = await canvas.findByRole('button', { name: /^More \d+$/ });
    const shown = within(list).getAllByRole('tab').length;
    await expect(more).toHaveTextContent(`More ${13 - shown}`);
    await step('nothing overflows', async () => {
      const bar = list.parentElement;
      await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
      await waitFor(() => expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth));
    });
    await step('a tab chosen from the menu comes into the row', async () => {
      await userEvent.click(more);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rules (2)' }));
      const rules = await canvas.findByRole('tab', { name: /Rules/ });
      await waitFor(() => expect(rules).toBeVisible());
      await expect(rules).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Rules of loan 4821937');
      const bar = list.parentElement;
      await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
    });
  },
};

export const SelectedAmongTheMore: Story = {
  args: { value: 'intel' },
  decorators: inABoxOf(560),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /Intel/, selected: true })).toBeVisible();
  },
};

export const VeryNarrow: Story = {
  args: { value: 'kycNew' },
  decorators: inABoxOf(200),
  parameters: { covers: ['XR-119.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('where one tab fits it is the selected one, and nothing overflows', async () => {
      await expect(canvas.getByRole('tab', { name: /KYC New/, selected: true })).toBeVisible();
      await expect(canvas.queryByRole('tab', { name: 'Profile' })).toBeNull();
      const bar = canvas.getByRole('tablist').parentElement;
      await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
    });
    await step('the first tab is under More, too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More 12' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
      await waitFor(() => expect(canvas.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible());
    });
  },
};

export const WithAddresses: Story = {
  args: {
    items: items.map(item => ({
      ...item,
      href: `?tab=${item.value}`,
      dotLabel: item.value === 'dedupe' ? 'no twin' : undefined,
    })),
  },
  decorators: inABoxOf(1120),
  parameters: { covers: ['XR-119.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('with a modifier key a tab is a link of the browser', async () => {
      const tab = canvas.getByRole('tab', { name: 'Details' });
      await expect(tab).toHaveAttribute('href', '?tab=details');
      await userEvent.click(tab);
      await expect(new Set(args.onChange.mock.calls.flat())).toEqual(new Set(['details']));
      await expect(window.location.search).not.toContain('tab=details');
      // With a modifier key the browser opens the link as usual; no window is opened here.
      const inPlace: boolean[] = [];
      const noteIt = (event: Event) => {
        inPlace.push(event.defaultPrevented);
        event.preventDefault();
      };
      document.addEventListener('click', noteIt);
      for (const keys of [{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
        await fireEvent.click(tab, keys);
      document.removeEventListener('click', noteIt);
      await expect(inPlace).toEqual([true, false, false, false]);
      await expect(canvas.getByRole('tab', { name: 'Dedupe no twin' })).toBeVisible();
    });
  },
};

const pressed = fn();
const askLate = fn<(ask: () => void) => void>();

/** State that must survive in a hidden tab: typed text, scroll position, a shortcut, a pending request. */
function Work({ of }: { of: string }) {
  const [asks, setAsks] = useState(false);
  useShortcuts({ s: () => pressed(of) });
  return (
    <div style={{ padding: 16, height: 900 }}>
      <label>
        Remark on {of} <input />
      </label>
      <button type="button" onClick={() => askLate(() => setAsks(true))}>
        Fetch {of}
      </button>
      <Dialog title={`Last name for ${of}`} open={asks} onClose={() => setAsks(false)} />
    </div>
  );
}

/** A tab that was opened keeps its state while another one is selected: typed text is kept, and nothing of it
 *  interferes. */
export const KeepsTheStateOfHiddenTabs: Story = {
  args: { items: items.map(item => ({ ...item, kept: item.value !== 'calls' })), bracketKeys: true },
  decorators: [
    Story => (
      <div style={{ width: 1120, height: 320, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    pressed.mockClear();
    askLate.mockClear();
  },
  render: args => {
    const [value, setValue] = useArg(args.value);
    return (
      <Tabs {...args} value={value} onChange={setValue}>
        {tab => <Work of={tab} />}
      </Tabs>
    );
  },
  parameters: { covers: ['XR-119.b'] },
  play: async ({ canvas, userEvent, step }) => {
    const open = (name: RegExp) => userEvent.click(canvas.getByRole('tab', { name }));
    // No other tab is there before it is opened.
    await expect(canvas.getAllByRole('tabpanel', { hidden: true })).toHaveLength(1);
    const remark = canvas.getByRole('textbox', { name: 'Remark on profile' });
    await userEvent.type(remark, 'Father pays the rent');
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch profile' }));
    canvas.getByRole('tabpanel').scrollTop = 60;
    await open(/Rules/);

    await step(
      'the hidden panel is neither visible, nor focusable, nor exposed to screen readers',
      async () => {
        await expect(remark.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
        await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
        remark.focus();
        await expect(remark).not.toHaveFocus();
      },
    );
    await step('it handles no keys', async () => {
      await userEvent.click(canvas.getByRole('tabpanel'));
      await waitFor(async () => {
        pressed.mockClear();
        await userEvent.keyboard('s');
        await expect(pressed.mock.calls).toEqual([['rules']]);
      });
    });
    await step('its dialog waits until the tab is shown again', async () => {
      askLate.mock.lastCall?.[0]();
      await open(/Dedupe/);
      await expect(canvas.getByRole('textbox', { name: 'Remark on dedupe' })).toBeVisible();
      await expect(screen.queryByRole('dialog')).toBeNull();
      await open(/Profile/);
      await expect(await screen.findByRole('dialog', { name: 'Last name for profile' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('and all of it is there', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Remark on profile' })).toBe(remark);
      await expect(remark).toHaveValue('Father pays the rent');
      await expect(canvas.getByRole('tabpanel').scrollTop).toBe(60);
    });
    await step('one that is not kept is reset', async () => {
      await open(/Calls/);
      await userEvent.type(canvas.getByRole('textbox', { name: 'Remark on calls' }), 'Rang off');
      await open(/Profile/);
      await open(/Calls/);
      await expect(canvas.getByRole('textbox', { name: 'Remark on calls' })).toHaveValue('');
      await open(/Profile/);
    });
    await step('quick key presses count as separate steps', async () => {
      await userEvent.click(canvas.getByRole('tabpanel'));
      await userEvent.keyboard('[BracketRight][BracketRight]');
      await expect(canvas.getByRole('tab', { name: 'Perfios', selected: true })).toBeVisible();
      await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Perfios');
      await userEvent.keyboard('[BracketLeft][BracketLeft]');
      await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Profile');
    });
  },
};
