import { Sidebar } from '@lending-desk/ui/shell/Sidebar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { staff } from '../fixtures/staff';
import { inBox } from '../inBox';
import type { Area } from '../panels';

const meta = {
  title: 'Every desk/Parts/Sidebar',
  component: Sidebar,
  args: { viewer: staff.superUser, currentAddress: '/credit/loans', onLogout: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [inBox({ height: '100dvh' })],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

const views = [
  ['All Cases', '/credit/loans'],
  ['On Hold Cases', '/credit/loans?status=HOLD'],
  ['Accepted Cases', '/credit/loans?status=APPROVED'],
  ['Rejected Cases', '/credit/loans?status=REJECTED'],
  ['Credit Rejected Cases', '/credit/loans?status=CREDIT_REJECTED'],
  ['Export', '/credit/export-loans/'],
  ['Customer Search', '/loan-management/search/'],
  ['Export Loans', '/loan-management/export-loans/'],
  ['Export Applications', '/loan-management/export-application-details/'],
  ['Disbursed Loans', '/loan-management/collections/'],
  ['Next Best Account', '/loan-management/collections/next'],
  ['Approvals', '/loan-management/collections/approvals'],
  ['NACH Upload', '/loan-management/collections/nach'],
  ['Cash Book', '/loan-management/collections/cash-book'],
  ['VAS Feedback', '/vas/vas-feedback'],
  ['Horoscope', '/florence-club/horoscope'],
  ['Staff', '/admin/staff'],
  ['Audit', '/admin/audit'],
  ['Settings', '/admin/settings'],
  ['Operations', '/admin/operations'],
] as const;

export const EveryViewAndWhereItLeads: Story = {
  parameters: {
    covers: [
      'SH-033.a',
      'SH-034.a',
      'SH-035.a',
      'SH-036.a',
      'SH-037.a',
      'SH-037.c',
      'SH-038.a',
      'SH-039.a',
      'SH-040.a',
      'SH-041.a',
    ],
  },
  play: async ({ canvas, step }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(links.map(link => link.textContent)).toEqual(views.map(([name]) => name));
    for (const [name, address] of views)
      await step(`The sidebar entry '${name}' opens ${address}`, async () => {
        const [link] = links.filter(one => one.textContent === name);
        await expect(link).toHaveAttribute('href', address);
      });
    await step('The sidebar has a Customer Support entry', async () => {
      const support = canvas.getByRole('list', { name: 'Customer Support' });
      await expect(within(support).getByRole('link', { name: 'Customer Search' })).toBeVisible();
    });
    await step('The sidebar has a Collections entry', async () => {
      const collections = canvas.getByRole('list', { name: 'Collections' });
      await expect(within(collections).getByRole('link', { name: 'Disbursed Loans' })).toBeVisible();
    });
  },
};

export const SignedInUser: Story = {
  parameters: { covers: ['SH-030.a', 'SH-030.d'] },
  play: async ({ canvas, step }) => {
    await step('The sidebar shows the initials and the name of the signed-in user', async () => {
      await expect(canvas.getByText('MS')).toBeVisible();
      await expect(canvas.getByText('Meera Subramanian')).toBeVisible();
    });
    await expect(canvas.getByText('Super user')).toBeVisible();
  },
};

export const LoggingOut: Story = {
  parameters: { covers: ['SH-031.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The sidebar has a Logout item', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};

export const Mini: Story = {
  args: { mini: true },
  parameters: { covers: ['SH-030.c', 'SH-031.b', 'SH-038.a', 'SH-039.a', 'SH-040.a', 'SH-041.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('as narrow as its pictures', async () => {
      await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(56);
      await expect(canvas.queryByText('All Cases')).toBeNull();
    });
    await step('the person is initials without the name, and Logout is there', async () => {
      await expect(canvas.getByRole('img', { name: 'Meera Subramanian' })).toHaveTextContent('MS');
      await expect(canvas.queryByText(/Meera Subramanian|Super user/)).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    });
    await step('every entry leads where it leads in the whole sidebar', async () => {
      for (const [name, address] of views)
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', address);
    });
    await step('rules stand between the desks, in place of their names', async () => {
      const parts = [...canvas.getByRole('navigation', { name: 'Main' }).children];
      const lists = canvas.getAllByRole('list').length;
      const expected = Array.from({ length: lists }, (_, at) => (at === 0 ? ['UL'] : ['HR', 'UL']));
      await expect(parts.map(part => part.tagName)).toEqual(expected.flat());
    });
    await step("an icon shows its view's name on hover", async () => {
      const link = canvas.getByRole('link', { name: 'On Hold Cases' });
      await userEvent.hover(link);
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('On Hold Cases');
    });
    await step('Logout signs out here too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};

export const MiniWithoutAnAccount: Story = {
  args: { mini: true, viewer: { ...staff.underwriter, roles: [] } },
  parameters: { covers: ['SH-030.c'] },
  play: async ({ canvas, step }) => {
    await step('initials without the name also of somebody who has no account page', async () => {
      await expect(canvas.queryByRole('link')).toBeNull();
      await expect(canvas.getByRole('img', { name: staff.underwriter.fullName })).toBeVisible();
      await expect(canvas.queryByText(staff.underwriter.fullName)).toBeNull();
    });
  },
};

const current = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link')
    .filter(link => link.getAttribute('aria-current') === 'page')
    .map(link => link.textContent);

export const MarkedByStatus: Story = {
  args: { currentAddress: '/credit/loans?status=HOLD&page=2' },
  play: async ({ canvasElement }) => {
    await expect(current(canvasElement)).toEqual(['On Hold Cases']);
  },
};

export const ALoanBelongsToItsQueue: Story = {
  args: { currentAddress: '/credit/loans/482190' },
  play: async ({ canvasElement }) => {
    await expect(current(canvasElement)).toEqual(['All Cases']);
  },
};

const groupsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('heading')
    .map(heading => heading.textContent);

const linksOf = (canvas: Area, desk: string) =>
  within(canvas.getByRole('list', { name: desk }))
    .getAllByRole('link')
    .map(link => link.textContent);

export const AnUnderwriterSeesCredit: Story = {
  args: {
    viewer: {
      ...staff.underwriter,
      fullName: 'Naveen',
      roles: ['ROLE_CREDIT_USER', 'ROLE_CREDIT_DASHBOARD_VIEW'],
    },
  },
  parameters: { covers: ['SH-030.b'] },
  play: async ({ canvas, canvasElement, step }) => {
    await step('a name of one word gives one initial', async () => {
      await expect(canvas.getByText(/^N$/)).toBeVisible();
    });
    await expect(groupsOf(canvasElement)).toEqual(['Credit']);
    await expect(canvas.getByText('Underwriter + 1')).toBeVisible();
  },
};

export const CustomerSupportSeesEngagementToo: Story = {
  args: { viewer: staff.support, currentAddress: '/loan-management/search/' },
  parameters: { covers: ['SH-039.a'] },
  play: async ({ canvas, canvasElement, step }) => {
    await expect(groupsOf(canvasElement)).toEqual(['Customer Support', 'Engagement']);
    await expect(current(canvasElement)).toEqual(['Customer Search']);
    await step('Horoscope is there for those who may read it, not only for those who save it', async () => {
      await expect(linksOf(canvas, 'Engagement')).toEqual(['VAS Feedback', 'Horoscope']);
    });
  },
};

export const ACollectorSeesCollections: Story = {
  args: { viewer: staff.collector, currentAddress: '/loan-management/collections/' },
  play: async ({ canvas, canvasElement }) => {
    await expect(groupsOf(canvasElement)).toEqual(['Collections']);
    await expect(linksOf(canvas, 'Collections')).toEqual([
      'Disbursed Loans',
      'Next Best Account',
      'Approvals',
    ]);
  },
};

export const AViewerSeesNoApprovals: Story = {
  args: { viewer: staff.supportViewer, currentAddress: '/loan-management/collections/' },
  parameters: { covers: ['M36.k', 'SH-038.a', 'SH-039.a', 'SH-040.a', 'SH-041.a'] },
  play: async ({ canvas, step }) => {
    await step('The entries of customer support and of its areas are there for a viewer too', async () => {
      await expect(linksOf(canvas, 'Customer Support')).toEqual([
        'Customer Search',
        'Export Loans',
        'Export Applications',
      ]);
      await expect(linksOf(canvas, 'Engagement')).toEqual(['VAS Feedback', 'Horoscope']);
    });
    await step('Viewers see the lists of collections, and not Approvals', async () => {
      await expect(linksOf(canvas, 'Collections')).toEqual(['Disbursed Loans', 'Next Best Account']);
    });
  },
};

export const WithoutARole: Story = {
  args: { viewer: staff.nobody, currentAddress: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await expect(canvas.getByText('No role')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { viewer: null, currentAddress: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await expect(canvas.queryByText('No role')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
    await expect(canvas.getByRole('complementary')).toHaveTextContent(/^Lending Desk$/);
  },
};

export const LongestName: Story = {
  args: {
    viewer: {
      ...staff.creditAdmin,
      fullName: longestName,
      roles: ['ROLE_CUSTOMER_SERVICE_ADMIN', 'ROLE_CREDIT_ADMIN', 'ROLE_COLLECTION_CALL_REVIEW'],
    },
  },
  parameters: { covers: ['SH-030.a'] },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('complementary').scrollWidth).toBeLessThanOrEqual(232);
    await expect(canvas.getByText('Customer support admin + 2')).toBeVisible();
    await step('of a name of six words the initials are those of the first two', async () => {
      await expect(canvas.getByText('VS')).toBeVisible();
    });
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const InALowWindow: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav.scrollHeight).toBeGreaterThan(nav.clientHeight);
    const logout = canvas.getByRole('button', { name: 'Logout' });
    await expect(logout.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
