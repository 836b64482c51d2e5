import { contract } from '@lending-desk/domain/contract';
import { isObject, textAt } from '@lending-desk/domain/loose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { type Acts, searchLoans } from './acts';
import { inMemoryServer } from './desk/desk';
import { editElsewhere, supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

const { story, desk, expectSent, refuse, hold } = theProduct(
  () => inMemoryServer(supportDesk(), supportAnswers),
  {
    address: '/loan-management/search/',
    as: staff.support,
  },
);

/** A customer calls: support finds the loan and corrects a detail, in the real app over a desk in memory. Every page
 *  can be clicked. */
const meta = {
  title: 'Journeys/Customer Support/Desk',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const loanId = 482190;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit personal details' }));
const proceed = () => screen.getByRole('button', { name: /^(Proceed|Try again)/ });

/** What is stored of the person. */
function stored(name: string): string | null {
  const person = desk().loans.find(loan => loan.loanId === loanId)?.['personalDetails'];
  return isObject(person) ? textAt(person, name) : null;
}

async function openForEdit({ userEvent }: Acts) {
  await searchLoans({ userEvent }, 'Mobile Number', '+91 90000-43214');
  const found = within(await screen.findByRole('grid', { name: 'Loans found' }));
  await userEvent.click(await found.findByRole('row', { name: new RegExp(String(loanId)) }));
  await userEvent.click(await screen.findByRole('button', { name: /^Edit details/ }));
}

async function typeEmail({ userEvent }: Acts, email: string) {
  const box = await (await dialog()).findByLabelText(/^Email ID/);
  await userEvent.clear(box);
  await userEvent.type(box, email);
  await userEvent.click((await dialog()).getByRole('button', { name: /^Save/ }));
}

export const FromTheSearchToASavedField: Story = {
  parameters: {
    covers: [
      'CS-002.a',
      'CS-030.b',
      'CS-099.a',
      'CS-099.c',
      'CS-100.a',
      'CS-100.b',
      'CS-065.a',
      'CS-066.b',
      'CS-067.b',
      'SH-066.e',
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('Search can be submitted once its type and its text are filled in', async () => {
      await screen.findByRole('form', { name: 'Search' });
      await expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    });
    await step('The phone number, in any spelling, finds the loans of the customer', async () => {
      await searchLoans({ userEvent }, 'Mobile Number', '+91 90000-43214');
      const found = within(await screen.findByRole('grid', { name: 'Loans found' }));
      await expect(await found.findAllByRole('row', { name: /Kavya Raghunathan/ })).toHaveLength(2);
      await expect(found.queryByRole('row', { name: /Arjun Deshmukh/ })).toBeNull();
      await expect(screen.getByRole('searchbox', { name: 'Search text' })).toHaveValue('+91 90000-43214');
    });
    await step('A click on a row opens the loan', async () => {
      await userEvent.click(screen.getByRole('row', { name: new RegExp(String(loanId)) }));
      await expect(await screen.findByRole('heading', { name: 'Kavya Raghunathan', level: 1 })).toBeVisible();
      await expect(location.pathname).toBe(`/loan-management/loans/${loanId}`);
      const main = within(screen.getByRole('navigation', { name: 'Main' }));
      await waitFor(() =>
        expect(main.getByRole('link', { name: 'Customer Search' })).toHaveAttribute('aria-current', 'page'),
      );
    });
    await step('found by a search, it has no next one in the list', async () => {
      await userEvent.keyboard('j');
      await waitFor(() => expect(screen.getByText('No other loan of the list')).toBeVisible());
    });
    await step('What is changed in the Edit dialog is collected beside it, old and new', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Edit details/ }));
      await typeEmail({ userEvent }, 'kavya.new@mail.example');
      const changes = within(await screen.findByRole('region', { name: 'Personal changes' }));
      await expect(changes.getByText('kavya.new@mail.example')).toBeVisible();
      await expect(changes.getByText('kavya.r@mail.example')).toBeVisible();
      await expect(screen.queryByRole('region', { name: 'Professional changes' })).toBeNull();
      await expect(stored('email')).toBe('kavya.r@mail.example');
      await expectSent(contract.applicant.personal);
    });
    await step(
      "Proceed saves the personal details, and 'Modified Personal Details Saved' is shown",
      async () => {
        await userEvent.click(proceed());
        await expect(await screen.findByText('Modified Personal Details Saved')).toBeVisible();
        await expect(stored('email')).toBe('kavya.new@mail.example');
      },
    );
    await step('of the groups without a change no call is made and no outcome shown', async () => {
      await expectSent(contract.applicant.professional);
      await expectSent(contract.applicant.financial);
      await expect(screen.queryByText('Modified Professional Details Saved')).toBeNull();
      await expect(screen.queryByText('Modified Financial Details Saved')).toBeNull();
    });
    await step('The loan shows what was saved', async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
      const person = within(await screen.findByRole('region', { name: 'Personal Details' }));
      await expect(await person.findByText('kavya.new@mail.example')).toBeVisible();
    });
    await step('Back at the search, the loans are those of after that', async () => {
      const search = {
        to: 'POST /api/v1/customer-service/search-loan',
        body: { phone: '9000043214' },
      };
      await expectSent(contract.loan.search, search);
      history.back();
      await screen.findByRole('grid', { name: 'Loans found' });
      await expectSent(contract.loan.search, search);
    });
  },
};

