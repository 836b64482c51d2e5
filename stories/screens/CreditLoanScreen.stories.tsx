import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { ProfileTab } from '@lending-desk/ui/loan/ProfileTab';
import { LoanScreen, type LoanScreenProps } from '@lending-desk/ui/screens/LoanScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { loans, sections, today } from '../fixtures/loans';
import { loanTabs } from '../fixtures/tabs';
import { expectNothingSideways } from '../sideways';
import { creditRail, InWindow } from './creditRail';

const loan = loans.approved;
const onReload = fn();
const onBack = fn();
const onClose = fn();

const inWindow = (props: LoanScreenProps) => <InWindow {...props} />;

const rail = creditRail({ reload: { running: false, onPress: onReload } });

type Ready = Extract<LoanScreenProps, { state: 'ready' }>;

const meta: Meta<Ready> = {
  title: 'Credit/Screens/Credit loan',
  component: LoanScreen,
  args: {
    state: 'ready',
    header: <LoanHeader core={loan} name="Kavya Raghunathan" />,
    tabs: { label: `Loan ${loan.loanId}`, items: loanTabs, value: 'profile', onChange: fn() },
    panel: () => (
      <ProfileTab
        core={loan}
        personal={sections.withSelfie}
        professional={sections.professional}
        financial={sections.financial}
        today={today}
        onReveal={async () => null}
      />
    ),
    rail,
  },
  parameters: { layout: 'fullscreen' },
  render: inWindow,
};

export default meta;
type Story = StoryObj<Ready>;

export const Ready: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    states: ['ready'],
    covers: ['CR-017.a', 'CR-018.a', 'CR-020.a', 'CR-021.b', 'CR-022.a', 'CR-023.b'],
  },
  play: async ({ canvas, userEvent, step }) => {
    const tabs = within(canvas.getByRole('tablist', { name: /^Loan/ })).getAllByRole('tab', { hidden: true });
    await expect(tabs.map(tab => tab.firstElementChild?.textContent)).toEqual([
      'Profile',
      'Dedupe',
      'Perfios',
      'Docs',
      'Equifax',
      'KYC',
      'KYC New',
      'Details',
      'CIBIL',
      'Rules',
      'PD',
      'Calls',
      'Intel',
    ]);
    const beside = within(canvas.getByRole('complementary', { name: 'Decision and notes' }));
    await step('The right side of LoanDetails has the decision form', async () => {
      await expect(beside.getByRole('form', { name: 'Decision' })).toBeVisible();
    });
    await step('The right side of LoanDetails has a Comments/Notes list', async () => {
      await userEvent.click(beside.getByRole('tab', { name: /^Notes/ }));
      await expect(beside.getByRole('region', { name: 'Comments and notes' })).toBeVisible();
    });
    await step('In the fetched state the loan is shown', async () => {
      await expect(canvas.getByRole('region', { name: 'Profile' })).toBeVisible();
      await expect(canvas.getByRole('tab', { name: /^Equifax/ })).toHaveTextContent('742');
      await expect(canvas.queryByText(/^(Loading Data|Error Occured)/)).toBeNull();
    });
    await step("The right side of LoanDetails has a 'Reload Loan' button", async () => {
      await userEvent.click(beside.getByRole('button', { name: 'Reload Loan' }));
      await expect(onReload).toHaveBeenCalled();
    });
  },
};

export const TabsMove: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Perfios' }));
    await expect(args.tabs.onChange).toHaveBeenCalledWith('perfios');
  },
};

export const Loading: Story = {
  render: () => inWindow({ state: 'loading' }),
  parameters: { states: ['loading'], covers: ['CR-021.a', 'CR-023.b', 'SH-053.a'] },
  play: async ({ canvas, step }) => {
    await step("While the loan is loading LoanDetails shows 'Loading Data'", async () => {
      await expect(canvas.getByText('Loading Data')).toBeVisible();
    });
    await step('The data state is loading until the loan is loaded', async () => {
      await expect(canvas.queryByText('Error Occured. Please try again later')).toBeNull();
      await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument();
    });
  },
};

const frameOf = (busy: Element | null) => {
  const [, bar, row] = busy?.children ?? [];
  return { bar: bar?.getBoundingClientRect(), rail: row?.lastElementChild?.getBoundingClientRect() };
};

