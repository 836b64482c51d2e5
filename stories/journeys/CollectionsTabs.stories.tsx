import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { accountWire } from '../fixtures/collections';
import { aDocument, personalDetails } from '../fixtures/kycWire';
import { selfieUrl } from '../fixtures/loans';
import { staff } from '../fixtures/staff';
import { expectOnTabs } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { admin, loanId } from './desk/collections';

const backPhoto = { key: 'kyc/back.jpg', presignedUrl: selfieUrl };
const none = { amount: 0, paidAmount: 0, waivedAmount: 0, waivedBy: null };
/** The schedule with a bounce charge that is paid and waived in part, and a penal charge that is paid in part. */
const emis = accountWire.emis.map(emi =>
  emi.dueDate === '2026-09-01'
    ? {
        ...emi,
        penalBounceCharges: {
          ...none,
          amount: 590,
          paidAmount: 200,
          waivedAmount: 390,
          waivedBy: 'Ravi Kale',
          waivedDate: '2026-09-09',
        },
      }
    : emi.dueDate === '2026-10-01'
      ? { ...emi, penalLatePaymentCharges: { ...emi.penalLatePaymentCharges, paidAmount: 50.25 } }
      : emi,
);
const [closesToday] = accountWire.foreClosure;
/** What closed it at the last payment, each part an amount of its own. */
const closedThen = {
  dueDate: '2026-09-01',
  outstandingPrincipal: 34_780.37,
  interest: 1.5,
  penalInterest: 2,
  bounceCharges: 3,
  emiAmount: 4.75,
  total: 34_791.62,
  held: 0,
  payable: 34_791.62,
};
/** What the usual loan lacks, with a value of its own in every field that a tab shows. */
const withEverything = {
  emis,
  // The rate of the terms is that of the risk bucket.
  approvalDetails: { maximumEligibleAmount: 75_000, processingFeeRate: 1.5, interestRate: 20 },
  riskBucket: { bucketType: 'C', interestRate: 21.5 },
  kycDocuments: {
    pan: { ...aDocument('ZZXPR1000Z', 'cfe3d4', {}), backPhoto },
    drivingLicense: { ...aDocument('ZZ3806818627481', 'cfd4e3', {}), frontPhoto: null, backPhoto },
    voterId: aDocument('ZZV1234567', 'e3d4cf', {}),
    passport: { ...aDocument('Z7654321', 'd4cfe3', {}), additionalDetails: { fileNo: 'BN1065432112' } },
    aadhaar: {
      name: 'Kavya R',
      dob: '1994-03-15',
      address: '18/2 West Masi Street, Madurai',
      gender: 'M',
      imagebase64: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    },
  },
  personalDetails: {
    ...personalDetails,
    primaryPhoneNumber: '9000043214',
    alternatePhoneNumber: '9000043215',
    houseType: 'Rented',
    // Stored with them, and not theirs.
    workAddress: { line1: '50/C, Residency Road' },
  },
};
const { story } = collectionsProduct(staff.collector, {
  desk: () => ({
    loan: withEverything,
    foreClosure: closesToday ? [closesToday, closedThen] : [],
  }),
});

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
      'CO-037.g',
      'CO-027.g',
      'M23.a',
      'M27.c',
      'M28.k',
      'M31.d',
      'M53.a',
      'CO-018.d',
      'CO-032.b',
      ...['CO-027.c', 'CO-027.e', 'CO-027.f', 'CO-028.b', 'CO-028.c', 'CO-028.d', 'CO-029.b', 'CO-029.c'],
      ...['CO-029.d', 'CO-029.e', 'CO-030.c', 'CO-033.b', 'CO-034.c', 'CO-034.d', 'CO-034.e', 'CO-034.f'],
      ...[
        'CO-034.k',
        'CO-035.b',
        'CO-034.g',
        'CO-034.h',
        'CO-034.i',
        'CO-034.j',
        'CO-034.l',
        'CO-037.c',
        'CO-037.e',
        'CO-047.c',
      ],
      ...['CO-050.c', 'CO-057.f', 'CO-060.c', 'CO-061.c', 'CO-071.c', 'CO-071.d', 'CO-088.c', 'CO-088.d'],
      'CO-089.a',
      ...['CO-020.c', 'CO-020.d', 'CO-020.f', 'CO-020.g', 'CO-020.h', 'CO-020.j', 'CO-020.k'],
      ...['CO-104.a', 'CO-104.c', 'CO-104.d', 'CO-104.e', 'CO-105.a', 'CO-105.b', 'CO-105.c', 'CO-105.d'],
      ...['CO-106.a', 'CO-106.b', 'CO-107.a', 'CO-108.a', 'CO-108.b', 'CO-108.c', 'CO-108.d', 'CO-108.e'],
      ...['CO-109.a', 'CO-111.a', 'CO-111.b', 'CO-111.c', 'CO-111.d', 'CO-111.e', 'CO-112.a', 'CO-112.d'],
      ...['CO-113.a', 'CO-113.b', 'CO-113.c', 'CO-113.d', 'CO-113.e', 'CO-113.f', 'CO-113.g', 'CO-113.i'],
      ...['CO-114.a', 'CO-114.b', 'CO-114.c', 'CO-115.a', 'CO-115.c', 'CO-116.a', 'CO-116.b', 'CO-116.c'],
      ...['CO-116.d', 'CO-116.e', 'CO-118.a', 'CO-118.b', 'CO-118.c', 'CO-118.e', 'CO-118.f', 'CO-118.g'],
      ...['CO-119.a', 'CO-119.b', 'CO-119.c', 'CO-119.d', 'CO-119.f', 'CO-120.a', 'CO-120.b'],
      ...['CO-121.a', 'CO-121.b', 'CO-121.c', 'SH-077.a', 'SH-091.a', 'SH-091.c'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const on = expectOnTabs({ userEvent });
    await step('the header says the days past due of today', async () => {
      await expect(await screen.findByText('45 days past due')).toBeVisible();
    });
    await step(
      'Personal Details shows name, contacts and the current and permanent address of personalDetails',
      on(
        'Personal Details',
        'Full Name: Kavya Raghunathan',
        'Gender: Female',
        'Email ID: kavya.r@mail.example',
        'Mobile Number: 9000043214',
        'Date of Birth: 14 Mar 1994',
        'Alternate Mobile Number: 9000043215',
        'Type Of Home: Rented',
        'Permanent Address: 17/2',
        'Current Address: Flat 304',
        'Type Of Home: Rented',
      ),
    );
    await step(
      'and the work address, which is that of professionalDetails',
      on('Personal Details', 'Work Address: 49/B'),
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
      'Financial Details shows bankName, accountNumber and ifscCode of the account, and the salary in rupees',
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
      'Kyc Details shows name, dob, address, gender and imagebase64 of the Aadhaar, and the place',
      on(
        'Kyc Details',
        'Name: Kavya R\n',
        'DOB: 15 Mar 1994',
        'Address: 18/2 West Masi Street, Madurai',
        'Gender: Male',
        'Photo: Aadhaar',
        'Latitude: 12.93412',
        'Longitude: 77.61986',
      ),
    );
    await step(
      'and of the selfie and each document the photos there are, the number, and the file number of the passport',
      on(
        'Kyc Details',
        'Selfie | Selfie | – | – | –',
        'PAN Photo | PAN Photo, front | PAN Photo, back | ZZXPR1000Z | –',
        'Voter Id Card | Voter Id Card, front | No imageVoter Id Card, back | ZZV1234567 | –',
        'Driving License | No imageDriving License, front | Driving License, back | ZZ3806818627481 | –',
        'Passport | Passport, front | No imagePassport, back | Z7654321 | BN1065432112',
      ),
    );
    await step(
      'Loan Approval Details shows what the loan was disbursed with, in rupees; its rate is that of the risk bucket',
      on(
        'Loan Approval Details',
        'Loan Account Number: 210042',
        'Loan Amount: Rs. 75,000',
        'EMI Start Date: 1 May 2026',
        'Tenure: 9 months',
        'Processing Fee %: 1.5%',
        'Rate of Interest: 21.5%',
        'Gross Processing Fee: Rs. 1,125',
        'GST Processing Fee: Rs. 202.50',
        'Net Processing Fee: Rs. 1,327.50',
        'Pre EMI Amount: Rs. 86.30',
        'Disbursed Amount: Rs. 73,586.20',
        'Disbursal Date: 30 Mar 2026',
      ),
    );
    await step(
      'Transaction History has a row for each payment, whole where a part of it is held, with its source and remarks.description',
      on(
        'Transaction History',
        '1 Sep 2026 | Rs. 9,681 | Rs. 8,324.59 | Rs. 754.41 | Rs. 12 | Rs. 590 | P5 | UTRP5 | Auto debit | –',
        '12 Nov 2026 | −Rs. 9,000 | −Rs. 8,391.27 | −Rs. 608.73 | Rs. 0 | Rs. 0 | P7 | – | Manual payment | Reversal of P7',
        '18 Nov 2026 | Rs. 9,000 | Rs. 0 | Rs. 0 | Rs. 0 | Rs. 0 | N1 | UTRN1 | Auto debit | Auto debit',
      ),
    );
    await step(
      'and amount, amountPaid and paymentLink of each payment link, which are in paise',
      on('Transaction History', 'Rs. 2,000.50 | Rs. 1,000 | https://rzp.example/i/first'),
    );
    await step(
      'Amortization Table shows the schedule, oldest due date first, in rupees with paise, and what is paid of it',
      on(
        'Amortization Table',
        '1 | 1 May 2026 | Rs. 9,079 | Rs. 7,766.50 | Rs. 1,312.50 | Paid | Auto debit, 1 May 2026',
        '5 | 1 Sep 2026 | Rs. 9,079 | Rs. 8,324.59 | Rs. 754.41 | Paid | Auto debit, 1 Sep 2026',
        '6 | 1 Oct 2026 | Rs. 9,079 | Rs. 8,470.27 | Rs. 608.73 | Unpaid',
        '9 | 1 Jan 2027 | Rs. 9,082.48 | Rs. 8,926.27 | Rs. 156.21 | Upcoming',
        ' | Total | Rs. 81,714.48 | Rs. 75,000 | Rs. 6,714.48',
      ),
    );
    await step(
      'and paymentDetails: for each payment of an EMI its value date, its total and its parts; none for held money',
      async () => {
        await on(
          'Amortization Table',
          '1 Sep 2026 | 3 Sep 2026 | Rs. 9,681 | Rs. 8,324.59 | Rs. 754.41 | Rs. 12 | Rs. 590 | Auto debit',
          '1 Aug 2026 | 1 Aug 2026 | Rs. 9,079 | Rs. 8,181.42 | Rs. 897.58 | Rs. 0 | Rs. 0 | Manual payment',
        )();
        const repaid = within(screen.getByRole('table', { name: 'Repayment Details' }));
        await expect(repaid.getAllByRole('row')).toHaveLength(1 + 2);
      },
    );
    await step(
      'Overdue Details shows the summary: the sum of each figure of the EMIs, and of all four',
      on(
        'Overdue Details',
        'Total Principal Overdue | Rs. 17,088.77',
        'Total Interest Overdue | Rs. 1,069.23',
        'Total Penal Interest Overdue | Rs. 545',
        'Total Bounce Charges Overdue | Rs. 1,180',
        'Total Amount Overdue | Rs. 19,883',
      ),
    );
    await step(
      'the EMIs, each with its own parts, total and days from its own due date',
      on(
        'Overdue Details',
        '1 Oct 2026 | Rs. 8,470.27 | Rs. 608.73 | Rs. 363 | Rs. 590 | Rs. 10,032 | 45',
        '1 Nov 2026 | Rs. 8,618.50 | Rs. 460.50 | Rs. 182 | Rs. 590 | Rs. 9,851 | 14',
      ),
    );
    await step(
      'and the penal and bounce charges: amount with its tax, paidAmount, by whom and when it was waived last',
      on(
        'Overdue Details',
        '1 Oct 2026 | Rs. 363.16 | Rs. 50.25 | Asha Pendse | 12 Nov 2026',
        '1 Nov 2026 | Rs. 181.58 | Rs. 0 | – | –',
        '1 Sep 2026 | Rs. 590 | Rs. 200 | Ravi Kale | 9 Sep 2026',
        '1 Nov 2026 | Rs. 590 | Rs. 0 | – | –',
      ),
    );
    await step(
      'ForeClosure Details shows the components, of overdueAmount and of outstandingAmount, exact to the paisa',
      on(
        'ForeClosure Details',
        'Overdue | Rs. 17,088.77 | Rs. 1,069.23 | Rs. 545 | Rs. 1,180 | Rs. 19,883',
        'Outstanding | Rs. 17,695.60 | Rs. 144.51 | Rs. 0 | Rs. 0 | Rs. 17,840',
      ),
    );
    await step(
      'what closes the loan by its parts, as of today and as of the last payment',
      on(
        'ForeClosure Details',
        'As of 15 Nov 2026',
        'Last payment 1 Sep 2026',
        'Principal Outstanding | Rs. 34,784.37 | Rs. 34,780.37',
        'Overdue Interest | Rs. 1,069.23 | Rs. 1.50',
        'Penal Interest Overdue | Rs. 545 | Rs. 2',
        'Bounce Charges Overdue | Rs. 1,180 | Rs. 3',
        'Next Month Interest Amount | Rs. 144.51 | Rs. 4.75',
        'Total Foreclosure Amount | Rs. 37,723 | Rs. 34,792',
      ),
    );
    await step(
      'and payable, which is the total less what is held',
      on(
        'ForeClosure Details',
        'Closure AmountRs. 28,722.85',
        'Rs. 9,000.00 of the customer’s money is held',
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
      'each tab shows its own content, the last one, Kyc Results, the compared sources',
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
