import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { expectOnTabs } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { admin, loanId } from './desk/collections';

const { story } = collectionsProduct(staff.collector);

/** What each tab of a disbursed loan shows, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Collections/Tabs',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatEachTabShows: Story = {
  parameters: {
    covers: [
      ...['CO-027.c', 'CO-027.e', 'CO-027.f', 'CO-028.b', 'CO-028.c', 'CO-028.d', 'CO-029.b', 'CO-029.c'],
      ...['CO-029.d', 'CO-029.e', 'CO-030.c', 'CO-033.b', 'CO-034.c', 'CO-034.d', 'CO-034.e', 'CO-034.f'],
      ...['CO-034.g', 'CO-034.h', 'CO-034.i', 'CO-034.j', 'CO-034.l', 'CO-037.c', 'CO-037.e', 'CO-047.c'],
      ...['CO-050.c', 'CO-057.f', 'CO-060.c', 'CO-061.c', 'CO-071.c', 'CO-071.d', 'CO-088.c', 'CO-088.d'],
      'CO-089.a',
    ],
  },
  play: async ({ step, userEvent }) => {
    const on = expectOnTabs({ userEvent });
    await step(
      'Personal Details shows name, contacts and the current, work and permanent address',
      on(
        'Personal Details',
        'Mobile Number: 9000043214',
        'Alternate Mobile Number: 9000043215',
        'Work Address: 49/B',
        'Permanent Address: 17/2',
        'Current Address: Flat 304',
      ),
    );
    await step(
      'Professional Details shows profession, employment, company and its address',
      on(
        'Professional Details',
        'Profession: Software tester',
        'Employment Type: Salaried',
        'Company Name: Nilgiri Softworks Pvt Ltd',
        'Work/Office Address: 49/B',
      ),
    );
    await step(
      'Financial Details shows the bank account and the salary',
      on(
        'Financial Details',
        'Bank Name: HDFC Bank',
        'Bank Account Number: 999151436630',
        'IFSC code: ZBNK0560099',
        'Monthly Salary Amount (Rs.): 62,400',
        'Mode of Salary: Bank transfer',
        'Date of Salary: 1st of month',
      ),
    );
    await step(
      'Kyc Details shows the Aadhaar, the place and each document with its number',
      on(
        'Kyc Details',
        'DOB: 14 Mar 1994',
        'Latitude: 12.93412',
        'Longitude: 77.61986',
        'ZZXPR1000Z',
        'ZZ3806818627481',
      ),
    );
    await step(
      'Loan Approval Details shows what the loan was disbursed with',
      on(
        'Loan Approval Details',
        'Loan Account Number: 210042',
        'Loan Amount: Rs. 75,000',
        'EMI Start Date: 1 May 2026',
        'Tenure: 9 months',
        'Processing Fee %: 1.5%',
        'Rate of Interest: 21%',
        'Gross Processing Fee: Rs. 1,125',
        'GST Processing Fee: Rs. 202.50',
        'Net Processing Fee: Rs. 1,327.50',
        'Pre EMI Amount: Rs. 86.30',
        'Disbursed Amount: Rs. 73,586.20',
        'Disbursal Date: 30 Mar 2026',
      ),
    );
    await step(
      'Transaction History has a row for each payment, and the links',
      on(
        'Transaction History',
        '1 Sep 2026 | Rs. 9,681 | Rs. 8,324.59 | Rs. 754.41 | Rs. 12 | Rs. 590 | P5 | UTRP5 | Auto debit',
        '12 Nov 2026 | −Rs. 9,000',
        'Rs. 2,000.50 | Rs. 1,000',
      ),
    );
    await step(
      'Amortization Table shows the schedule and what was repaid',
      on(
        'Amortization Table',
        '5 | 1 Sep 2026 | Rs. 9,079 | Rs. 8,324.59 | Rs. 754.41 | Paid | Auto debit, 1 Sep 2026',
        '9 | 1 Jan 2027 | Rs. 9,082.48 | Rs. 8,926.27 | Rs. 156.21 | Upcoming',
        '1 Sep 2026 | 3 Sep 2026 | Rs. 9,681 | Rs. 8,324.59 | Rs. 754.41 | Rs. 12 | Rs. 590 | Auto debit',
      ),
    );
    await step(
      'Overdue Details shows the summary, the EMIs, and the penal and bounce charges',
      on(
        'Overdue Details',
        'Total Amount Overdue | Rs. 19,883',
        '1 Oct 2026 | Rs. 8,470.27 | Rs. 608.73 | Rs. 363 | Rs. 590 | Rs. 10,032 | 45',
        '1 Oct 2026 | Rs. 363.16 | Rs. 0 | Asha Pendse | 12 Nov 2026',
        '1 Nov 2026 | Rs. 590 | Rs. 0',
      ),
    );
    await step(
      'ForeClosure Details shows the components, and what closes the loan by its parts',
      on(
        'ForeClosure Details',
        'Overdue | Rs. 17,088.77 | Rs. 1,069.23 | Rs. 545 | Rs. 1,180 | Rs. 19,883',
        'Outstanding | Rs. 17,695.60 | Rs. 144.51',
        'Principal Outstanding | Rs. 34,784.37 | Rs. 34,784.37',
      ),
    );
    await step(
      'Recordings has a row for each call',
      on(
        'Recordings',
        '20 Nov 2026, 04:12 pm | 00:03:10 | Answered',
        '18 Nov 2026, 10:00 am | 00:03:10 | Not answered',
      ),
    );
    await step(
      'Comments shows the newest first, each with disposition and behaviour in words',
      on(
        'Comments',
        '14 Nov 2026, 10:42 am | Sana Iyerwala | Asking waiver | Bad | The third',
        '8 Nov 2026, 10:42 am | Sana Iyerwala | Dispute | Bad',
      ),
    );
    await step(
      'Kyc Results compares the sources',
      on('Kyc Results', 'Bank account: Verified', 'RAGHUNATHAN KAVYA'),
    );
  },
};

const withoutProviders = collectionsProduct(admin, {
  page: `${loanId}?tab=transactions`,
  // After the hours of calls about dues, which are not the first reason.
  at: new Date('2026-11-21T15:00:00.000Z'),
  desk: () => ({ notConfigured: ['Ozonetel', 'Razorpay'] }),
});

export const AProviderThatIsNotConfigured: Story = {
  ...withoutProviders.story,
  play: async ({ step }) => {
    for (const [name, provider] of [
      ['Create Link', 'Razorpay'],
      ['Call Customer', 'Ozonetel'],
    ] as const)
      await step(`${name} says that ${provider} is not configured`, async () => {
        const button = await screen.findByRole('button', { name });
        await waitFor(() => expect(button).toHaveAccessibleDescription(`${provider} is not configured`));
      });
  },
};
