import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aDocument, personalDetails } from '../fixtures/kycWire';
import { expectOnTabs, openTab } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { placeInHistory } from './theProduct';
import { idString, loanId, reviewer } from './desk/collections';

const { story, sentTo, expectSent, hold } = collectionsProduct(reviewer);

/** A disbursed loan at the collections desk: what each action of a person sends, in the real app. */
const meta = {
  title: 'Journeys/Collections/Loan',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
export const ReadOnceAndShownInTwelveTabs: Story = {
  parameters: { covers: ['CO-018.b', 'CO-018.c', 'CO-018.d', 'CO-020.a', 'CO-020.b'] },
  play: async ({ step, userEvent }) => {
    await step('The loan of the address is read once', async () => {
      await expect(await screen.findByRole('tab', { name: /^Personal Details/ })).toBeVisible();
      await expectSent(contract.collections.read, {
        to: `GET /api/v1/collections/get-loan-details/${loanId}`,
      });
    });
    await step('its twelve tabs stand one below the other, in this order', async () => {
      const tabs = screen.getAllByRole('tab');
      await expect(tabs.map(tab => tab.textContent?.replace(/\d+$/, ''))).toEqual([
        'Personal Details',
        'Professional Details',
        'Financial Details',
        'Kyc Details',
        'Loan Approval Details',
        'Transaction History',
        'Amortization Table',
        'Overdue Details',
        'ForeClosure Details',
        'Recordings',
        'Comments',
        'Kyc Results',
      ]);
      const tablist = screen.getByRole('tablist');
      await expect(tablist).toHaveAttribute('aria-orientation', 'vertical');
      const content = screen.getByRole('tabpanel').getBoundingClientRect();
      await expect(tablist.getBoundingClientRect().right).toBeLessThanOrEqual(content.left);
    });
    await step('a chosen tab shows its content and no other', async () => {
      for (const [name, content] of [
        [/^Overdue Details/, 'Overdue Summary'],
        [/^Amortization/, 'Repayment Details'],
        [/^ForeClosure/, 'Components'],
        [/^Kyc Results/, 'Comparison'],
      ] as const) {
        await openTab({ userEvent }, name);
        await expect(await screen.findByRole('heading', { name: new RegExp(`^${content}`) })).toBeVisible();
        await expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
      }
    });
  },
};

const byRecord = collectionsProduct(reviewer, { page: idString });

export const NamedByTheIdOfItsRecord: Story = {
  ...byRecord.story,
  parameters: { covers: ['CO-020.a'] },
  play: async ({ step }) => {
    await step('a loan whose address has the id of its record is asked for by that id', async () => {
      await expect(await screen.findByRole('tab', { name: /^Personal Details/ })).toBeVisible();
      await byRecord.expectSent(contract.collections.read, {
        to: `GET /api/v1/collections/get-loan-details/${idString}`,
      });
      await expect(location.pathname).toBe(`/loan-management/collections/${loanId}`);
    });
  },
};

export const TabsInANarrowWindow: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { covers: ['CO-018.c'] },
  play: async ({ step, userEvent }) => {
    await step('vertical tabs are one select above the content there, in no row of their own', async () => {
      const tabs = await screen.findByRole('combobox', { name: `Loan ${loanId}` });
      await expect(within(tabs).getAllByRole('option')).toHaveLength(12);
      await expect(screen.queryByRole('tablist')).toBeNull();
      await expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
      await userEvent.selectOptions(tabs, 'foreclosure');
      await expect(await screen.findByRole('heading', { name: /^Components/ })).toBeVisible();
    });
  },
};

