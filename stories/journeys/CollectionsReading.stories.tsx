import { contract } from '@lending-desk/domain/contract';
import { paperMessages } from '@lending-desk/domain/papers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { aWireMandate } from '../fixtures/repayment';
import { staff } from '../fixtures/staff';
import { openTab } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { placeInHistory } from './theProduct';
import { type CollectionsDesk, loanId } from './desk/collections';

const { story, desk, sentTo, expectSent, hold } = collectionsProduct(staff.collector);

/** A desk that differs from the usual one. */
const deskWith = (more: Partial<CollectionsDesk>) =>
  collectionsProduct(staff.collector, { desk: () => more });

/** What a person at the collections desk reads of a loan, and what is asked for it, in the real app. */
const meta = {
  title: 'Journeys/Collections/Reading',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
const header = async () => {
  const name = await screen.findByRole('heading', { level: 1, name: 'Kavya Raghunathan' });
  const found = name.closest('header');
  if (!found) throw new Error('The name stands in no header');
  return within(found);
};

export const WhoseLoanItIs: Story = {
  parameters: {
    covers: ['CO-016.a', 'CO-016.b', 'CO-022.a', 'CO-022.b', 'CO-022.c', 'CO-022.d', 'SH-016.a'],
  },
  play: async ({ step, userEvent }) => {
    await step('the header shows the customer name and the loan id', async () => {
      const inside = await header();
      await expect(inside.getByText('Kavya Raghunathan')).toBeVisible();
      await expect(inside.getByText(String(loanId))).toBeVisible();
    });
    await step('the loan is that of the address', async () => {
      await expect(location.pathname).toBe(`/loan-management/collections/${loanId}`);
    });
    await step('and the way to all loans of the customer', async () => {
      await expect((await header()).getByRole('link', { name: 'All loans' })).toHaveAttribute(
        'href',
        '/loan-management/collection-loans/9000043214',
      );
    });
    await step('Its application, approval and disbursal status are shown', async () => {
      const inside = await header();
      await expect(inside.getByText('Loan agreement accepted')).toBeVisible();
      await expect(inside.getByText('Disbursed')).toBeVisible();
      await expect(inside.getByText('Disbursal completed')).toBeVisible();
    });
    await step('the header has no control beside them', async () => {
      const controls = (await header()).getAllByRole('button');
      await expect(controls.map(it => it.ariaLabel ?? it.textContent)).toEqual([
        ...['Copy loan id', 'Print', 'Agent Details: Agent SI-0402', 'Call Customer', 'Why?', 'Mandate'],
      ]);
    });
    await step('no control changes one of them, in the header or in any tab', async () => {
      const changes =
        /approv(e|al status)|reject|hold|disburs|application status|case status|undo closure|review/i;
      for (const tab of screen.getAllByRole('tab')) {
        await userEvent.click(tab);
        await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
        const controls = [
          ...screen.getByRole('main').querySelectorAll('button, input, select, textarea, [role=combobox]'),
        ];
        await expect(controls.length).toBeGreaterThan(2);
        const named = controls.map(it => it.getAttribute('aria-label') ?? it.textContent ?? '');
        await expect(named.filter(name => changes.test(name))).toEqual([]);
      }
    });
    await step('and nothing was written by looking at them', async () => {
      await expect(sentTo('POST /')).toEqual([]);
    });
  },
};

const processing = deskWith({ loan: { disbursalStatus: 'PROCESSING' } });

export const ADisbursalThatIsProcessed: Story = {
  ...processing.story,
  parameters: { covers: ['CO-022.c'] },
  play: async ({ step }) => {
    await step('disbursalStatus is displayed before it is completed, too', async () => {
      await expect((await header()).getByText('Disbursal processing')).toBeVisible();
      await expect(screen.queryByText('Disbursal completed')).toBeNull();
    });
  },
};

export const ThePhoneIsTakenBack: Story = {
  parameters: { covers: ['CO-017.a', 'SH-070.c', 'SH-072.c', 'SH-072.d', 'SH-073.c', 'SH-075.a'] },
  play: async ({ step, userEvent }) => {
    const picker = () => screen.findByRole('combobox', { name: 'Select Phone Number' });
    const button = () => screen.getByRole('button', { name: 'Call Customer' });
    await step('the header carries the agent details, the phone numbers and Call Customer', async () => {
      await picker();
      const header = within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
      await expect(await header.findByRole('button', { name: 'Agent Details: Agent SI-0402' })).toBeVisible();
      await expect(header.getByRole('combobox', { name: 'Select Phone Number' })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Call Customer' })).toBe(button());
    });
    await step('every number of the loan can be chosen, each under whose it is', async () => {
      await userEvent.click(await picker());
      const options = await screen.findAllByRole('option');
      await expect(options.map(option => option.textContent)).toEqual([
        'Primary: 9000043214',
        'Alternate: 9000043215',
        'Reference (Ravi: 2 Menon): 04426543216',
      ]);
    });
    await step('a phone number is chosen', async () => {
      await userEvent.click(await screen.findByRole('option', { name: /^Alternate/ }));
      await expect(await picker()).toHaveTextContent('9000043215');
      await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled', 'true'));
    });
    await step('the picker is cleared: no phone number is chosen, and none is called', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear phone number' }));
      await expect(await picker()).not.toHaveTextContent('9000043215');
      await expect(button()).toHaveAttribute('aria-disabled', 'true');
      button().click();
      await expect(sentTo('call-customer')).toEqual([]);
    });
    await step('the agent details open from the header', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Agent Details: Agent SI-0402' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Agent Details' }));
      await expect(await dialog.findByRole('textbox', { name: 'Agent id' })).toHaveValue('SI-0402');
    });
  },
};