export const AColleagueSavesTheSameFieldMeanwhile: Story = {
  parameters: { covers: ['XR-014.d'] },
  play: async ({ step, userEvent }) => {
    await step('A customer tells a new e-mail, which is typed into the Edit dialog', async () => {
      await openForEdit({ userEvent });
      await typeEmail({ userEvent }, 'mine@mail.example');
      await expect(proceed()).toBeEnabled();
    });
    await step(
      'A colleague has saved another one meanwhile: Proceed says so, and saves nothing',
      async () => {
        editElsewhere(desk(), loanId, { email: 'theirs@mail.example' });
        await userEvent.click(proceed());
        await expect(await screen.findByText('Somebody changed Email ID meanwhile')).toBeVisible();
        await expect(stored('email')).toBe('theirs@mail.example');
        // Who types it again has not chosen yet.
        await typeEmail({ userEvent }, 'mine@mail.example');
        await expect(screen.getByText('Somebody changed Email ID meanwhile')).toBeVisible();
      },
    );
    await step('Compare shows both beside each other; nothing typed is lost', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
      const row = within(await screen.findByRole('row', { name: /Email ID/ }));
      await expect(row.getByText('mine@mail.example')).toBeVisible();
      await expect(row.getByText('theirs@mail.example')).toBeVisible();
    });
    await step('The customer’s own is right: it goes on and is saved', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Go on with these' }));
      await userEvent.click((await dialog()).getByRole('button', { name: /^Save/ }));
      await userEvent.click(proceed());
      await expect(await screen.findByText('Modified Personal Details Saved')).toBeVisible();
      await expect(stored('email')).toBe('mine@mail.example');
    });
  },
};

export const NobodyIsFound: Story = {
  play: async ({ step, userEvent }) => {
    const sent = (phone: string) => ({
      to: 'POST /api/v1/customer-service/search-loan',
      body: { phone },
    });
    const nobody = () => screen.findByText('No loan has this mobile number, loan id or e-mail.');
    const box = () => screen.getByRole('searchbox', { name: 'Search text' });
    const submit = async () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await step('the key of the search is /', async () => {
      await screen.findByRole('form', { name: 'Search' });
      await userEvent.keyboard('/');
      await expect(box()).toHaveFocus();
    });
    await step('A number that no loan has finds nothing, and it is said what was searched', async () => {
      await searchLoans({ userEvent }, 'Mobile Number', '9876500000');
      await expect(await nobody()).toBeVisible();
      await expect(screen.getByText('Searched by Mobile Number 9876500000')).toBeVisible();
      await expectSent(contract.loan.search, sent('9876500000'));
    });
    await step(
      'submitted again, it is searched again; one that fails is tried again by one press',
      async () => {
        refuse(contract.loan.search, 400, 'The loans are being moved');
        await submit();
        const again = await screen.findByRole('button', { name: 'Try now' });
        const give = hold(contract.loan.search);
        await userEvent.click(again);
        await waitFor(() => expect(again).not.toBeInTheDocument());
        give();
        await nobody();
        await expectSent(contract.loan.search, sent('9876500000'), sent('9876500000'));
      },
    );
    await step('Back from another search has the one before in the form again', async () => {
      await userEvent.clear(box());
      await userEvent.type(box(), '9000043214');
      await submit();
      const found = within(await screen.findByRole('grid', { name: 'Loans found' }));
      await found.findByRole('row', { name: new RegExp(String(loanId)) });
      history.back();
      await waitFor(() => expect(box()).toHaveValue('9876500000'));
      await nobody();
    });
    await step('The list is one press away', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show all loans' }));
      await expect(await screen.findByRole('row', { name: /Arjun Deshmukh/ })).toBeVisible();
    });
  },
};
