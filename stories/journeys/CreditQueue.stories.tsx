import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { openQueue, queueRead } from './queueEntries';
import { theProduct } from './theProduct';

const at = (address: string) =>
  theProduct(() => inMemoryServer(creditDesk(), creditAnswers), { address, as: staff.underwriter });
const held = at('/credit/loans?status=HOLD');

/** The queue of an address with a status, in the real app over a desk in memory. No list was read before. */
const meta = {
  title: 'Journeys/Credit/Queue',
  ...held.story,
  parameters: { ...held.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllCasesAfterThoseOnHold: Story = {
  parameters: {
    covers: ['CR-011.b', 'SH-006.b', 'SH-006.c', 'SH-033.a', 'SH-033.b', 'SH-035.a', 'SH-035.b', 'SH-056.a'],
  },
  play: async ({ step, userEvent }) => {
    await step('an address with a status is asked for with it', async () => {
      await expect(await screen.findByRole('heading', { level: 1, name: 'On Hold Cases' })).toBeVisible();
      await held.expectSent(contract.loan.list, queueRead('status=HOLD&page=1'));
    });
    await step("'All Cases' opens the queue and asks for it without a status", async () => {
      await openQueue(userEvent, held, 'All Cases', null);
    });
    await step("'Accepted Cases' asks for APPROVED, after 'Rejected Cases'", async () => {
      await openQueue(userEvent, held, 'Rejected Cases', 'REJECTED');
      await openQueue(userEvent, held, 'Accepted Cases', 'APPROVED');
    });
  },
};

const nonsense = at('/credit/loans?status=NONSENSE&owner=mine&loanId=482193');

export const AStatusThatMeansNothing: Story = {
  ...nonsense.story,
  parameters: { covers: ['SH-006.e', 'XR-050.a'] },
  play: async ({ step, userEvent }) => {
    await step('a status that does not exist is named, and nothing is asked for', async () => {
      await expect(await screen.findByText('There is no status “NONSENSE”.')).toBeVisible();
      await nonsense.expectSent(contract.loan.list);
    });
    await step('one press shows all cases, whatever else the address names', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show all cases' }));
      await screen.findByRole('row', { name: /482194/ });
      await expect(location.pathname + location.search).toBe('/credit/loans');
      await nonsense.expectSent(contract.loan.list, queueRead('page=1'));
    });
  },
};