export const RefreshShowsWhatTheServerNowAnswers: Story = {
  parameters: { covers: ['CO-019.b'] },
  play: async ({ step, userEvent }) => {
    await step('the loan was changed meanwhile, and the page still shows what was read', async () => {
      await expect(await screen.findByText('45 days past due')).toBeVisible();
      Object.assign(desk(), { closedOn: '2026-11-20' });
      await expect(screen.queryByText('Closed on 20 Nov 2026')).toBeNull();
    });
    await step('the refresh button loads the loan again, once, and shows what is answered now', async () => {
      const give = hold(contract.collections.read);
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAccessibleDescription(
          'The loan is being read',
        ),
      );
      give();
      await expect(await screen.findByText('Closed on 20 Nov 2026')).toBeVisible();
      await expect(screen.queryByText('45 days past due')).toBeNull();
      await expect(sentTo('get-loan-details')).toHaveLength(2);
    });
  },
};

export const TheOutstandingDetails: Story = {
  parameters: { covers: ['CO-019.b', 'CO-021.a', 'CO-021.b', 'CO-021.c', 'CO-021.d'] },
  play: async ({ step, userEvent }) => {
    await step('What is due is read for this loan', async () => {
      await openTab({ userEvent }, /^ForeClosure/);
      await expectSent(contract.collections.outstanding, {
        to: `GET /api/v1/collections/${loanId}/get-outstanding-details`,
      });
    });
    const table = within(await screen.findByRole('table', { name: 'Components' }));
    const row = (name: string) =>
      [...(table.getByRole('row', { name: new RegExp(`^${name}`) }).children ?? [])].map(
        cell => cell.textContent,
      );
    await step('The overdue amounts are those that were answered as overdue', async () => {
      await expect(row('Overdue')).toEqual([
        'Overdue',
        'Rs. 17,088.77',
        'Rs. 1,069.23',
        'Rs. 545',
        'Rs. 1,180',
        'Rs. 19,883',
      ]);
    });
    await step('The outstanding amounts are those that were answered as outstanding', async () => {
      await expect(row('Outstanding').slice(0, 3)).toEqual(['Outstanding', 'Rs. 17,695.60', 'Rs. 144.51']);
    });
    await step('The refresh button loads them again with the loan', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await expectSent(contract.collections.outstanding, {
        to: `GET /api/v1/collections/${loanId}/get-outstanding-details`,
      });
      await waitFor(() => expect(sentTo('get-loan-details')).toHaveLength(2));
    });
  },
};

/** It waits to be authorised, by a link that is masked. */
const maskedMandate = { ...aWireMandate, status: 'INITIALIZED', authLink: 'https://mandate.example/••••' };
const looking = collectionsProduct(
  { ...staff.collector, roles: ['ROLE_CUSTOMER_SERVICE_VIEW'] },
  { page: `${loanId}?tab=approval`, desk: () => ({ mandate: maskedMandate }) },
);

export const TheMandateOfAViewer: Story = {
  ...looking.story,
  parameters: { covers: ['CO-016.a', 'CO-016.b', 'M48.f', 'XR-007.a', 'XR-044.c'] },
  play: async ({ step, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Mandate' });
    await step('the header shows the customer name and the loan id to viewers, too', async () => {
      const inside = await header();
      await expect(inside.getByRole('heading', { name: 'Kavya Raghunathan' })).toBeVisible();
      await expect(inside.getByText(String(loanId))).toBeVisible();
    });
    const page = placeInHistory();
    await step(
      'the mandate is one press away; the address says that it is open, and still which tab',
      async () => {
        await userEvent.click(button);
        const drawer = within(await screen.findByRole('dialog', { name: 'Mandate' }));
        await expect(location.search).toBe('?tab=approval&mandate=open');
        await userEvent.click(drawer.getByRole('button', { name: 'Show auth link' }));
        await expect(await drawer.findByRole('link', { name: /mandate\.example\/plain/ })).toBeVisible();
        await looking.expectSent(contract.loan.reveal, {
          to: `POST /api/v1/credit-dashboard/loans/${loanId}/reveal?desk=collections`,
          body: { field: 'authLink' },
        });
      },
    );
    await step('closed, it is the address of the tab again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(location.search).toBe('?tab=approval');
      await expect(placeInHistory()).toBe(page);
    });
    for (const [tab, name, field] of [
      [/^Personal Details/, /^Show mobile number/i, 'primaryPhoneNumber'],
      [/^Financial Details/, /^Show bank account number/i, 'accountNumber'],
      [/^Kyc Details/, 'Show number of PAN Photo', 'panNumber'],
    ] as const)
      await step(`in the tab ${tab.source.slice(1)} a viewer reveals one field, which is named`, async () => {
        await openTab({ userEvent }, tab);
        const shown = within(await screen.findByRole('tabpanel', { name: tab }));
        await userEvent.click(await shown.findByRole('button', { name }));
        await looking.expectSent(contract.loan.reveal, {
          to: `POST /api/v1/credit-dashboard/loans/${loanId}/reveal?desk=collections`,
          body: { field },
        });
      });
    await step('a viewer downloads no quote, and no letter of a closed loan', async () => {
      const isOff = async (name: string) => {
        const button = await screen.findByRole('button', { name });
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button).toHaveAccessibleDescription(paperMessages.writersOnly);
      };
      await openTab({ userEvent }, /^ForeClosure/);
      await isOff('Download Quote');
      looking.desk().closedOn = '2026-11-15';
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await isOff('No Dues Letter');
    });
  },
};

