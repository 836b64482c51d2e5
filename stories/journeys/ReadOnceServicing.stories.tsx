import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collectionsProduct } from './collectionsProduct';
import { admin } from './desk/collections';
import { reads } from './readOnce';
import { at as supportAt } from './supportRequests';

const support = supportAt('');

/** A loan that is open is not read again when its window is looked at again, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Every desk/Read once',
  tags: ['!autodocs'],
  ...support.story,
  parameters: { ...support.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ALoanOfSupport: Story = {
  parameters: { covers: ['XR-062.a', 'XR-062.b'] },
  play: async ({ step, userEvent }) => {
    const { onceAtEveryTab, whenLookedAtAgain } = reads(support, [
      'GET credit-dashboard/loans/482190/events?desk=customerSupport',
      'GET customer-service/get-enum-values',
      ...['bureau', 'core', 'kyc', 'statement'].map(
        part => `GET customer-service/get-loan-details/482190?sections=${part}`,
      ),
      'GET customer-service/perfios-institutions',
      'GET follow-ups/482190?desk=customerSupport',
    ]);
    await step('each part of the loan is read once, when the first tab is opened that shows it', () =>
      onceAtEveryTab({ userEvent }),
    );
    await step('nine minutes later the mentions alone are read again', async () =>
      expect(await whenLookedAtAgain()).toEqual(['GET users/mentions']),
    );
  },
};

const collections = collectionsProduct(admin);

export const ADisbursedLoan: Story = {
  ...collections.story,
  parameters: { ...collections.story.parameters, covers: ['XR-062.a', 'XR-062.b'] },
  play: async ({ step, userEvent }) => {
    const { onceAtEveryTab, whenLookedAtAgain } = reads(collections, [
      'GET collections/210042/account',
      'GET collections/210042/foreclosure-quote?on=2026-11-15',
      'GET collections/210042/get-outstanding-details',
      'GET collections/fetch-all-payment-links?loanId=210042',
      'GET collections/get-loan-details/210042',
      'GET credit-dashboard/loans/210042/events?desk=collections',
      'GET reported-identity/210042?desk=collections',
    ]);
    await step('each part of the loan is read once, when the first tab is opened that shows it', () =>
      onceAtEveryTab({ userEvent }),
    );
    await step('nine minutes later the mentions alone are read again', async () =>
      expect(await whenLookedAtAgain()).toEqual(['GET users/mentions']),
    );
  },
};
