import { type LinkComponent, LinkProvider } from '@lending-desk/ui/primitives/Link';
import { AppShell, type AppShellProps } from '@lending-desk/ui/shell/AppShell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { shellArgs } from './AppShell.cases';
import { useArg } from '../useArg';

// Stories have no router: links only report clicks.
const StillLink: LinkComponent = ({ to, children, onClick, ...rest }) => (
  <a
    {...rest}
    href={to}
    onClick={event => {
      event.preventDefault();
      onClick?.(event);
    }}
  >
    {children}
  </a>
);

function WithState(props: AppShellProps) {
  const [mini, setMini] = useArg(props.mini);
  return (
    <AppShell
      {...props}
      mini={mini}
      onToggleMini={() => {
        setMini(!mini);
        props.onToggleMini();
      }}
    />
  );
}

const meta = {
  title: 'Every desk/Parts/App shell',
  component: AppShell,
  argTypes: { theme: { options: ['light', 'dark'], control: 'inline-radio' } },
  render: args => <WithState {...args} />,
  args: shellArgs,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    Story => (
      <LinkProvider component={StillLink}>
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const sidebarWidth = () =>
  screen.getByRole('complementary', { name: 'Sidebar' }).getBoundingClientRect().width;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(sidebarWidth()).toBe(232);
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('main').getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};

export const Dark: Story = {
  args: { theme: 'dark' },
  globals: { theme: 'dark', viewport: { value: 'desktop' } },
};

export const PrintedByNobodyKnown: Story = {
  args: { viewer: null },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    const line = await canvas.findByText(/^Printed /);
    await expect(line).toHaveTextContent(/^Printed on \d{1,2} \w{3} \d{4}, \d\d:\d\d [ap]m$/);
    window.dispatchEvent(new Event('afterprint'));
  },
};

export const CollapsingToMini: Story = {
  parameters: { covers: ['SH-029.a', 'SH-029.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The sidebar can collapse to a mini mode', async () => {
      const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(toggle);
      await expect(args.onToggleMini).toHaveBeenCalledOnce();
      await expect(sidebarWidth()).toBe(56);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(toggle);
      await expect(sidebarWidth()).toBe(232);
    });
  },
};

export const SkippingToThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

export const SmallLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(sidebarWidth()).toBe(56);
    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    await step('the button opens the whole sidebar over the page', async () => {
      await userEvent.click(toggle);
      const drawer = await screen.findByRole('dialog', { name: 'Sidebar' });
      await expect(within(drawer).getByText('Credit Rejected Cases')).toBeVisible();
      await waitFor(() => expect(within(drawer).getByRole('link', { name: 'All Cases' })).toHaveFocus());
      await expect(args.onToggleMini).not.toHaveBeenCalled();
      await expect(sidebarWidth()).toBe(232);
    });
    await step('Escape closes it and the button has the focus again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(toggle).toHaveFocus());
    });
  },
};

export const Tablet: Story = {
  parameters: { covers: ['XR-112.a'] },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the page has the whole width', async () => {
      await expect(screen.queryByRole('complementary')).toBeNull();
      await expect(canvas.getByRole('main').getBoundingClientRect().width).toBe(window.innerWidth);
    });
    await step('following a link closes the drawer and goes on in the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
      const drawer = await screen.findByRole('dialog', { name: 'Sidebar' });
      await userEvent.click(within(drawer).getByRole('link', { name: 'All Cases' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
    await step('opened again, Escape returns the focus to its button, not to the page', async () => {
      const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(toggle);
      await screen.findByRole('dialog', { name: 'Sidebar' });
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(toggle).toHaveFocus());
    });
  },
};

/** The page around it, which the browser's way back changes. */
function Back(props: AppShellProps) {
  const [address, setAddress] = useState(props.currentAddress);
  useEffect(() => {
    const back = () => setAddress('/credit/loans?status=HOLD');
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  return <AppShell {...props} currentAddress={address} />;
}

export const BackWithTheDrawerOpen: Story = {
  render: args => <Back {...args} />,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
    await expect(await screen.findByRole('dialog', { name: 'Sidebar' })).toBeVisible();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ZoomedTo200: Story = {
  args: { children: <div style={{ flex: 'none', height: 900, padding: 20 }}>Loan 482190</div> },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    // Overflowing content scrolls in the page, below the bar.
    const page = canvas.getByRole('main');
    await expect(page.scrollHeight).toBeGreaterThan(page.clientHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};
