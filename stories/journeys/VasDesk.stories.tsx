import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
import { inMemoryServer } from './desk/desk';
import { horoscopeAnswers, horoscopeDesk } from './desk/horoscope';
import { vasAnswers, vasDesk } from './desk/vas';
import { theProduct } from './theProduct';

const vas = theProduct(() => inMemoryServer(vasDesk(), vasAnswers), {
  address: '/vas/vas-feedback',
  as: staff.vas,
});
const horoscope = theProduct(() => inMemoryServer(horoscopeDesk(), horoscopeAnswers), {
  address: '/florence-club/horoscope',
  as: staff.superUser,
  at: new Date('2026-11-21T06:30:00.000Z'),
});

/** Days of those who ask customers about value-added services, and of those who write the horoscope of a week, in the
 *  real app over a desk in memory. */
const meta = {
  title: 'Journeys/VAS and horoscope/Desk',
  ...vas.story,
  parameters: { ...vas.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
async function fetchLoan({ userEvent }: Acts, loanId: string) {
  const field = await screen.findByRole('textbox', { name: /Enter Loan Id/ });
  await userEvent.clear(field);
  await userEvent.type(field, loanId);
  await userEvent.click(screen.getByRole('button', { name: 'Fetch Loan' }));
}

const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
const authors = async () => {
  const rows = within(await screen.findByRole('grid', { name: 'VAS Feedbacks' })).getAllByRole('row');
  return ['Asha Menon', 'Naveen R', staff.vas.fullName].filter(name =>
    rows.some(row => row.textContent?.includes(name)),
  );
};

export const FeedbackAfterACall: Story = {
  parameters: { covers: ['VA-006.b', 'VA-010.a', 'VA-010.b', 'VA-010.c'] },
  play: async ({ step, userEvent }) => {
    await step('After a call Imran opens the loan of the customer he spoke to', async () => {
      await fetchLoan({ userEvent }, '482190');
      const loan = within(await screen.findByRole('region', { name: 'Loan' }));
      await expect(loan.getByText('Kavya Raghunathan')).toBeVisible();
      await expect(loan.getByText('Rs. 1,25,000')).toBeVisible();
    });
    await step('Two colleagues have given feedback on it before', async () => {
      await expect(await authors()).toEqual(['Asha Menon', 'Naveen R']);
    });
    await step('He has given none, so Add opens an empty form', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add' }));
      const empty = await form('Add New VAS Feedback');
      await expect(empty.getByRole('textbox', { name: 'Feedback Message' })).toHaveValue('');
      await expect(empty.queryAllByRole('radio', { checked: true })).toEqual([]);
    });
    await step('He answers the five questions and writes what the customer said', async () => {
      const filled = await form('Add New VAS Feedback');
      const groups = filled.getAllByRole('radiogroup');
      for (const [place, name] of ['High', 'Yes', 'Yes', 'Good', 'No'].entries())
        await userEvent.click(within(groups[place] ?? document.body).getByRole('radio', { name }));
      await userEvent.type(
        filled.getByRole('textbox', { name: 'Feedback Message' }),
        'Wants the course again.',
      );
    });
    await step('Saved, it stands beside the other two', async () => {
      await userEvent.click((await form('Add New VAS Feedback')).getByRole('button', { name: 'Add' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getByText('Wants the course again.')).toBeVisible();
      await expect(await authors()).toEqual(['Asha Menon', 'Naveen R', 'Imran Shaikh']);
    });
    await step('The customer calls back: Add now opens his own feedback, as he gave it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add' }));
      const own = await form('Edit VAS Feedback');
      await expect(own.getByRole('textbox', { name: 'Feedback Message' })).toHaveValue(
        'Wants the course again.',
      );
      await expect(own.getAllByRole('radio', { checked: true })).toHaveLength(5);
    });
    await step('He corrects it; it is still one feedback, not a second', async () => {
      const own = await form('Edit VAS Feedback');
      const text = own.getByRole('textbox', { name: 'Feedback Message' });
      await userEvent.clear(text);
      await userEvent.type(text, 'Wants the course in June.');
      await userEvent.click(own.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await screen.findByText('Wants the course in June.')).toBeVisible();
      await expect(vas.desk().feedbacks).toHaveLength(3);
      await expect(vas.desk().feedbacks[2]).toMatchObject({ vasFeedback: 'Wants the course in June.' });
    });
    await step('The other loan of the customer is opened: nothing was saved on that one', async () => {
      await expect(screen.getByText('Feedback changed')).toBeVisible();
      await fetchLoan({ userEvent }, '482191');
      await expect(await authors()).toHaveLength(3);
      await expect(screen.queryByText('Feedback changed')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Add' }));
      await userEvent.type(
        (await form('Edit VAS Feedback')).getByRole('textbox', { name: 'Feedback Message' }),
        ' Both loans.',
      );
      await userEvent.click((await form('Edit VAS Feedback')).getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('Feedback changed')).toBeVisible();
    });
    await step('Back at the first one, what was said of the second is not said', async () => {
      history.back();
      await expect(
        await within(await screen.findByRole('region', { name: 'Loan' })).findByText('482190'),
      ).toBeVisible();
      await expect(screen.queryByText('Feedback changed')).toBeNull();
    });
  },
};

