import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { ProfileTab } from '@lending-desk/ui/loan/ProfileTab';
import { Panel } from '@lending-desk/ui/primitives/Panel';
import { LoanScreen, type LoanScreenProps } from '@lending-desk/ui/screens/LoanScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { loans, sections, today } from '../fixtures/loans';
import { supportTabs } from '../fixtures/tabs';
import { expectNothingSideways } from '../sideways';
import { useArg } from '../useArg';

const loan = loans.approved;

const inWindow = (props: LoanScreenProps) => (
  <div style={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
    <LoanScreen {...props} />
  </div>
);

type Ready = Extract<LoanScreenProps, { state: 'ready' }>;

/** A loan as customer support will see it: sixteen vertical tabs, no rail. */
const meta: Meta<Ready> = {
  title: 'Every desk/Screens/Loan',
  component: LoanScreen,
  args: {
    state: 'ready',
    header: <LoanHeader core={loan} name="Kavya Raghunathan" />,
    tabs: {
      label: `Loan ${loan.loanId}`,
      orientation: 'vertical',
      items: supportTabs,
      value: 'personal',
      onChange: fn(),
    },
    panel: tab =>
      tab === 'personal' ? (
        <ProfileTab
          core={loan}
          personal={sections.withSelfie}
          professional={sections.professional}
          financial={sections.financial}
          today={today}
          onReveal={async () => null}
        />
      ) : (
        <Panel title={supportTabs.find(({ value }) => value === tab)?.label ?? tab}>Nothing yet.</Panel>
      ),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: function Opened(args) {
    const [value, setValue] = useArg(args.tabs.value);
    const onChange = (next: string) => {
      args.tabs.onChange(next);
      setValue(next);
    };
    return inWindow({ ...args, tabs: { ...args.tabs, value, onChange } });
  },
};

export default meta;
type Story = StoryObj<Ready>;

export const TabsAtTheSideWithoutARail: Story = {
  parameters: { covers: ['XR-119.d'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const list = canvas.getByRole('tablist', { name: `Loan ${loan.loanId}` });
    await expect(within(list).getAllByRole('tab')).toHaveLength(16);
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await step('the panel takes the rest of the window', async () => {
      const panel = canvas.getByRole('tabpanel').getBoundingClientRect();
      await expect(panel.left).toBe(list.getBoundingClientRect().right);
      await expect(panel.right).toBe(window.innerWidth);
      await expect(panel.bottom).toBe(window.innerHeight);
    });
    await step('another tab opens in its place', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Loan Source' }));
      await expect(args.tabs.onChange).toHaveBeenLastCalledWith('source');
      await expect(canvas.getByRole('region', { name: 'Loan Source' })).toBeVisible();
    });
    await step('The brackets step from tab to tab and round the ends', async () => {
      await userEvent.keyboard('[BracketRight]');
      await expect(canvas.getByRole('region', { name: 'Profile' })).toBeVisible();
      await userEvent.keyboard('[BracketLeft]');
      await expect(canvas.getByRole('region', { name: 'Loan Source' })).toBeVisible();
    });
  },
};

export const WithANotice: Story = {
  args: {
    notice: {
      title: 'There is no tab “insurance”',
      text: 'The first tab is shown in its place.',
      action: { label: 'Open Personal Details', onPress: fn() },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The first tab is shown in its place.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open Personal Details' }));
    await expect(args.notice?.action?.onPress).toHaveBeenCalledOnce();
  },
};

/** Without a rail there is no bottom bar. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Open/ })).toBeNull();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: `Loan ${loan.loanId}` }),
      'Aadhaar Details',
    );
    await expect(canvas.getByRole('region', { name: 'Aadhaar Details' })).toBeVisible();
    await expectNothingSideways();
  },
};

export const RefusedForAnotherDesk: Story = {
  render: () =>
    inWindow({
      state: 'refused',
      message: 'This loan is not disbursed',
      back: { label: 'Back to the search', onPress: fn() },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This loan is not disbursed');
    await expect(canvas.getByRole('button', { name: 'Back to the search' })).toBeVisible();
    await expect(canvas.queryByText(/underwriter/)).toBeNull();
  },
};