export const LoadingHasTheFrameOfWhatComes: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: args => (
    <>
      {inWindow({ state: 'loading', frame: { tabs: 'above', rail: 'open' } })}
      {inWindow(args)}
    </>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const { bar, rail: place } = frameOf(canvasElement.querySelector('[aria-busy=true]'));
    await step('the row of tabs has the height and the width of the one that comes', async () => {
      const tabs = canvas.getByRole('tablist', { name: /^Loan/ }).parentElement?.getBoundingClientRect();
      await expect([bar?.height, bar?.width]).toEqual([tabs?.height, tabs?.width]);
    });
    await step('the rail is as wide, and in the same place', async () => {
      const comes = canvas.getByRole('complementary', { name: 'Decision and notes' }).getBoundingClientRect();
      await expect([place?.left, place?.width]).toEqual([comes.left, comes.width]);
    });
  },
};

export const Failed: Story = {
  render: () =>
    inWindow({
      state: 'failed',
      onReload,
      errorDialog: { message: 'Error Occured. Please try again later', onClose },
    }),
  parameters: { states: ['error'], covers: ['CR-024.a'] },
  play: async ({ userEvent, step }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
    await step("In the error state LoanDetails shows 'Error Occured. Please try again later'", async () => {
      await expect(dialog.getByText('Error Occured. Please try again later')).toBeVisible();
    });
    await step(
      "An 'Error Occurred' dialog opens when the loan details fetch fails, and can be closed",
      async () => {
        await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
        await expect(onClose).toHaveBeenCalled();
      },
    );
  },
};

export const FailedBehindTheDialog: Story = {
  render: () => inWindow({ state: 'failed', detail: 'The server did not answer in time.', onReload }),
  parameters: { covers: ['CR-021.b', 'CR-023.a', 'CR-025.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step("In the error state LoanDetails shows 'Error Occured. Please try again later'", async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Error Occured. Please try again later');
      await expect(canvas.getByText('The server did not answer in time.')).toBeVisible();
      await expect(canvas.queryByText('Loading Data')).toBeNull();
    });
    await step('nothing of a loan is shown', async () => {
      await expect(canvas.queryByRole('tablist')).toBeNull();
      await expect(canvas.queryByRole('complementary', { name: /^Decision and notes/ })).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Reload Loan' }));
    await expect(onReload).toHaveBeenCalled();
  },
};

export const NoSuchLoan: Story = {
  render: () =>
    inWindow({
      state: 'refused',
      missing: true,
      message: 'There is no loan 999999',
      back: { label: 'Back to the queue', onPress: onBack },
    }),
  play: async ({ canvas, userEvent, step }) => {
    await step('A loan that does not exist says so, and leads back to the queue', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('There is no loan 999999');
      await expect(canvas.queryByRole('button', { name: 'Reload Loan' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the queue' }));
      await expect(onBack).toHaveBeenCalled();
    });
  },
};

export const AssignedToSomebodyElse: Story = {
  render: () =>
    inWindow({
      state: 'refused',
      message: 'Cannot access loan not assigned to you',
      advice: 'Ask its underwriter or a credit admin.',
      back: { label: 'Back to the queue', onPress: onBack },
    }),
  parameters: { states: ['notPermitted'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      "A viewer who may not open a loan assigned to someone else sees 'Cannot access loan not assigned to you'",
      async () => {
        await expect(canvas.getByRole('alert')).toHaveTextContent('Cannot access loan not assigned to you');
        await expect(canvas.getByText('Ask its underwriter or a credit admin.')).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: 'Back to the queue' }));
        await expect(onBack).toHaveBeenCalled();
      },
    );
  },
};

export const RailClosed: Story = {
  args: { rail: { ...rail, open: false } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('form', { name: 'Decision' })).not.toBeInTheDocument();
    const closed = within(canvas.getByRole('complementary', { name: 'Decision and notes, closed' }));
    await expect(closed.getByText('3')).toBeVisible();
    await userEvent.click(closed.getByRole('button', { name: 'Notes' }));
    await expect(rail.onChange).toHaveBeenLastCalledWith('notes');
    await userEvent.click(canvas.getByRole('button', { name: 'Open decision and notes' }));
    await expect(rail.onToggle).toHaveBeenCalled();
  },
};