export const AWrongLoanId: Story = {
  parameters: { covers: ['VA-002.b', 'VA-004.a', 'VA-006.d'] },
  play: async ({ step, userEvent }) => {
    await step('Without a loan id nothing is fetched, and the page says that it needs one', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Fetch Loan' }));
      await expect(screen.getByRole('textbox', { name: /Enter Loan Id/ })).toHaveAccessibleDescription(
        'Loan Id is Required',
      );
      await vas.expectSent(contract.vas.read);
    });
    await step('The loan of the customer on the phone is fetched', async () => {
      await fetchLoan({ userEvent }, '482190');
      await expect(await screen.findByText('kavya.r@mail.example')).toBeVisible();
    });
    await step(
      'The id of the next one is mistyped: no loan is shown, not the one before either',
      async () => {
        vas.refuse(contract.vas.read, 404, 'There is no such loan');
        await fetchLoan({ userEvent }, '48219');
        await expect(await screen.findByText('There is no such loan')).toBeVisible();
        await expect(screen.queryByText('kavya.r@mail.example')).toBeNull();
      },
    );
    await step('Typed again, it is there', async () => {
      await fetchLoan({ userEvent }, '482191');
      await expect(
        within(await screen.findByRole('region', { name: 'Loan' })).getByText('482191'),
      ).toBeVisible();
      await expect(screen.queryByText('There is no such loan')).toBeNull();
      const read = (loanId: string) => ({ to: `GET /api/v1/loan-feedback/fetch-loan/${loanId}` });
      await vas.expectSent(contract.vas.read, read('482190'), read('48219'), read('482191'));
    });
    await step('Fetched once more, it is read once more, and not shown until it is there', async () => {
      const give = vas.hold(contract.vas.read);
      await userEvent.click(screen.getByRole('button', { name: 'Fetch Loan' }));
      await waitFor(() => expect(screen.queryByText('kavya.r@mail.example')).toBeNull());
      give();
      await expect(await screen.findByText('kavya.r@mail.example')).toBeVisible();
      await vas.expectSent(contract.vas.read, {
        to: 'GET /api/v1/loan-feedback/fetch-loan/482191',
      });
    });
    await step('Where that fails, the loan that was there is not shown either', async () => {
      vas.refuse(contract.vas.read, 503, 'The loan cannot be read now');
      await userEvent.click(screen.getByRole('button', { name: 'Fetch Loan' }));
      await expect(await screen.findByText('The loan cannot be read now')).toBeVisible();
      await expect(screen.queryByText('kavya.r@mail.example')).toBeNull();
    });
  },
};

export const TheHoroscopeOfNextWeek: Story = {
  ...horoscope.story,
  parameters: { ...horoscope.story.parameters },
  play: async ({ step, userEvent }) => {
    const texts = async (sign: string) =>
      within(await screen.findByRole('region', { name: sign })).getAllByRole('textbox');
    await step('On Saturday the calendar shows which weeks are written', async () => {
      await expect(
        await screen.findByRole('heading', { name: 'Select Date And Fill the Horoscope' }),
      ).toBeVisible();
      await expect(await screen.findByRole('button', { name: 'Monday 16 Nov 2026, saved' })).toBeVisible();
      await expect(screen.queryByRole('region', { name: 'Aries' })).toBeNull();
    });
    await step('Next Monday is chosen: every sign has a card with three texts', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Monday 23 Nov 2026' }));
      await expect(await texts('Aries')).toHaveLength(3);
      await expect(await texts('Pisces')).toHaveLength(3);
    });
    await step('The texts of a sign are written', async () => {
      for (const [place, words] of ['A letter comes.', 'Ask for the raise.', 'Walk after lunch.'].entries()) {
        const text = (await texts('Aries'))[place];
        if (text) await userEvent.type(text, words);
      }
      await expect((await texts('Aries'))[2]).toHaveValue('Walk after lunch.');
    });
    await step('Saved, the page says so, and the calendar marks the week', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('Saved Successfully')).toBeVisible();
      await expect(await screen.findByRole('button', { name: /^Monday 23 Nov 2026.*saved/ })).toBeVisible();
      await expect(horoscope.desk().weeks).toEqual(['2026-11-16', '2026-11-23']);
    });
  },
};