export const WhyIsThis45Days: Story = {
  parameters: { covers: ['XR-041.c'] },
  play: async ({ step, userEvent }) => {
    const drawer = async () =>
      within(await screen.findByRole('dialog', { name: 'Where the figures come from' }));
    await step('nothing is asked about the account until somebody wants to know', async () => {
      await expect(await screen.findByText('45 days past due')).toBeVisible();
      await expect(sentTo(`/${loanId}/account`)).toEqual([]);
    });
    const page = Number(placeInHistory());
    await step('Why? asks once for the entries, and stands in the address', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
      await expect(await (await drawer()).findByText(/1 Oct 2026 to 15 Nov 2026/)).toBeVisible();
      await expectSent(contract.collections.explain, { to: `GET /api/v1/collections/${loanId}/account` });
      await expect(location.search).toBe('?why=days');
      await expectSent(contract.collections.quote);
    });
    await step('the closing amount is that of today', async () => {
      await userEvent.click((await drawer()).getByRole('radio', { name: 'Closure' }));
      await expect(await (await drawer()).findByText(/^Interest of the next EMI/)).toBeVisible();
      await expectSent(contract.collections.quote, {
        to: `GET /api/v1/collections/${loanId}/foreclosure-quote?on=2026-11-15`,
      });
    });
    await step('closed, the address is the loan’s again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(location.search).toBe(''));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Overdue, penal and closure are asked about where they stand', async () => {
      for (const [tab, button, topic, name] of [
        [/^Overdue Details/, 'Why this overdue?', 'overdue', 'Overdue'],
        [/^Overdue Details/, 'Why this penal?', 'penal', 'Penal'],
        [/^ForeClosure/, 'Why this amount?', 'closure', 'Closure'],
      ] as const) {
        await openTab({ userEvent }, tab);
        await userEvent.click(await screen.findByRole('button', { name: button }));
        await expect((await drawer()).getByRole('radio', { name })).toBeChecked();
        await expect(location.search).toMatch(new RegExp(`&why=${topic}$`));
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      }
    });
    await step('and Back leads through the two tabs, and not through what was asked', async () => {
      await expect(placeInHistory()).toBe(page + 2);
    });
  },
};

export const WhatClosesItOnAnotherDay: Story = {
  parameters: { covers: ['M32.a'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure Details/);
    await step('the quote of today is asked for, and compared with', async () => {
      await expect(
        await screen.findByRole('group', { name: 'Closure amount on 15 Nov 2026' }),
      ).toHaveTextContent('Rs. 28,722.85');
    });
    await step('days of note are marked on the line', async () => {
      for (const name of [
        'Last payment, 10 Nov 2026',
        'Today, 15 Nov 2026',
        'Month end, 30 Nov 2026',
        'Next EMI, 1 Dec 2026',
      ])
        await expect(screen.getByRole('button', { name })).toBeVisible();
    });
    await step('a day is chosen, and its quote is read', async () => {
      const give = hold(contract.collections.quote);
      await userEvent.click(screen.getByRole('button', { name: 'Next EMI, 1 Dec 2026' }));
      const figure = await screen.findByRole('group', { name: 'Closure amount on 1 Dec 2026' });
      // Until it is there, the one before stays.
      await expect(figure).toHaveTextContent('Rs. 28,722.85');
      give();
      await waitFor(() => expect(figure).toHaveTextContent('Rs. 28,889.59'));
      await expect(figure).toHaveTextContent('166.74');
      await expect(sentTo('foreclosure-quote').map(({ to }) => to)).toEqual([
        `GET /api/v1/collections/${loanId}/foreclosure-quote?on=2026-11-15`,
        `GET /api/v1/collections/${loanId}/foreclosure-quote?on=2026-12-01`,
      ]);
    });
  },
};

const noSelfie = collectionsProduct(reviewer, {
  page: `${loanId}?tab=kyc`,
  desk: () => ({
    loan: {
      personalDetails: { ...personalDetails, photo: null },
      kycDocuments: {
        pan: aDocument('ZZXPR1000Z', 'cfe3d4', {}),
        aadhaar: { name: 'Kavya R', imagebase64: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
      },
    },
  }),
});

export const WithoutASelfie: Story = {
  ...noSelfie.story,
  parameters: { covers: ['CO-030.e', 'CO-032.c'] },
  play: async ({ step, userEvent }) => {
    await step(
      'the Selfie row shows no other picture, and the picture of the Aadhaar stands in its own block',
      expectOnTabs({ userEvent })(
        'Kyc Details',
        'Selfie | No imageSelfie | – | – | –',
        'PAN Photo | PAN Photo, front | ',
        'Photo: Aadhaar',
      ),
    );
  },
};
