import { contract } from '@lending-desk/domain/contract';
import { isObject, textAt } from '@lending-desk/domain/loose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { type SupportDesk, supportAnswers, supportDesk } from './desk/support';
import { pausesOfALostAnswer, theProduct } from './theProduct';

const loanId = 482190;
const { story, desk, elapse } = theProduct(() => inMemoryServer(supportDesk(), supportAnswers), {
  address: `/loan-management/loans/${loanId}`,
  as: staff.support,
});

/** Support saves an edit whose answer does not arrive, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Edit',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Acts = Parameters<NonNullable<Story['play']>>[0];

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit personal details' }));

function stored(): string | null {
  const person = desk().loans.find(loan => loan.loanId === loanId)?.['personalDetails'];
  return isObject(person) ? textAt(person, 'email') : null;
}

async function proceedWith({ userEvent }: Pick<Acts, 'userEvent'>, email: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Edit details/ }));
  const box = await (await dialog()).findByLabelText(/^Email ID/);
  await userEvent.clear(box);
  await userEvent.type(box, email);
  await userEvent.click((await dialog()).getByRole('button', { name: /^Save/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
}

/** What stands between the browser and the server: `through` decides about each save, which is of personal details unless
 *  another path is given.
 *  @returns the idempotency keys of the saves that were asked for */
function between(
  through: (asked: number, send: () => Promise<Response>) => Promise<Response>,
  path = '/update-personal-details/',
) {
  const send = window.fetch;
  const keys: (string | null)[] = [];
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes(path)) return send(request);
    keys.push(request.headers.get('idempotency-key'));
    return through(keys.length, () => send(request));
  };
  return keys;
}

/** What an answer waits for, and what ends the waiting. */
function gate(): readonly [Promise<void>, () => void] {
  let open = () => {};
  const opened = new Promise<void>(done => {
    open = done;
  });
  return [opened, () => open()];
}

export const TheAnswerIsLost: Story = {
  parameters: { covers: ['XR-013.b'] },
  play: async ({ step, userEvent }) => {
    let first: Response | null = null;
    // The server keeps the answer of a key: a repeat is given the first one.
    const keys = between(async (_asked, send) => {
      if (first) return first;
      first = await send();
      throw new TypeError('Failed to fetch');
    });
    await proceedWith({ userEvent }, 'kavya.new@mail.example');
    await elapse(500);
    await step('it is asked for by its key, and the outcome shows', async () => {
      await expect(await screen.findByText('Modified Personal Details Saved')).toBeVisible();
      await expect(screen.queryByText('Error occured in updating')).toBeNull();
      await expect(stored()).toBe('kavya.new@mail.example');
      await expect(keys).toEqual([keys[0], keys[0]]);
    });
  },
};

export const NoAnswerComes: Story = {
  play: async ({ step, userEvent }) => {
    const keys = between(async (asked, send) => {
      if (asked === 1) await send();
      return new Response(null, { status: 504 });
    });
    await proceedWith({ userEvent }, 'kavya.new@mail.example');
    await elapse(...pausesOfALostAnswer);
    await step('the loan is read again and says what is stored', async () => {
      await waitFor(() => expect(keys).toHaveLength(4));
      const preview = within(screen.getByRole('complementary', { name: 'Preview of changes' }));
      await expect(await preview.findByText('Nothing was changed.')).toBeVisible();
      await expect(preview.queryByRole('button', { name: 'Try again' })).toBeNull();
      await expect((await dialog()).getByLabelText(/^Email ID/)).toHaveValue('kavya.new@mail.example');
    });
  },
};

export const ASaveFailsBehindTheClosedDialog: Story = {
  play: async ({ step, userEvent }) => {
    const [closed, close] = gate();
    between(async () => {
      await closed;
      return new Response(null, { status: 500 });
    });
    await proceedWith({ userEvent }, 'kavya.new@mail.example');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    close();
    await elapse(...pausesOfALostAnswer);
    await step('the failure is said, and the draft is shown as one', async () => {
      await waitFor(() => expect(screen.getByText(/^Loan 482190: /)).toBeVisible());
      await expect(await screen.findByText(/^Draft saved .*, not sent$/)).toBeVisible();
      await expect(stored()).toBe('kavya.r@mail.example');
    });
    await step('The draft is there when the dialog is opened again', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Edit details/ }));
      await expect(await (await dialog()).findByLabelText(/^Email ID/)).toHaveValue('kavya.new@mail.example');
      await expect((await dialog()).getByText('1 unsaved change')).toBeVisible();
      await expect((await dialog()).getByText(/^· Draft saved /)).toBeVisible();
    });
    await step('once nothing is left to send, no draft is shown', async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByText(/not sent$/)).toBeNull());
    });
  },
};

export const TheSessionEndsBehindTheClosedDialog: Story = {
  parameters: { covers: ['AU-026.b'] },
  play: async ({ step, userEvent }) => {
    const [closed, close] = gate();
    between(async (_asked, send) => {
      await closed;
      desk().sessions.clear();
      return send();
    });
    await proceedWith({ userEvent }, 'kavya.new@mail.example');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('the dialog of the session alone says that it has ended', async () => {
      close();
      await expect(await screen.findByRole('dialog', { name: 'Login Expired' })).toBeVisible();
      await expect(screen.queryByText(/^Loan 482190: /)).toBeNull();
    });
  },
};

const sourceAnswers = [
  answering(contract.loan.enumValues, () => ({ data: { enums: { loanSource: ['ORGANIC', 'PARTNER'] } } })),
  answering(contract.loan.saveSource, (desk: SupportDesk, _viewer, { loanId: ref, loanSource }) => {
    const loan = desk.loans.find(one => String(one.loanId) === ref);
    if (loan?.loanDetails) Object.assign(loan.loanDetails, { loanSource });
    return { data: { loanSource } };
  }),
  ...supportAnswers,
];
const source = theProduct(() => inMemoryServer(supportDesk(), sourceAnswers), {
  address: `/loan-management/loans/${loanId}?tab=source`,
  as: staff.support,
});

export const TheAnswerOfALoanSourceIsLost: Story = {
  ...source.story,
  play: async ({ step, userEvent }) => {
    const keys = between(async (asked, send) => {
      if (asked === 1) await send();
      return new Response(null, { status: 504 });
    }, '/update-loan-source');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Loan source' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Partner' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await source.elapse(...pausesOfALostAnswer);
    await step('it is asked for by its key', async () => {
      await waitFor(() => expect(keys).toEqual([keys[0], keys[0], keys[0], keys[0]]));
    });
    await step('the loan is read again, and what it has is shown as saved', async () => {
      await expect(await screen.findByText('Updated')).toBeVisible();
      await expect(screen.queryByText('Loan source was not saved.')).toBeNull();
      await expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};