export const RailThatCloses: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: function Toggled(args) {
    const [open, setOpen] = useState(true);
    return inWindow({ ...args, rail: { ...rail, open, onToggle: () => setOpen(!open) } });
  },
  play: async ({ canvas, userEvent, step }) => {
    const close = canvas.getByRole('button', { name: 'Close decision and notes' });
    const place = close.getBoundingClientRect();
    await step('the reload is not under the button', async () => {
      const reload = canvas.getByRole('button', { name: 'Reload Loan' }).getBoundingClientRect();
      await expect(reload.right).toBeLessThanOrEqual(place.left);
    });
    await step('the button keeps its place and the focus', async () => {
      await userEvent.click(close);
      await expect(canvas.queryByRole('form', { name: 'Decision' })).not.toBeInTheDocument();
      const open = canvas.getByRole('button', { name: 'Open decision and notes' });
      await expect(open).toHaveFocus();
      const { left, top } = open.getBoundingClientRect();
      await expect({ left, top }).toEqual({ left: place.left, top: place.top });
    });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('form', { name: 'Decision' })).toBeVisible();
  },
};

export const NothingIsLostBetweenItsTabs: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step, userEvent }) => {
    const beside = within(canvas.getByRole('complementary', { name: 'Decision and notes' }));
    const tab = (name: RegExp) => beside.getByRole('tab', { name });
    const box = () => beside.getByRole('textbox', { name: 'Comment' });
    await step(
      'Notes have a tab with their counter, so that the form has the height of the rail',
      async () => {
        await expect(tab(/^Notes/)).toHaveTextContent('Notes3');
        await expect(beside.queryByRole('textbox', { name: 'Comment' })).toBeNull();
        const form = beside.getByRole('form', { name: 'Decision' }).getBoundingClientRect();
        const whole = beside.getByRole('tablist').closest('aside')?.getBoundingClientRect();
        await expect(form.height).toBeGreaterThan((whole?.height ?? 0) - 60);
      },
    );
    await step('Nothing moves while a note is typed', async () => {
      await userEvent.click(tab(/^Notes/));
      const places = () =>
        [
          box(),
          beside.getByRole('list', { name: 'Comments' }),
          beside.getByRole('button', { name: /^Save/ }),
        ].map(one => ({ ...one.getBoundingClientRect().toJSON() }));
      const before = places();
      await userEvent.type(box(), 'Half a thought{Enter}of{Enter}five{Enter}long{Enter}lines{Enter}and one');
      await expect(places()).toEqual(before);
    });
    await step('An unsent note is still there after a look at the decision', async () => {
      await userEvent.click(tab(/^Decision/));
      await expect(beside.getByRole('form', { name: 'Decision' })).toBeVisible();
      await userEvent.click(tab(/^Notes/));
      await expect(box()).toHaveValue('Half a thought\nof\nfive\nlong\nlines\nand one');
    });
  },
};

export const ViewOnly: Story = {
  args: {
    notice: { title: 'You can look at this loan but not change it', text: 'Your role is Credit viewer.' },
    rail: { ...rail, reload: { running: true, onPress: onReload } },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reloading' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('You can look at this loan but not change it')).toBeVisible();
    await expect(canvas.getByText('Your role is Credit viewer.')).toBeVisible();
  },
};

export const OnALaptop: Story = {
  args: { rail: { ...rail, open: false } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open decision and notes' })).toBeVisible();
    await expectNothingSideways();
  },
};

export const RailOverTheContent: Story = {
  args: { rail: { ...rail, open: true } },
  globals: { viewport: { value: 'laptop' } },
  parameters: { covers: ['CR-017.a', 'CR-020.a'] },
  play: async ({ step }) => {
    await step(
      "In a narrow window, too, there are a 'Reload Loan' button and the decision form",
      async () => {
        const drawer = within(await screen.findByRole('dialog', { name: 'Decision and notes' }));
        await expect(drawer.getByRole('button', { name: 'Reload Loan' })).toBeVisible();
        await expect(drawer.getByRole('form', { name: 'Decision' })).toBeVisible();
      },
    );
  },
};

export const LongestName: Story = {
  parameters: { states: ['longest'] },
  args: { header: <LoanHeader core={loan} name={longestName} />, rail: { ...rail, open: false } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: longestName })).toBeVisible();
    await expectNothingSideways();
  },
};

export const OnATablet: Story = {
  args: { rail: { ...rail, open: false } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Rs. 8,338')).toBeVisible();
    await expect(canvas.getByText('32.4%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open decision' }));
    await expect(rail.onChange).toHaveBeenLastCalledWith('decision');
    await userEvent.click(canvas.getByRole('button', { name: 'Notes 3' }));
    await expect(rail.onChange).toHaveBeenLastCalledWith('notes');
    await expectNothingSideways();
  },
};
