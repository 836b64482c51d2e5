import { aVasLoan } from '@lending-desk/domain/testing';
import { VasFeedbackScreen } from '@lending-desk/ui/screens/VasFeedbackScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { staff } from '../fixtures/staff';
import { vasFeedbacks } from '../fixtures/vas';
import { fitsTheWindow, inShell } from './inShell';

const meta = {
  title: 'VAS and horoscope/Screens/VAS feedback',
  component: VasFeedbackScreen,
  args: { loanId: '', fetched: { state: 'idle' }, onFetch: fn(), mayAdd: true, onAdd: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    inShell({
      address: '/vas/vas-feedback',
      breadcrumb: [{ label: 'Engagement' }, { label: 'VAS feedback' }],
      viewer: staff.vas,
    }),
  ],
} satisfies Meta<typeof VasFeedbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForALoanId: Story = {
  parameters: { states: ['empty'], covers: ['VA-001.a', 'VA-002.a', 'VA-003.a', 'VA-004.a', 'VA-004.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the heading asks for a loan id', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Enter a loan id/);
    });
    const field = canvas.getByRole('textbox', { name: /Enter Loan Id/ });
    const fetch = canvas.getByRole('button', { name: 'Fetch Loan' });
    await step('the status line says nothing yet', async () => {
      await expect(canvas.getByText('No loan fetched yet')).toBeVisible();
      await expect(canvas.getByText('Enter the id of a loan and press Fetch Loan.')).toBeVisible();
      const line = within(canvas.getByRole('form', { name: 'Loan' })).getByRole('status');
      await expect(line).toBeEmptyDOMElement();
    });
    await step(
      "Fetch Loan without an id, or with blanks alone, shows 'Loan Id is Required'; nothing is sent",
      async () => {
        await userEvent.click(fetch);
        await expect(field).toHaveAccessibleDescription('Loan Id is Required');
        await expect(field).toHaveFocus();
        await userEvent.type(field, '  {Enter}');
        await expect(field).toHaveAccessibleDescription('Loan Id is Required');
        await userEvent.clear(field);
        await expect(args.onFetch).not.toHaveBeenCalled();
      },
    );
    await step('what is no loan id is not fetched either', async () => {
      await userEvent.type(field, '98765 43210');
      await userEvent.click(fetch);
      await expect(field).toHaveAccessibleDescription('A loan id is a number of at most nine digits');
      await expect(args.onFetch).not.toHaveBeenCalled();
    });
    await step("With a loan id it is sent, and 'Loan Id is Required' does not show", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, ' 482190 {Enter}');
      await expect(args.onFetch).toHaveBeenCalledOnce();
      await expect(args.onFetch).toHaveBeenCalledWith('482190');
      await expect(field).not.toHaveAccessibleDescription();
      await expect(canvas.queryByText('Loan Id is Required')).toBeNull();
    });
  },
};

export const Fetching: Story = {
  args: { loanId: '482190', fetched: { state: 'loading' } },
  parameters: { states: ['loading'], covers: ['VA-003.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('VasFeedback has a status line', async () => {
      await expect(within(canvas.getByRole('form')).getByRole('status')).toHaveTextContent(
        'Fetching the loan',
      );
      await userEvent.click(canvas.getByRole('button', { name: /Fetching/ }));
      await expect(args.onFetch).not.toHaveBeenCalled();
    });
  },
};

export const Fetched: Story = {
  args: {
    loanId: '482190',
    fetched: { state: 'ready', loan: aVasLoan(), feedbacks: vasFeedbacks.two },
  },
  parameters: { states: ['ready'], covers: ['VA-006.a', 'VA-006.b', 'VA-006.c', 'VA-008.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the loan in six lines, each status with its own value', async () => {
      const panel = within(canvas.getByRole('region', { name: 'Loan' }));
      const lines = panel
        .getAllByRole('term')
        .map(term => [term.textContent, term.nextElementSibling?.firstElementChild?.textContent]);
      await expect(lines).toEqual([
        ['Loan Account Number', '482190'],
        ['Loan Amount', 'Rs. 1,25,000'],
        ['Name', 'Kavya Raghunathan'],
        ['Email', 'kavya.r@mail.example'],
        ['Application Status', 'Loan agreement accepted'],
        ['Approval Status', 'Disbursed'],
      ]);
    });
    await expect(canvas.getByRole('textbox', { name: /Enter Loan Id/ })).toHaveValue('482190');
    await expect(canvas.getByRole('button', { name: 'Copy loan Account Number' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Answers of Imran Shaikh' })).toBeVisible();
    await step('the Add button is shown to users with add/edit access', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await expect(args.onAdd).toHaveBeenCalledOnce();
    });
  },
};

export const WithoutAnEmail: Story = {
  args: {
    loanId: '482190',
    fetched: { state: 'ready', loan: aVasLoan({ email: null }), feedbacks: [] },
  },
  parameters: { covers: ['VA-006.a'] },
  play: async ({ canvas, step }) => {
    await step('what is not known of a loan has its line too', async () => {
      const panel = within(canvas.getByRole('region', { name: 'Loan' }));
      await expect(panel.getAllByRole('term').map(term => term.textContent)).toEqual([
        'Loan Account Number',
        'Loan Amount',
        'Name',
        'Email',
        'Application Status',
        'Approval Status',
      ]);
    });
  },
};

export const FeedbackSaved: Story = {
  args: {
    loanId: '482190',
    fetched: {
      state: 'ready',
      loan: aVasLoan(),
      feedbacks: vasFeedbacks.two,
      status: 'VAS feedback added',
    },
  },
  parameters: { covers: ['VA-003.a'] },
  play: async ({ canvas, step }) => {
    await step('VasFeedback has a status line with the result of the save', async () => {
      await expect(within(canvas.getByRole('form')).getByRole('status')).toHaveTextContent(
        'VAS feedback added',
      );
    });
  },
};

export const NoSuchLoan: Story = {
  args: { loanId: '482191', fetched: { state: 'failed', message: 'Loan not found' } },
  parameters: { states: ['error'], covers: ['VA-006.d'] },
  play: async ({ canvas, step }) => {
    await step('After a failed fetch the table shows no loan', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Loan not found');
      await expect(canvas.queryByRole('region', { name: 'Loan' })).toBeNull();
      await expect(canvas.queryByRole('term')).toBeNull();
    });
  },
};

export const ForCustomerSupport: Story = {
  args: {
    loanId: '482190',
    fetched: {
      state: 'ready',
      loan: aVasLoan({ email: 'k•••@mail.example' }),
      feedbacks: vasFeedbacks.two,
    },
    mayAdd: false,
  },
  parameters: { states: ['notPermitted'], covers: ['VA-008.b'] },
  play: async ({ canvas, step }) => {
    await step('The Add button of VasFeedback is not shown to other users', async () => {
      await expect(canvas.getByRole('heading', { name: 'VAS Feedbacks' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull();
    });
  },
};

export const LongestRealisticData: Story = {
  args: {
    loanId: '999999999',
    fetched: {
      state: 'ready',
      loan: aVasLoan({ fullName: longestName, email: `${'a'.repeat(60)}@mail.example` }),
      feedbacks: vasFeedbacks.longest,
    },
  },
  parameters: { states: ['longest'] },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: `Answers of ${longestName}` })).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const Tablet: Story = {
  ...Fetched,
  parameters: {},
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};
