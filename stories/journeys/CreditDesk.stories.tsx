import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { creditAnswers, creditDesk, decideElsewhere } from './desk/credit';
import { inMemoryServer, password } from './desk/desk';
import { theProduct } from './theProduct';

const { story, desk, sentTo } = theProduct(() => inMemoryServer(creditDesk(), creditAnswers));

/** A day at the credit desk, in the real app over a desk in memory. Every page can be clicked. */
const meta = { title: 'Journeys/Credit/Desk', ...story, parameters: { ...story.parameters } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Acts = Parameters<NonNullable<Story['play']>>[0];

const loanId = 482194;
const row = (id: number) => screen.findByRole('row', { name: new RegExp(String(id)) });
const decision = async () => within(await screen.findByRole('form', { name: 'Decision' }));
const submit = async () => (await decision()).findByRole('button', { name: /Submit decision/ });

async function logIn({ userEvent }: Pick<Acts, 'userEvent'>) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: new RegExp(staff.underwriter.email) }));
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
}

async function openFromTheQueue({ userEvent }: Pick<Acts, 'userEvent'>) {
  await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
  await logIn({ userEvent });
  await userEvent.click(await row(loanId));
  await decision();
}

async function fillHold({ userEvent }: Pick<Acts, 'userEvent'>) {
  const form = await decision();
  await userEvent.click(form.getByRole('radio', { name: 'On hold' }));
  await userEvent.click(form.getByRole('combobox', { name: /Hold reason/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bank statement incomplete' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(form.getByRole('radio', { name: 'CDL' }));
}

export const FromSignInToADecision: Story = {
  parameters: {
    covers: [
      'AU-015.a',
      'CR-005.a',
      'CR-006.a',
      'CR-013.c',
      'CR-015.a',
      'CR-015.b',
      'CR-015.c',
      'CR-015.d',
      'CR-015.e',
      'CR-016.a',
      'CR-019.b',
      'CR-196.a',
      'SH-070.a',
      'SH-072.a',
      'SH-073.a',
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('After signing in, an underwriter stands before the queue of loans', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
      await logIn({ userEvent });
      await expect(await row(loanId)).toBeVisible();
      await expect(location.pathname).toBe('/credit/loans');
    });
    await step('A click on a row of the queue opens the loan', async () => {
      await userEvent.click(await row(loanId));
      await expect(await screen.findByRole('heading', { name: 'Kavya Raghunathan' })).toBeVisible();
      await expect(location.pathname).toBe(`/credit/loans/${loanId}/`);
      await expect(screen.queryByText(/Could not be assigned|Error in assigning loan/)).toBeNull();
    });
    await step(
      'The header of the loan has its id, its date, its turnaround time and everything for calling the customer; a call without agent details is not placed',
      async () => {
        const heading = await screen.findByRole('heading', { name: 'Kavya Raghunathan' });
        const header = within(heading.closest('header') ?? document.body);
        await expect(header.getByText(String(loanId))).toBeVisible();
        await expect(header.getByText('Started 21 Nov 2026')).toBeVisible();
        await expect(header.getByText('TAT 0 days')).toBeVisible();
        await expect(await header.findByRole('button', { name: /agent/i })).toBeVisible();
        await expect(header.getByRole('combobox', { name: 'Select Phone Number' })).toBeVisible();
        await userEvent.click(header.getByRole('button', { name: /Call Customer/ }));
        await expect(await header.findByText('Fill Agent Details')).toBeVisible();
      },
    );
    await step('Thirteen tabs show what is known about the case, always in this order', async () => {
      const tabs = within(await screen.findByRole('tablist', { name: /^Loan/ })).getAllByRole('tab', {
        hidden: true,
      });
      await expect(tabs.map(tab => tab.firstElementChild?.textContent)).toEqual([
        'Profile',
        'Dedupe',
        'Perfios',
        'Docs',
        'Equifax',
        'KYC',
        'KYC New',
        'Details',
        'CIBIL',
        'Rules',
        'PD',
        'Calls',
        'Intel',
      ]);
    });
    await step('The loan had no underwriter: by opening it, it has become this person’s', async () => {
      await expect(desk().loans[0]?.underWriter?.fullName).toBe(staff.underwriter.fullName);
      await expect(desk().loans[1]?.underWriter).toBeNull();
    });
    await step('A note about the case is saved and appears among the notes', async () => {
      await userEvent.click(screen.getByRole('tab', { name: /^Notes/ }));
      const box = await screen.findByRole('textbox', { name: 'Comment' });
      // Whose colleagues an '@' offers.
      await expect(box).toHaveAttribute('data-mentions', `credit/${loanId}`);
      await userEvent.type(box, 'Salary slip of October seen');
      await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
      await expect(
        await screen.findByText('Salary slip of October seen', { selector: 'li *' }),
      ).toBeVisible();
      await waitFor(() => expect(box).toHaveValue(''));
      await userEvent.click(screen.getByRole('tab', { name: 'Decision' }));
    });
    await step(
      'The loan is put on hold with a reason, and the queue is back, showing it as on hold',
      async () => {
        await fillHold({ userEvent });
        await userEvent.click(await submit());
        await expect(await within(await row(loanId)).findByText('On hold')).toBeVisible();
        await expect(location.pathname).toBe('/credit/loans');
      },
    );
  },
};

/** The loans that are read from here on: each read is recorded as the person's. */
function readsOfLoans(): string[] {
  const send = window.fetch;
  const read: string[] = [];
  window.fetch = (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    const [, id] = /\/loans\/(\d+)$/.exec(pathname) ?? [];
    if (id !== undefined) read.push(id);
    return send(input, init);
  };
  return read;
}

export const MovingOverTheQueueReadsNoLoan: Story = {
  play: async ({ step, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
    await logIn({ userEvent });
    await row(loanId);
    const read = readsOfLoans();
    const search = () => screen.getByRole('searchbox', { name: 'Search by loan id' });
    // The search waits longer than a row at rest.
    const searchFor = async (text: string) => {
      await userEvent.clear(search());
      if (text !== '') await userEvent.type(search(), text);
      await waitFor(() => expect(location.search).toBe(text === '' ? '' : `?loanId=${text}`));
    };
    await step('A pointer that rests on a row opens no loan, so no reading is recorded', async () => {
      await userEvent.hover(await row(482191));
      await searchFor(String(loanId));
      await expect(read).toEqual([]);
    });
    await step('Moving over the rows by the keys J and K opens none either', async () => {
      await searchFor('');
      await row(482191);
      search().blur();
      await userEvent.keyboard('jjk');
      await searchFor(String(loanId));
      await expect(read).toEqual([]);
    });
    await step('Only the loan that is opened is read, and once', async () => {
      await userEvent.click(await row(loanId));
      await decision();
      await expect(read).toEqual([String(loanId)]);
    });
  },
};

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
    const send = window.fetch;
    await step('A loan that cannot be read says so, and shows nothing of another loan', async () => {
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
      await userEvent.click(await screen.findByRole('button', { name: 'Reload Loan' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
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

export const ByKeyboardFromTheQueueToTheNextCase: Story = {
  play: async ({ step, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
    await logIn({ userEvent });
    await row(loanId);
    let keys = 0;
    const press = async (...pressed: string[]) => {
      for (const key of pressed) {
        keys += 1;
        await userEvent.keyboard(key);
      }
    };
    const ids = screen.getAllByText(/^4821\d\d$/).map(one => one.textContent);
    const next = ids[ids.indexOf(String(loanId)) + 1] ?? '';

    await step('Enter opens the case, S leads to Case status, arrows choose On hold', async () => {
      // Closing, the login dialog hands its focus on.
      (await row(loanId)).focus();
      await press('{Enter}');
      await decision();
      await press('s');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('value', 'APPROVED'));
      await press('{ArrowRight}', '{ArrowRight}');
      await expect((await decision()).getByRole('radio', { name: 'On hold' })).toBeChecked();
    });
    await step('Tab leads to its reasons and category', async () => {
      await press('{Tab}', '{ArrowDown}', '{Enter}');
      await press('{Tab}', ' ');
      await expect((await decision()).getByRole('radio', { name: 'CDL' })).toBeChecked();
    });
    await step('Ctrl Enter sends one reason and leads to the next row of the list', async () => {
      await press('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(location.pathname).toBe('/credit/loans'));
      const [sent] = sentTo('process-application');
      await expect(sent?.body).toMatchObject({
        caseStatus: 'HOLD',
        requiredActions: ['Bank statement incomplete'],
        holdCategory: 'CDL',
      });
      await waitFor(() => expect(document.activeElement).toBe(screen.getByText(next).closest('tr')));
    });
    await step('Enter opens the next case, after twelve keys at most', async () => {
      await press('{Enter}');
      await waitFor(() => expect(location.pathname).toBe(`/credit/loans/${next}/`));
      await expect(keys).toBeLessThanOrEqual(12);
    });
  },
};

export const ThePaletteReachesWhatTheLoanCanDo: Story = {
  parameters: { covers: ['XR-035.c'] },
  play: async ({ step, userEvent }) => {
    await openFromTheQueue({ userEvent });
    const choose = async (text: string, name: RegExp) => {
      await userEvent.keyboard('{Control>}k{/Control}');
      const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
      await userEvent.type(palette.getByRole('combobox'), text);
      await userEvent.click(await palette.findByRole('option', { name }));
    };
    await step('every key it names is in the list of keys', async () => {
      const keysIn = async (name: string) => {
        const dialog = await screen.findByRole('dialog', { name });
        const keys = [...dialog.querySelectorAll('dd kbd, [role=option] kbd')].map(key => key.textContent);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        return keys;
      };
      await userEvent.keyboard('{Control>}k{/Control}');
      const offered = await keysIn('Command palette');
      await expect(offered).toContain('W');
      await userEvent.keyboard('?');
      const listed = await keysIn('Keyboard shortcuts');
      await expect(offered.filter(key => !listed.includes(key))).toEqual([]);
    });
    await step('a tab is opened', async () => {
      await choose('rules', /^Rules tab/);
      await expect(await screen.findByRole('tab', { name: /^Rules/, selected: true })).toBeVisible();
    });
    await step('Call Customer leads to the choice of the number, then presses the button', async () => {
      await choose('call', /^Call Customer/);
      await userEvent.click(await screen.findByRole('option', { name: /^Primary/ }));
      await choose('call', /^Call Customer/);
      await expect(await screen.findByText('Fill Agent Details')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Call Customer' })).toHaveFocus();
    });
    await step('Submit sends the decision, and leads back to the queue', async () => {
      await fillHold({ userEvent });
      await choose('submit', /^Submit decision/);
      await expect(await within(await row(loanId)).findByText('On hold')).toBeVisible();
    });
    await step('which the queue does not offer', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
      await userEvent.type(palette.getByRole('combobox'), 'submit');
      await expect(await palette.findByText('Nothing matches')).toBeVisible();
    });
  },
};

export const KeysIntoTheFormAndOutOfANote: Story = {
  play: async ({ step, userEvent }) => {
    await openFromTheQueue({ userEvent });
    await step('F leads to the first field that is empty and says what it needs', async () => {
      await userEvent.click((await decision()).getByRole('radio', { name: 'On hold' }));
      (document.activeElement instanceof HTMLElement ? document.activeElement : null)?.blur();
      // A frame may come before the error is rendered.
      const frame = spyOn(window, 'requestAnimationFrame').mockImplementation(run => {
        run(0);
        return 0;
      });
      await userEvent.keyboard('f');
      frame.mockRestore();
      const reasons = (await decision()).getByRole('combobox', { name: /Hold reason/ });
      await waitFor(() => expect(reasons).toHaveFocus());
      await expect(reasons).toBeInvalid();
    });
    await step('Esc leaves a note, and keys work again', async () => {
      (document.activeElement instanceof HTMLElement ? document.activeElement : null)?.blur();
      await userEvent.keyboard('n');
      const note = await screen.findByRole('textbox', { name: 'Comment' });
      await waitFor(() => expect(note).toHaveFocus());
      await userEvent.keyboard('{Escape}s');
      await expect(note).toHaveValue('');
      await waitFor(async () =>
        expect((await decision()).getByRole('radio', { name: 'On hold' })).toHaveFocus(),
      );
    });
  },
};

export const DecidedInAnotherWindowMeanwhile: Story = {
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
    await step('Submitted again, on what was stored meanwhile, it is stored as it was typed', async () => {
      await userEvent.click(await submit());
      await expect(await within(await row(loanId)).findByText('On hold')).toBeVisible();
      await expect(desk().loans.find(loan => loan.loanId === loanId)?.requiredActions).toEqual([
        'Bank statement incomplete',
      ]);
      await expect(sentTo('/process-application')).toHaveLength(2);
    });
  },
};

export const TheSessionExpires: Story = {
  parameters: {
    covers: ['AU-003.a', 'AU-003.b', 'AU-009.a', 'AU-010.a', 'AU-026.a', 'AU-026.b', 'AU-026.c'],
  },
  play: async ({ step, userEvent }) => {
    await openFromTheQueue({ userEvent });
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

const bureauAnswers = [
  // Not on its way yet: nothing but the press before keeps a second order back.
  answering(contract.bureau.cibil, () => ({
    data: { loan: { apolloCibilReport: { status: 'requested' } } },
  })),
  ...creditAnswers,
];
const bureau = theProduct(() => inMemoryServer(creditDesk(), bureauAnswers), {
  address: `/credit/loans/${loanId}/?tab=cibil`,
  as: staff.underwriter,
});

export const ABureauIsAskedOnceByADoubleClick: Story = {
  ...bureau.story,
  parameters: { covers: ['CR-055.a'] },
  play: async ({ step, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Fetch cibil' });
    await userEvent.dblClick(button);
    await step('Further clicks after the first one order no second report', async () => {
      await waitFor(() => expect(button).toHaveAccessibleDescription('Ordered a moment ago'));
      await userEvent.click(button);
      await userEvent.click(button);
      await bureau.expectSent(contract.bureau.cibil, {
        to: `POST /api/v1/credit-dashboard/fetch-cibil-report/${loanId}`,
      });
    });
  },
};