const refusesToRead = { call: 'read', message: ['The book is being restored', 'Try later'] };
const failing = deskWith({ refuses: refusesToRead });

export const ALoanThatCannotBeRead: Story = {
  ...failing.story,
  parameters: { ...failing.story.parameters, covers: ['CO-023.a', 'CO-023.b', 'CO-023.c'] },
  beforeEach: async context => {
    const logged = spyOn(console, 'error').mockImplementation(fn());
    const end = await failing.story.beforeEach(context);
    return async () => {
      logged.mockRestore();
      await end();
    };
  },
  play: async ({ step, userEvent }) => {
    await step('a failed load puts the screen into the error state', async () => {
      await expect(
        await screen.findByRole('heading', { name: 'Error Occured. Please try again later' }),
      ).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Reload Loan' })).toBeVisible();
      await expect(screen.queryByRole('tab')).toBeNull();
    });
    await step('it is logged, with its loan', async () => {
      await expect(console.error).toHaveBeenCalledWith(
        `Loan ${loanId} could not be read`,
        expect.objectContaining({ message: 'The book is being restored' }),
      );
    });
    await step('and only logged: no snackbar and no dialog with a message opens', async () => {
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(screen.queryByRole('dialog')).toBeNull();
      const said = screen.getAllByText('The book is being restored');
      await expect(said).toHaveLength(1);
      await expect(screen.getByRole('main')).toContainElement(said[0] ?? null);
      await expect(screen.queryByText('Try later')).toBeNull();
    });
    await step('it is read again', async () => {
      failing.desk().refuses = null;
      await userEvent.click(screen.getByRole('button', { name: 'Reload Loan' }));
      await expect(await screen.findByRole('tab', { name: /^Personal Details/ })).toBeVisible();
    });
    await step('a load by the refresh button that fails puts a loan on screen there, too', async () => {
      failing.desk().refuses = refusesToRead;
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await expect(
        await screen.findByRole('heading', { name: 'Error Occured. Please try again later' }),
      ).toBeVisible();
      await expect(screen.queryByRole('tab')).toBeNull();
    });
  },
};

export const TheUpdatedKyc: Story = {
  parameters: { covers: ['CR-090.a', 'CO-103.a', 'CO-103.b'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Kyc Results/);
    await step(
      'Kyc Results shows the updated KYC view: its panels, and every source beside the declared',
      async () => {
        for (const name of ['Images', 'KYC verification status', 'Name', 'Address', 'DoB', 'ID Number'])
          await expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-expanded');
        await expect(await screen.findByRole('columnheader', { name: /^Declared/ })).toBeVisible();
      },
    );
    await step('with what statement and bureaux say of the customer, and nothing else of them', async () => {
      await expectSent(contract.kyc.reported, {
        to: `GET /api/v1/reported-identity/${loanId}?desk=collections`,
      });
      for (const name of ['Penny drop', 'Bank statement', 'Equifax', 'CIBIL', 'GPS'])
        await expect(await screen.findByRole('columnheader', { name })).toBeVisible();
      const panel = screen.getByRole('tabpanel', { name: /^Kyc Results/ });
      await waitFor(() => expect(panel).toHaveTextContent('RAGHUNATHAN KAVYA'));
    });
    await step('in the collections flavour: as given for this loan', async () => {
      await expect(screen.getByText(/^As given for this loan; each source/)).toBeVisible();
    });
    await step('without the credit loan, which a collector may not read', async () => {
      await expect(sentTo('/api/v1/credit/')).toEqual([]);
      await expect(sentTo('GET /api/v1/loan/')).toEqual([]);
      await expect(sentTo('get-loan-details')).toHaveLength(1);
    });
  },
};
