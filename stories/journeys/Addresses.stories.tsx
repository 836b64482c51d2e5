import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { answering, Refused } from './desk/answering';
import { collectionsAnswers, collectionsDesk } from './desk/collections';
import { type CreditDesk, creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

const credit = (address: string) =>
  theProduct(() => inMemoryServer(creditDesk(), creditAnswers), { address, as: staff.underwriter });
const support = (address: string) =>
  theProduct(() => inMemoryServer(supportDesk(), supportAnswers), { address, as: staff.support });

const nowhere = credit('/credit/lones');
const about = theProduct(() => inMemoryServer(creditDesk(), creditAnswers), { address: '/about' });
const noLoan = credit('/credit/loans/999999/');
const noLoanId = credit('/credit/loans/of-kavya/');
const refused = answering(contract.loan.read, (): never => {
  throw new Refused(400, 'The records are being moved');
});
const refusedLoan = theProduct(() => inMemoryServer(creditDesk(), [refused, ...creditAnswers]), {
  address: '/credit/loans/482190/',
  as: staff.underwriter,
});
const heldByAnother = credit('/credit/loans/482192/');
const forAnAdmin = theProduct(() => inMemoryServer(creditDesk(), creditAnswers), {
  address: '/credit/loans/482192/',
  as: staff.creditAdmin,
});
const takenByAnother = answering(contract.loan.assign, ({ loans }: CreditDesk): never => {
  const { idString, fullName } = staff.otherUnderwriter;
  for (const loan of loans) loan.underWriter ??= { idString, fullName };
  throw new Refused(403, messages.loan.notAssignedToYou);
});
const lostToAnother = theProduct(() => inMemoryServer(creditDesk(), [takenByAnother, ...creditAnswers]), {
  address: '/credit/loans/482193/',
  as: staff.creditAdmin,
});
const byOtherId = theProduct(() => inMemoryServer(creditDesk(), creditAnswers), {
  address: '/credit/loans/5b7d9f00-0000-4000-8000-000000482192/?tab=PD',
  as: staff.creditAdmin,
});
const noAccount = theProduct(() => inMemoryServer(collectionsDesk(), collectionsAnswers), {
  address: '/loan-management/collections/999999',
  as: staff.collector,
});
const ofOtherGroups = credit('/vas/vas-feedback');
const noCustomerLoan = support('/loan-management/loans/999999');
const badFilter = support('/loan-management/search/?status=SOLD');

/** Addresses that mean nothing, opened in the real app: each says so, and offers a way back. */
const meta = {
  title: 'Journeys/Every desk/Addresses',
  ...nowhere.story,
  parameters: { ...nowhere.story.parameters, logs: ['No page at /credit/lones'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoSuchPage: Story = {
  parameters: { covers: ['SH-004.a', 'SH-018.a'] },
  play: async ({ step, userEvent }) => {
    await step('An address that does not exist offers the way Home', async () => {
      await expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeVisible();
      await expect(location.pathname).toBe('/');
      await expect(screen.getByText('The address /credit/lones leads nowhere.')).toBeVisible();
      await expect(screen.queryByRole('form')).toBeNull();
    });
    await step("Home leads back to the desk, and '/' opens it again without saying it", async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Go to your desk' }));
      await expect(await screen.findByRole('heading', { name: 'All Cases', level: 1 })).toBeVisible();
      await expect(location.pathname).toBe('/credit/loans');
      history.back();
      await expect(await screen.findByRole('heading', { name: 'Sign up' })).toBeVisible();
      await expect(screen.queryByRole('heading', { name: 'There is no page here' })).toBeNull();
    });
  },
};

export const About: Story = {
  ...about.story,
  parameters: { ...about.story.parameters, covers: ['SH-005.a', 'SH-005.b'] },
  play: async ({ step }) => {
    await step("'/about' opens About for somebody who is not signed in", async () => {
      const heading = await screen.findByRole('heading', { level: 1, name: 'About Lending Desk' });
      await expect(heading).toBeVisible();
      await expect(location.pathname).toBe('/about');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

export const NoSuchLoan: Story = {
  ...noLoan.story,
  parameters: { ...noLoan.story.parameters, covers: ['XR-050.b', 'SH-008.b'] },
  play: async ({ step, userEvent }) => {
    await step('A loan that does not exist says so, once and without an error dialog', async () => {
      await expect(await screen.findByRole('heading', { name: 'There is no loan 999999' })).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('The queue is one press away', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Back to the queue' }));
      await waitFor(() => expect(location.pathname).toBe('/credit/loans'));
    });
  },
};

export const NoSuchLoanAtCollections: Story = {
  ...noAccount.story,
  parameters: {
    ...noAccount.story.parameters,
    covers: ['XR-050.b', 'SH-016.a'],
    logs: ['could not be read'],
  },
  play: async ({ step, userEvent }) => {
    await step('collections opens the loan of the address; one that does not exist says so', async () => {
      await expect(await screen.findByRole('heading', { name: 'There is no loan 999999' })).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(noAccount.sentTo('GET /api/v1/collections/get-loan-details/999999')).toHaveLength(1);
    });
    await step('and leads back to its list', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Back/ }));
      await waitFor(() => expect(location.pathname).toBe('/loan-management/collections/'));
    });
  },
};

export const NoSuchLoanAtSupport: Story = {
  ...noCustomerLoan.story,
  parameters: { ...noCustomerLoan.story.parameters, covers: ['XR-050.b'] },
  play: async ({ step, userEvent }) => {
    await step('customer support says so once, and leads back to its search', async () => {
      await expect(await screen.findByRole('heading', { name: 'There is no loan 999999' })).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Back to the search' }));
      await waitFor(() => expect(location.pathname).toBe('/loan-management/search/'));
    });
  },
};

export const NoLoanId: Story = {
  ...noLoanId.story,
  parameters: { ...noLoanId.story.parameters, covers: ['XR-050.b'] },
  play: async ({ step }) => {
    await step('What is no loan id is no loan either: it says so, without an error dialog', async () => {
      await expect(await screen.findByRole('heading', { name: 'There is no loan of-kavya' })).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  },
};

export const ALoanOfAnother: Story = {
  ...heldByAnother.story,
  parameters: { ...heldByAnother.story.parameters, covers: ['CR-008.a'] },
  play: async ({ step }) => {
    await step(
      "Who may not open it sees 'Cannot access loan not assigned to you', and whom to ask",
      async () => {
        const reason = await screen.findByRole('alert');
        await expect(reason).toHaveTextContent('Cannot access loan not assigned to you');
        await expect(
          screen.getByText(`Ask ${staff.otherUnderwriter.fullName}, its underwriter, or a credit admin.`),
        ).toBeVisible();
        await expect(screen.queryByRole('heading', { name: 'Arjun Deshmukh' })).toBeNull();
      },
    );
  },
};

export const ALoanOfAnotherForAnAdmin: Story = {
  ...forAnAdmin.story,
  parameters: { ...forAnAdmin.story.parameters, covers: ['CR-008.b', 'CR-012.c'] },
  play: async ({ step }) => {
    await step('A credit admin sees the loan instead, and does not take it', async () => {
      await expect(await screen.findByRole('heading', { name: 'Nazia Begum' })).toBeVisible();
      await expect(screen.queryByText('Cannot access loan not assigned to you')).toBeNull();
      await expect(forAnAdmin.sentTo('?sections=core')).toHaveLength(1);
      await expect(forAnAdmin.sentTo('/assign')).toEqual([]);
    });
    await step('Who may decide it is said by name', async () => {
      const fields = within(await screen.findByRole('group', { name: 'Decision fields' }));
      await expect(
        fields.getByText(`Only ${staff.otherUnderwriter.fullName}, its underwriter, can do this`),
      ).toBeVisible();
    });
  },
};

export const ALoanThatAnotherTakesFirst: Story = {
  ...lostToAnother.story,
  parameters: { ...lostToAnother.story.parameters },
  play: async ({ step }) => {
    await step('It is read again: an admin opens it all the same, and sees who was faster', async () => {
      await expect(await screen.findByRole('heading', { name: 'Arjun Deshmukh' })).toBeVisible();
      const fields = within(await screen.findByRole('group', { name: 'Decision fields' }));
      await expect(
        fields.getByText(`Only ${staff.otherUnderwriter.fullName}, its underwriter, can do this`),
      ).toBeVisible();
    });
  },
};

export const ALoanByItsOtherId: Story = {
  ...byOtherId.story,
  parameters: { ...byOtherId.story.parameters, covers: ['SH-008.b'] },
  play: async ({ step }) => {
    await step('A loan has one address, which takes the place of the other; it is read once', async () => {
      await expect(await screen.findByRole('heading', { name: 'Nazia Begum' })).toBeVisible();
      await waitFor(() => expect(location.pathname + location.search).toBe('/credit/loans/482192/?tab=PD'));
      await expect(byOtherId.sentTo('sections=core')).toHaveLength(1);
    });
  },
};

export const ARefusedLoanIsNoMissingOne: Story = {
  ...refusedLoan.story,
  parameters: { ...refusedLoan.story.parameters, covers: ['CR-024.b', 'CR-025.a'] },
  play: async ({ step, userEvent }) => {
    await step(
      "A loan whose reading is refused opens the dialog 'Error Occurred' with the reason",
      async () => {
        const dialog = await screen.findByRole('alertdialog', { name: 'Error Occurred' });
        await expect(dialog).toHaveTextContent('The records are being moved');
        await expect(screen.queryByText('There is no loan 482190')).toBeNull();
      },
    );
    await step('A refused fetch is the error state too', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(
        await screen.findByRole('heading', { name: 'Error Occured. Please try again later' }),
      ).toBeVisible();
    });
  },
};

export const APageOfOtherGroups: Story = {
  ...ofOtherGroups.story,
  parameters: { ...ofOtherGroups.story.parameters, covers: ['XR-050.c'] },
  play: async ({ step }) => {
    await step('A page that is not permitted names every group of which one is missing', async () => {
      await expect(
        await screen.findByText(/for the groups Customer support and Value-added services\./),
      ).toBeVisible();
      await expect(location.pathname).toBe('/vas/vas-feedback');
    });
  },
};

export const FilterThatDoesNotExist: Story = {
  ...badFilter.story,
  parameters: { ...badFilter.story.parameters, covers: ['XR-050.a'] },
  play: async ({ step, userEvent }) => {
    await step('A filter that does not exist is named, and nothing is asked of the server', async () => {
      await expect(await screen.findByText('There is no approval status “SOLD”.')).toBeVisible();
      await expect(badFilter.sentTo('/loans/?page=')).toEqual([]);
    });
    await step('One press shows all loans', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show all loans' }));
      await expect(await screen.findByRole('row', { name: /Arjun Deshmukh/ })).toBeVisible();
      await expect(location.pathname + location.search).toBe('/loan-management/search/');
    });
  },
};
