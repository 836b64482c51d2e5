import type { Viewer } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { loseTheFirstAnswer } from './acts';
import { inMemoryServer } from './desk/desk';
import { vasAnswers, vasDesk } from './desk/vas';
import { theProduct } from './theProduct';

/** A colleague who gave feedback has the name of the person signed in. */
const withNamesake = () => {
  const desk = vasDesk();
  const feedbacks = desk.feedbacks.map(one =>
    one.id === 'second' ? { ...one, userName: staff.vas.fullName } : one,
  );
  return { ...desk, feedbacks };
};
const { story, expectSent, refuse, elapse } = theProduct(() => inMemoryServer(withNamesake(), vasAnswers), {
  address: '/vas/vas-feedback',
  as: staff.vas,
});

/** Feedback about value-added services, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/VAS and horoscope/VAS feedback',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const loanId = '482190';
export const AddsAndEditsOnesOwn: Story = {
  parameters: {
    covers: [
      'VA-002.b',
      'VA-005.a',
      'VA-005.b',
      'VA-005.c',
      'VA-005.d',
      'VA-009.a',
      'VA-010.a',
      'VA-010.b',
      'VA-010.d',
      'VA-012.b',
      'VA-013.b',
      'VA-014.b',
      'VA-015.b',
      'VA-016.b',
      'VA-018.a',
      'VA-018.b',
      'VA-018.c',
      'VA-018.d',
      'VA-018.e',
      'VA-018.f',
      'VA-018.g',
      'VA-019.a',
      'VA-019.b',
      'VA-019.c',
      'VA-019.d',
      'VA-019.e',
      'VA-019.f',
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('Fetch Loan reads the loan with the id entered, and shows it with its feedback', async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: /Enter Loan Id/ }), loanId);
      await expectSent(contract.vas.read);
      await userEvent.click(screen.getByRole('button', { name: 'Fetch Loan' }));
      await expect(await screen.findByText('kavya.r@mail.example')).toBeVisible();
      await expectSent(contract.vas.read, { to: `GET /api/v1/loan-feedback/fetch-loan/${loanId}` });
      const list = within(screen.getByRole('grid', { name: 'VAS Feedbacks' }));
      await expect(list.getByText('Asha Menon')).toBeVisible();
      await expect(list.getByText(staff.vas.fullName)).toBeVisible();
    });
    const body = {
      vasFeedback: 'Pleased with the course.',
      customerInteraction: 'HIGH',
      customerRating: 'NO',
      customerParticipation: 'THINK_ABOUT',
      customerCommunication: 'GOOD',
      customerTestimonial: 'YES',
      loanId,
    };
    await step(
      'without an own feedback, Add opens an empty form; a refusal stands in it, with what was chosen',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Add' }));
        const dialog = within(await screen.findByRole('dialog', { name: 'Add New VAS Feedback' }));
        const groups = dialog.getAllByRole('radiogroup');
        await expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
        await expect(dialog.getByRole('textbox', { name: 'Feedback Message' })).toHaveValue('');
        for (const [place, name] of ['High', 'No', 'Will think about it', 'Good', 'Yes'].entries()) {
          await userEvent.click(within(groups[place] ?? document.body).getByRole('radio', { name }));
        }
        refuse(contract.vas.add, 409, ['You have given feedback on this loan', 'Ask an admin']);
        await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
        await expect(await dialog.findByText('You have given feedback on this loan')).toBeVisible();
        // Without a text an empty one is sent.
        await expectSent(contract.vas.add, {
          to: 'POST /api/v1/loan-feedback/add-vas-loan-feedback',
          body: { ...body, vasFeedback: '' },
          hasKey: true,
        });
      },
    );
    await step(
      'each answer is sent once in its own field, repeated with the same key; the answered list is shown',
      async () => {
        const dialog = within(await screen.findByRole('dialog', { name: 'Add New VAS Feedback' }));
        await userEvent.type(
          dialog.getByRole('textbox', { name: 'Feedback Message' }),
          ` ${body.vasFeedback} `,
        );
        const keys = loseTheFirstAnswer('/add-vas-loan-feedback');
        await userEvent.dblClick(dialog.getByRole('button', { name: 'Add' }));
        await elapse(500);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(keys).toEqual([keys[1], keys[0]]);
        await expect(await screen.findByText('Feedback added')).toBeVisible();
        await expect(screen.getByText(body.vasFeedback)).toBeVisible();
        await expectSent(contract.vas.add, {
          to: 'POST /api/v1/loan-feedback/add-vas-loan-feedback',
          body,
          hasKey: true,
        });
        await expectSent(contract.vas.read);
      },
    );
    await step(
      'then Add opens the own one, told by the id of its author; it is edited by its place in the stored list',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Add' }));
        const dialog = within(await screen.findByRole('dialog', { name: 'Edit VAS Feedback' }));
        const text = dialog.getByRole('textbox', { name: 'Feedback Message' });
        await expect(text).toHaveValue(body.vasFeedback);
        await userEvent.clear(text);
        await userEvent.type(text, 'Asks for more.');
        const sent = {
          to: 'POST /api/v1/loan-feedback/edit-vas-loan-feedback',
          body: { ...body, vasFeedback: 'Asks for more.', index: 2, id: 'own-feedback' },
          hasKey: true,
        };
        refuse(contract.vas.edit, 409, 'The list was changed meanwhile');
        await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
        await expect(await dialog.findByText('The list was changed meanwhile')).toBeVisible();
        await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
        await expect(await screen.findByText('Feedback changed')).toBeVisible();
        await expectSent(contract.vas.edit, sent, sent);
        await expectSent(contract.vas.add);
        await expect(screen.getByText('Asks for more.')).toBeVisible();
      },
    );
    await step('fetched again, nothing is said of what was saved before', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Fetch Loan' }));
      await expectSent(contract.vas.read, { to: `GET /api/v1/loan-feedback/fetch-loan/${loanId}` });
      await expect(await screen.findByRole('button', { name: 'Add' })).toBeVisible();
      await expect(screen.queryByText('Feedback changed')).toBeNull();
    });
  },
};

const unknown = theProduct(() => inMemoryServer({ ...vasDesk(), feedbacks: [] }, vasAnswers), {
  address: '/vas/vas-feedback?loanId=482190',
  as: staff.vas,
});

export const TheLoanCannotBeRead: Story = {
  ...unknown.story,
  parameters: { ...unknown.story.parameters, covers: ['VA-002.b', 'VA-003.a', 'VA-005.c', 'VA-006.d'] },
  play: async ({ step, userEvent }) => {
    await step(
      'a second loan is fetched by its id; when that fails the reason is said and no loan is shown',
      async () => {
        const field = await screen.findByRole('textbox', { name: /Enter Loan Id/ });
        await expect(await screen.findByText('kavya.r@mail.example')).toBeVisible();
        unknown.refuse(contract.vas.read, 404, ['There is no such loan', 'Nothing was read']);
        await userEvent.clear(field);
        await userEvent.type(field, '482191');
        await userEvent.click(screen.getByRole('button', { name: 'Fetch Loan' }));
        await expect(await screen.findByText('There is no such loan')).toBeVisible();
        await expect(screen.queryByText('kavya.r@mail.example')).toBeNull();
        await unknown.expectSent(
          contract.vas.read,
          { to: 'GET /api/v1/loan-feedback/fetch-loan/482190' },
          { to: 'GET /api/v1/loan-feedback/fetch-loan/482191' },
        );
      },
    );
  },
};

const seenBy = (as: Viewer) =>
  theProduct(() => inMemoryServer({ ...vasDesk(), people: [as], feedbacks: [] }, vasAnswers), {
    address: '/vas/vas-feedback?loanId=482190',
    as,
  });
const addOf = async () => {
  await expect(await screen.findByText('kavya.r@mail.example')).toBeVisible();
  return screen.queryByRole('button', { name: 'Add' });
};

const bySuperUser = seenBy(staff.superUser);

export const ASuperUserAdds: Story = {
  ...bySuperUser.story,
  parameters: { ...bySuperUser.story.parameters, covers: ['VA-008.a'] },
  play: async ({ step }) => {
    await step('Add is shown to a super user', async () => {
      await expect(await addOf()).toBeEnabled();
    });
  },
};

const bySupport = seenBy({ ...staff.support, roles: ['ROLE_CUSTOMER_SERVICE_ADMIN'] });

export const CustomerSupportReads: Story = {
  ...bySupport.story,
  parameters: { ...bySupport.story.parameters, covers: ['VA-008.b'] },
  play: async ({ step }) => {
    await step('Add is not shown to an admin of customer support, who sees the loan', async () => {
      await expect(await addOf()).toBeNull();
    });
  },
};
