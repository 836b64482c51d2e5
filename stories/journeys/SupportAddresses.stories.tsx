import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { selfieUrl } from '../fixtures/loans';
import { rowsOf } from '../tables';
import { at } from './SupportLists.cases';

const phone = at('customer-loans/+919000043214');
const loan = at('customer-loans/482194');
const photo = { key: 'selfie/482194.jpg', presignedUrl: selfieUrl };
const word = at('customer-loans/12.5');

/** One documented address for two pages of customer support: what stands in it tells which is meant. */
const meta = {
  title: 'Journeys/Every desk/Addresses',
  tags: ['!autodocs'],
  ...phone.story,
  parameters: { ...phone.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const APhoneNumberWithItsPrefix: Story = {
  parameters: { covers: ['SH-011.a', 'SH-011.b'] },
  play: async ({ step }) => {
    await step(
      'ten digits after the prefix +91 open the loans of that customer, and no loan is read',
      async () => {
        const loans = within(await screen.findByRole('grid', { name: 'Loans of the customer' }));
        await waitFor(() => expect(rowsOf(loans)).toHaveLength(2));
        await phone.expectSent(contract.loan.search, {
          to: 'POST /api/v1/customer-service/search-loan',
          body: { phone: '9000043214' },
        });
        await phone.expectSent(contract.loan.readForSupport);
        await expect(document.title).toBe('Customer loans · Lending Desk');
      },
    );
  },
};

export const ALoanIdThere: Story = {
  ...loan.story,
  parameters: { ...loan.story.parameters, covers: ['SH-012.a'] },
  play: async ({ step, userEvent }) => {
    const header = () => screen.getByRole('heading', { level: 1 }).closest('header');
    const stored = () => loan.desk().loans.find(({ loanId }) => loanId === 482194) ?? {};
    await step('a whole number that is no phone opens the details of that loan', async () => {
      await expect(await screen.findByRole('heading', { name: 'Kavya Raghunathan', level: 1 })).toBeVisible();
      await loan.expectSent(contract.loan.readForSupport, {
        to: 'GET /api/v1/customer-service/get-loan-details/482194?sections=core',
      });
      await loan.expectSent(contract.loan.search);
      await expect(header()?.querySelector('img')).toBeNull();
    });
    await step('the photo of the person stands in the header once there is one', async () => {
      Object.assign(stored(), { personalDetails: { fullName: 'Kavya Raghunathan', photo } });
      await userEvent.keyboard('r');
      await waitFor(() => expect(header()?.querySelector('img')).toHaveAttribute('src', selfieUrl));
    });
    await step('a loan without personal details has a header all the same', async () => {
      Object.assign(stored(), { personalDetails: null });
      await userEvent.keyboard('r');
      await waitFor(() => expect(header()).not.toHaveTextContent('Kavya Raghunathan'));
      await expect(header()).toHaveTextContent('Loan 482194');
      await expect(header()?.querySelector('img')).toBeNull();
    });
  },
};

export const NeitherOfThem: Story = {
  ...word.story,
  parameters: { ...word.story.parameters, covers: ['SH-012.b', 'SH-018.b'] },
  beforeEach: async context => {
    const logged = spyOn(console, 'error').mockImplementation(fn());
    const end = await word.story.beforeEach(context);
    return async () => {
      logged.mockRestore();
      await end();
    };
  },
  play: async ({ step }) => {
    await step('anything but a whole number is logged and leads Home', async () => {
      await expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeVisible();
      await expect(location.pathname).toBe('/');
      await expect(console.error).toHaveBeenCalledOnce();
      await expect(console.error).toHaveBeenCalledWith('No page at /loan-management/customer-loans/12.5');
    });
  },
};
