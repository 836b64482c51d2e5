import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { announce } from './desk/answering';
import { decideElsewhere } from './desk/credit';
import { password } from './desk/desk';
import {
  creditProduct,
  decision,
  fillHold,
  loanId,
  logIn,
  openFromTheQueue,
  row,
  submit,
} from './CreditDesk.cases';

const { story, desk, sentTo, hold, refuse } = creditProduct();

/** A day at the credit desk, in the real app over a desk in memory. Every page can be clicked. */
const meta = {
  title: 'Journeys/Credit/Desk',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ALoanOfAnotherUnderwriter: Story = {
  parameters: {
    covers: [
      'CR-005.a',
      'CR-008.a',
      'CR-012.c',
      'CR-017.b',
      'CR-021.a',
      'CR-021.b',
      'CR-023.a',
      'CR-023.b',
      'CR-024.a',
      'CR-024.b',
      'CR-025.a',
      'CR-025.b',
      'SH-053.c',
    ],
  },
  play: async ({ step, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
    await logIn({ userEvent });
    await step(
      'A loan of another underwriter does not open: the reason is said, and the queue stays',
      async () => {
        await userEvent.click(await row(482192));
        const reason = await screen.findByText('Cannot access loan not assigned to you');
        await waitFor(() => expect(reason).toBeVisible());
        await expect(location.pathname).toBe('/credit/loans');
        await expect(sentTo('/assign')).toEqual([]);
      },
    );
    await step('A loan that is nobody’s opens', async () => {
      await userEvent.click(await row(482193));
      await expect(await screen.findByRole('heading', { name: 'Arjun Deshmukh' })).toBeVisible();
      await expect(sentTo('/assign')).toHaveLength(1);
    });
    await step('The error dialog shows the words of the server', async () => {
      refuse(contract.loan.read, 503, ['First', 'The loans are being restored']);
      await userEvent.click(await screen.findByRole('button', { name: 'Reload Loan' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
      await expect(dialog.getByText('The loans are being restored')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    });
    const send = window.fetch;
    await step('The error dialog shows a message where the answer cannot be read, too', async () => {
      window.fetch = () => Promise.resolve(Response.json({ success: true, data: { loanId: 482_193 } }));
      await userEvent.click(await screen.findByRole('button', { name: 'Reload Loan' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
      await expect(dialog.getByText('Error Occured. Please try again later')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    });
    await step('A loan that cannot be read says so, and shows nothing of another loan', async () => {
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
      await userEvent.click(await screen.findByRole('button', { name: 'Reload Loan' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
      // Behind the dialog, too.
      await expect(screen.queryByText('Loading Data')).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expect(
        await screen.findByRole('heading', { name: 'Error Occured. Please try again later' }),
      ).toBeVisible();
      await expect(screen.queryByText('Arjun Deshmukh')).not.toBeInTheDocument();
      await expect(screen.queryByRole('form', { name: 'Decision' })).not.toBeInTheDocument();
      await expect(screen.queryByText('Loading Data')).toBeNull();
    });
    let release = () => {};
    const held = new Promise<void>(done => {
      release = done;
    });
    await step("Reload Loan asks for it again: 'Loading Data' until the answer comes", async () => {
      const loan = desk().loans[1];
      if (loan) loan['personalDetails'] = { fullName: 'Arjun Deshpande' };
      window.fetch = async (input, init) => {
        await held;
        return send(input, init);
      };
      await userEvent.click(screen.getByRole('button', { name: 'Reload Loan' }));
      await expect(await screen.findByText('Loading Data')).toBeVisible();
      await expect(screen.queryByText('Error Occured. Please try again later')).toBeNull();
    });
    await step('Then the loan is shown as it is by now', async () => {
      release();
      await expect(await screen.findByRole('heading', { name: 'Arjun Deshpande' })).toBeVisible();
      await expect(screen.queryByText(/^(Loading Data|Error Occured)/)).toBeNull();
      window.fetch = send;
    });
  },
};

export const DecidedInAnotherWindowMeanwhile: Story = {
  parameters: { covers: ['XR-014.a', 'XR-014.d'] },
  play: async ({ step, userEvent }) => {
    await openFromTheQueue({ userEvent });
    await step(
      'While a decision is typed, the same person puts the loan on hold in another window',
      async () => {
        await fillHold({ userEvent });
        decideElsewhere(desk(), staff.underwriter, loanId, {
          caseStatus: 'HOLD',
          holdReasons: ['Address proof missing'],
          holdCategory: 'CDL',
        });
      },
    );
    await step('Submitting shows what changed meanwhile and who did it; nothing typed is lost', async () => {
      await userEvent.click(await submit());
      const dialog = within(
        await screen.findByRole('alertdialog', { name: 'This loan was changed meanwhile' }),
      );
      await expect(dialog.getByText(/^You saved a decision/)).toBeVisible();
      await expect(dialog.getByText('Address proof missing')).toBeVisible();
      await expect(dialog.getByText('Bank statement incomplete')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Go on with these' }));
    });
    const saidMeanwhile = 'Farhan Qureshi decided this loan meanwhile';
    const stored = () => desk().loans.find(one => one.loanId === loanId);
    const typedOn = stored()?.version;
    await step('What another person decides is said at once', async () => {
      decideElsewhere(desk(), staff.underwriter, loanId, {
        caseStatus: 'HOLD',
        holdReasons: ['Employer to be verified'],
        holdCategory: 'CDL',
      });
      // Its underwriter is the same as before.
      const loan = stored();
      if (loan) loan.underWriterRemarks = { underWriterName: staff.creditAdmin.fullName };
      announce('decision');
      const form = await decision();
      await expect(await form.findByText(saidMeanwhile)).toBeVisible();
    });
    await step(
      'Submitted all the same, it goes with the version it was typed on, and nothing is written',
      async () => {
        await userEvent.click(await submit());
        await userEvent.click(await screen.findByRole('button', { name: 'Decide later' }));
        await expect(sentTo('/process-application').at(-1)?.body).toMatchObject({ version: typedOn });
        await expect(stored()?.version).toBe((typedOn ?? 0) + 1);
        await expect(stored()?.requiredActions).toEqual(['Employer to be verified']);
      },
    );
    await step(
      'Compared, it says who decided, and a field that both changed to different values',
      async () => {
        const form = await decision();
        await userEvent.click(form.getByRole('button', { name: 'Compare' }));
        const dialog = within(
          await screen.findByRole('alertdialog', { name: 'This loan was changed meanwhile' }),
        );
        await expect(dialog.getByText(/^Farhan Qureshi saved a decision/)).toBeVisible();
        // As it was when this was typed, as it is typed, and as it is stored by now.
        const reasons = within(dialog.getByRole('row', { name: /^Hold reason/ })).getAllByRole('cell');
        await expect(reasons.slice(0, 3).map(cell => cell.textContent)).toEqual([
          'Address proof missing',
          'Bank statement incomplete',
          'Employer to be verified',
        ]);
        await userEvent.click(dialog.getByRole('button', { name: 'Go on with these' }));
        await waitFor(() => expect(screen.queryByText(saidMeanwhile)).toBeNull());
      },
    );
    await step('Submitted again, on what was stored meanwhile, it is stored as it was typed', async () => {
      // It may be read before it is answered: one's own decision is nobody else's.
      const give = hold(contract.decision.process);
      await userEvent.click(await submit());
      const loan = desk().loans.find(one => one.loanId === loanId);
      const before = { ...loan };
      if (loan) loan.requiredActions = ['Bank statement incomplete'];
      const reads = () => sentTo('sections=core').length;
      const read = reads();
      announce('decision');
      await waitFor(() => expect(reads()).toBe(read + 1));
      await userEvent.tab();
      await expect((await decision()).queryByText(/decided this loan meanwhile/)).toBeNull();
      Object.assign(loan ?? {}, before);
      give();
      await expect(await within(await row(loanId)).findByText('On hold')).toBeVisible();
      await expect(desk().loans.find(loan => loan.loanId === loanId)?.requiredActions).toEqual([
        'Bank statement incomplete',
      ]);
      await expect(sentTo('/process-application')).toHaveLength(3);
    });
  },
};

export const TheSessionExpires: Story = {
  parameters: {
    covers: ['AU-003.a', 'AU-003.b', 'AU-009.a', 'AU-010.a', 'AU-026.a', 'AU-026.b', 'AU-026.c'],
  },
  play: async ({ step, userEvent }) => {
    await openFromTheQueue({ userEvent });
    const streams = () => sentTo(`/loans/${loanId}/events`).length;
    await waitFor(() => expect(streams()).toBe(1));
    await step('The session has ended: Login Expired asks for the password, over the page', async () => {
      await fillHold({ userEvent });
      desk().sessions.clear();
      await userEvent.click(await submit());
      const dialog = within(await screen.findByRole('dialog', { name: 'Login Expired' }));
      await expect(dialog.getByText('Your Login has expired. Please login again')).toBeVisible();
      await expect([localStorage.getItem('jwtToken'), localStorage.getItem('refreshToken')]).toEqual([
        null,
        null,
      ]);
    });
    await step('After signing in again the decision is as it was typed', async () => {
      await logIn({ userEvent });
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const form = await decision();
      await expect(form.getByRole('radio', { name: 'On hold' })).toBeChecked();
      await expect(
        within(form.getByRole('list', { name: 'Hold reason, chosen' })).getByText(
          'Bank statement incomplete',
        ),
      ).toBeVisible();
      // Changes of the loan are followed again, and were not without a session.
      await waitFor(() => expect(streams()).toBe(2));
    });
    await step('Submitted again, the decision is stored', async () => {
      await userEvent.click(await submit());
      await expect(await within(await row(loanId)).findByText('On hold')).toBeVisible();
    });
  },
};

/** Reading ends a session as writing does: each time the page behind the dialog stays as it was. */
export const WhereverTheSessionExpiresThePlaceIsKept: Story = {
  play: async ({ step, userEvent }) => {
    await openFromTheQueue({ userEvent });
    const panel = await screen.findByRole('tabpanel', { name: /^Profile/ });
    await waitFor(() => expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight + 90));
    panel.scrollTop = 90;
    const at = panel.scrollTop;
    await expect(at).toBeGreaterThan(0);
    const expired = async () => within(await screen.findByRole('dialog', { name: 'Login Expired' }));
    const backAt = async () => {
      await userEvent.type((await expired()).getByLabelText('Password'), `${password}{Enter}`);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(screen.getByRole('tabpanel', { name: /^Profile/ })).toBe(panel);
      await expect(panel.scrollTop).toBe(at);
    };
    await step(
      'The session ends at Reload Loan: the e-mail is filled in, and the page stays where it was',
      async () => {
        desk().sessions.clear();
        await userEvent.click(screen.getByRole('button', { name: 'Reload Loan' }));
        await expect((await expired()).getByRole('textbox', { name: 'Email' })).toHaveValue(
          staff.underwriter.email,
        );
        await backAt();
      },
    );
    await step('The session ends at a decision: the place is kept there too', async () => {
      await fillHold({ userEvent });
      desk().sessions.clear();
      await userEvent.click(await submit());
      await backAt();
    });
  },
};
