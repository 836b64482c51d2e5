import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { type CreditDesk, creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { disbursedAnswers, disbursedDesk } from './desk/disbursed';
import { rowOf, supportAnswers } from './desk/support';
import { queueRead } from './queueEntries';
import { theProduct } from './theProduct';

const { story, sentTo } = theProduct(() => inMemoryServer(disbursedDesk(), disbursedAnswers), {
  address: '/loan-management/collections/',
  as: staff.superUser,
  at: new Date('2026-11-24T06:30:00Z'),
});

/** One application for every area, with sign-in and sign-up, in the real app. */
const meta = {
  title: 'Journeys/Every desk/All areas',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const areas = [
  ['All Cases', '/credit/loans', 'All Cases', 'Credit'],
  ['Customer Search', '/loan-management/search/', 'Customer Search', 'Customer Support'],
  ['Disbursed Loans', '/loan-management/collections/', 'Disbursed applications', 'Collections'],
  ['VAS Feedback', '/vas/vas-feedback', 'Enter a loan id to see and give VAS feedback', 'Engagement'],
  ['Horoscope', '/florence-club/horoscope', 'Select Date And Fill the Horoscope', 'Engagement'],
] as const;

export const OneApplication: Story = {
  parameters: {
    covers: [
      'HO-003.a',
      'SH-001.a',
      'SH-001.b',
      'SH-006.a',
      'SH-013.a',
      'SH-014.a',
      'SH-009.a',
      'SH-015.a',
      'SH-038.a',
      'SH-039.a',
      'SH-040.a',
      'SH-041.a',
    ],
  },
  play: async ({ step, userEvent }) => {
    await step(
      'credit, customer support, collections, VAS feedback and horoscope are areas of one application',
      async () => {
        const main = within(await screen.findByRole('navigation', { name: 'Main' }));
        for (const [name, address, heading, desk] of areas) {
          await userEvent.click(main.getByRole('link', { name }));
          await waitFor(() => expect(location.pathname).toBe(address));
          await waitFor(() =>
            expect(main.getByRole('link', { name })).toHaveAttribute('aria-current', 'page'),
          );
          await expect(
            await within(screen.getByRole('main')).findByRole('heading', { level: 1, name: heading }),
          ).toBeVisible();
          const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
          await expect(path.getAllByRole('listitem')[0]).toHaveTextContent(desk);
        }
      },
    );
    await step('before a date is chosen the horoscope has no card', async () => {
      await waitFor(() => expect(location.pathname).toBe('/florence-club/horoscope'));
      await expect(await screen.findByRole('button', { name: 'Monday 23 Nov 2026' })).toBeVisible();
      await expect(screen.queryByRole('region', { name: 'Aries' })).toBeNull();
    });
    await step('together with sign-in and sign-up', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
      await expect(await screen.findByRole('form', { name: 'Sign up' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
      await expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
      await expect(sentTo('/auth/login')).toEqual([]);
    });
  },
};

/** By a phone number ten loans are found. */
const found = answering(contract.loan.search, ({ loans }: CreditDesk, _viewer, { loanId, phone }) => ({
  data: {
    loans: (phone === undefined ? loans.filter(loan => loan.loanId === loanId) : [...loans, ...loans]).map(
      (loan, at) => ({ ...rowOf(loan, at), loanId: loan.loanId + (at >= loans.length ? 100 : 0) }),
    ),
  },
}));
const palette = theProduct(
  () => inMemoryServer({ ...creditDesk(), recordings: [] }, [found, ...creditAnswers, ...supportAnswers]),
  {
    address: '/credit/loans',
    as: staff.superUser,
  },
);

export const ThePaletteReachesThemAll: Story = {
  ...palette.story,
  parameters: {
    ...palette.story.parameters,
    covers: ['SH-029.a', 'SH-029.b', 'XR-035.b', 'XR-035.d', 'XR-035.e'],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent } = palette;
    const search = async (text: string) => {
      await userEvent.keyboard('{Control>}k{/Control}');
      const opened = within(await screen.findByRole('dialog', { name: 'Command palette' }));
      await userEvent.click(opened.getByRole('combobox'));
      await userEvent.paste(text);
      return opened;
    };
    const choose = async (text: string, name: string | RegExp) => {
      await userEvent.click(await (await search(text)).findByRole('option', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const kept = () => JSON.parse(localStorage.getItem('lending-desk.preferences') ?? '');
    await step('a loan id is sought at each desk that has it', async () => {
      const row = await screen.findByRole('row', { name: /Nazia Begum|482192/ });
      await expect(row).toBeVisible();
      const opened = await search(' 482192 ');
      await waitFor(() =>
        expect(opened.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
          'Loan 482192',
          'Loan 482192 of Nazia Begum',
        ]),
      );
      await expect(opened.getByRole('group', { name: 'Loans' })).toContainElement(
        opened.getByRole('option', { name: 'Loan 482192' }),
      );
      await expectSent(contract.loan.list, queueRead('page=1'), queueRead('loanId=482192&page=1'));
      await expectSent(contract.loan.search, {
        to: 'POST /api/v1/customer-service/search-loan',
        body: { loanId: 482_192 },
      });
      await userEvent.keyboard('{Escape}');
    });
    await step(
      'while it is sought it is not said that there is none; the first eight are offered',
      async () => {
        const give = palette.hold(contract.loan.search);
        const opened = await search('9000043214');
        // Neither while the typing pauses nor while the answer is awaited.
        await expect(opened.queryByText('Nothing matches')).toBeNull();
        await expectSent(contract.loan.search, {
          to: 'POST /api/v1/customer-service/search-loan',
          body: { phone: '9000043214' },
        });
        await expect(opened.queryByText('Nothing matches')).toBeNull();
        give();
        await waitFor(() => expect(opened.getAllByRole('option')).toHaveLength(8));
        await userEvent.keyboard('{Escape}');
      },
    );
    await step('where one desk cannot be searched, only that is tried again', async () => {
      const sent = { to: 'POST /api/v1/customer-service/search-loan', body: { loanId: 482_194 } };
      palette.refuse(contract.loan.search, 500, 'The archive is closed');
      const opened = await search('482194');
      await userEvent.click(await opened.findByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(opened.getAllByRole('option')).toHaveLength(2));
      await expectSent(contract.loan.search, sent, sent);
      await expectSent(contract.loan.list, queueRead('loanId=482194&page=1'));
      await userEvent.keyboard('{Escape}');
    });
    await step('single keys are turned off, and on again', async () => {
      const list = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
      const turn = async () => {
        await userEvent.click((await list()).getByRole('checkbox', { name: 'Single-key shortcuts' }));
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      };
      await userEvent.keyboard('?');
      await turn();
      await userEvent.keyboard('?{Control>}k{/Control}');
      await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Command palette');
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
      await turn();
      await userEvent.keyboard('?');
      const keys = await list();
      for (const [name, key] of [
        ['All Cases', /GA$/],
        ['Customer Search', /GS$/],
        ['Disbursed Loans', /GC$/],
      ] as const)
        await expect(keys.getByText(name).closest('div')).toHaveTextContent(key);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('those of the views lead to them', async () => {
      await userEvent.keyboard('gs');
      await waitFor(() => expect(location.pathname).toBe('/loan-management/search/'));
      await userEvent.keyboard('ga');
      await waitFor(() => expect(location.pathname).toBe('/credit/loans'));
      await screen.findByRole('row', { name: /482192/ });
    });
    await step('rows get higher, and as they were', async () => {
      const height = () => screen.getByRole('row', { name: /482192/ }).getBoundingClientRect().height;
      const compact = height();
      await choose(' rows ', 'Use comfortable rows');
      await expect(height()).toBeGreaterThan(compact);
      await expect(kept()).toMatchObject({ density: 'comfortable' });
      await choose('rows', 'Use compact rows');
      await expect(height()).toBe(compact);
    });
    await step('the sidebar is collapsed and widened', async () => {
      const width = () => screen.getByRole('navigation', { name: 'Main' }).getBoundingClientRect().width;
      const wide = width();
      await choose('sidebar', 'Collapse the sidebar');
      await waitFor(() => expect(width()).toBeLessThan(wide / 2));
      await choose('sidebar', 'Widen the sidebar');
      await waitFor(() => expect(width()).toBe(wide));
    });
    await step(
      'both have a button of their own: the sidebar collapses to a mini mode, and opens to the full one',
      async () => {
        const sidebar = () => screen.getByRole('navigation', { name: 'Main' }).getBoundingClientRect().width;
        const wide = sidebar();
        await userEvent.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
        await waitFor(() => expect(sidebar()).toBeLessThan(wide / 2));
        await userEvent.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
        await waitFor(() => expect(sidebar()).toBe(wide));
        await userEvent.click(screen.getByRole('button', { name: 'Use the dark theme' }));
        await expect(kept()).toMatchObject({ mini: false, theme: 'dark' });
        await userEvent.click(screen.getByRole('button', { name: 'Use the light theme' }));
        await expect(kept()).toMatchObject({ theme: 'light' });
      },
    );
    await step(
      'the theme is the other one, here and in the next visit; that of another tab is taken',
      async () => {
        const { style } = document.documentElement;
        await choose('theme', 'Use the dark theme');
        await expect([style.colorScheme, kept().theme]).toEqual(['dark', 'dark']);
        const key = 'lending-desk.preferences';
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: '{"theme":"light"}' }));
        await expect(style.colorScheme).toBe('light');
        window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: '{"theme":"dark"}' }));
        await expect(style.colorScheme).toBe('light');
      },
    );
    await step('views are named after their desk, and the own account is one', async () => {
      await choose('search', /^Customer Support: Customer Search/);
      await waitFor(() => expect(location.pathname).toBe('/loan-management/search/'));
      await choose('account', 'Your account');
      await waitFor(() => expect(location.pathname).toBe('/account'));
    });
    await step('a loan that was found opens at its desk', async () => {
      await choose('482192', 'Loan 482192');
      await waitFor(() => expect(location.pathname).toBe('/credit/loans/482192/'));
      await screen.findByRole('heading', { level: 1, name: 'Nazia Begum' });
      await choose('482192', 'Loan 482192 of Nazia Begum');
      await waitFor(() => expect(location.pathname).toBe('/loan-management/loans/482192'));
      await screen.findByRole('heading', { level: 1, name: 'Nazia Begum' });
    });
    await step('Logout ends the session', async () => {
      await choose('logout', 'Logout');
      await expect(await screen.findByRole('form', { name: 'Sign up' })).toBeVisible();
      await expectSent(contract.signin.logout, { to: 'POST /api/v1/auth/logout' });
    });
  },
};

const oneDesk = theProduct(
  () => inMemoryServer({ ...creditDesk(), recordings: [] }, [found, ...creditAnswers, ...supportAnswers]),
  { address: '/credit/loans', as: staff.underwriter },
);

export const ThePaletteOfOneDesk: Story = {
  ...oneDesk.story,
  parameters: { ...oneDesk.story.parameters, covers: ['XR-035.d'] },
  play: async ({ step, userEvent }) => {
    await screen.findByRole('row', { name: /482192/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    const opened = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    const box = opened.getByRole('combobox');
    await step('a loan id is sought at the desk that one has, and no other', async () => {
      await userEvent.click(box);
      await userEvent.paste('482192');
      const option = await opened.findByRole('option', { name: /482192/ });
      await expect(option).toHaveTextContent(/^Loan 482192$/);
      await oneDesk.expectSent(contract.loan.list, queueRead('page=1'), queueRead('loanId=482192&page=1'));
    });
    await step('a phone is sought nowhere', async () => {
      await userEvent.clear(box);
      await userEvent.paste('9000043214');
      await expect(await opened.findByText('Nothing matches')).toBeVisible();
      await oneDesk.expectSent(contract.loan.search);
    });
  },
};
