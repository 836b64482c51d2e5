import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { equifaxWire } from '../fixtures/bureau';
import { aDocument } from '../fixtures/kycWire';
import { selfieUrl } from '../fixtures/loans';
import { staff } from '../fixtures/staff';
import { factsOf } from '../panels';
import { expectOnTabs } from './acts';
import { inMemoryServer } from './desk/desk';
import { ratedCall } from './desk/support';
import { answers, loanId, ofLoan, onHold } from './supportRequests';
import { theProduct } from './theProduct';

const backPhoto = { key: 'kyc/back.jpg', presignedUrl: selfieUrl };
/** The loan with a value of its own in every field that a tab shows. */
function withEverything() {
  const desk = onHold();
  const loan = ofLoan(desk);
  Object.assign(loan, {
    personalDetails: {
      ...Object(loan['personalDetails']),
      educationQualification: 'GRADUATE',
      currentAddressStayDuration: '3 years',
    },
    kycDocuments: {
      pan: { ...aDocument('ZZXPR1000Z', 'cfe3d4', {}), backPhoto },
      drivingLicense: {
        ...aDocument('ZZ3806818627481', 'cfd4e3', {}),
        verified: false,
        frontPhoto: null,
        backPhoto,
      },
      voterId: aDocument('ZZV1234567', 'e3d4cf', {}),
      passport: { ...aDocument('Z7654321', 'd4cfe3', {}), additionalDetails: { fileNo: 'BN1065432112' } },
      aadhaar: {
        name: 'Kavya R',
        dob: '1994-03-15',
        address: '17/2 West Masi Street, Madurai',
        gender: 'F',
        xmlVerify: true,
        imagebase64: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
      },
    },
    additionalDocuments: [
      {
        uploadedOn: '2026-11-18',
        documentType: 'Rent agreement',
        file: { key: 'rent.pdf', presignedUrl: null },
      },
    ],
    ...equifaxWire(),
    perfiosReport: {
      status: 'COMPLETED',
      report: {
        accountAnalysis: [
          {
            accountNo: '999988608944',
            summaryInfo: { instName: 'Axis Bank, India' },
            fCUAnalysis: {
              possibleFraudIndicators: { rowsThatDoNotAddUp: [{ narration: 'Row 41' }] },
              behaviouralTransactionalIndicators: { returnsKnownOnlyByTheirCharge: [] },
            },
          },
        ],
      },
    },
    amountApplied: 125_000,
    amountDisbursed: 95_000.5,
    approvedEmi: 5_040,
    preEmiAmount: 310.25,
    tenure: 24,
    processingFee: { totalProcessingFee: 2_360 },
    disbursalDate: '2026-11-10T06:00:00.000Z',
    disbursalStatus: 'COMPLETED',
    sanctionLetter: { key: 'letters/482190.pdf' },
    loanAgreement: { accepted: true },
    requiredAction: ['Salary slip of October', 'Rent slip'],
    loanDetails: {
      ...loan.loanDetails,
      loanSource: 'PARTNER',
      rejectionReasons: ['Low income', 'Other city'],
    },
    riskBucket: { bucketType: 'D', interestRate: 26 },
    approvalDetails: {
      maxEmi: 7_410,
      interestRate: 23.5,
      processingFeeRate: 2.25,
      maximumEligibleAmount: 139_000,
      months: 18,
    },
    underWriterRemarks: {
      comments: [
        { id: 'one', createdOn: '2026-11-19T09:00:00.000Z', comment: 'Employer called' },
        { id: 'two', createdOn: '2026-11-20T09:00:00.000Z', comment: 'Rent slip seen' },
      ],
      changeReason: 'New slip',
      deviation: 'Income proof',
      underWriterName: 'Rohit Kulkarni',
    },
    emis: [
      {
        amount: 6_911,
        dueDate: '2026-10-05',
        amountPaid: 6_000.5,
        paymentDate: '2026-10-07',
        paid: false,
        paymentSource: 'NACH',
        latePaymentCharges: 118,
      },
      {
        amount: 6_912,
        dueDate: '2026-09-05',
        amountPaid: 6_912,
        paymentDate: '2026-09-04',
        paid: true,
        paymentSource: 'MANUAL_PAYMENT',
      },
      { amount: 6_913, dueDate: '2026-12-05', paid: false },
    ],
    cashfreeDetails: {
      status: 'WRONG_ACCOUNT',
      statusUpdatedOn: '2026-11-12T06:00:00.000Z',
      authLink: 'https://mandate.example/authorise',
      incorrectSubscriptionCount: 2,
      error: {
        bankAccountHolder: 'R KAVYA',
        bankAccountNumber: '999151436639',
        customerName: 'Kavya R',
        customerEmail: 'wrong@mail.example',
        customerPhone: '9000043218',
        mode: 'E_MANDATE',
        status: 'CANCELLED',
        addedOn: '2026-11-03T06:00:00.000Z',
        scheduledOn: '2026-11-06',
      },
      subscriptionDetails: {
        bankAccountHolder: 'K RAGHUNATHAN',
        bankAccountNumber: '999151436631',
        customerName: 'Kavya Raghu',
        customerEmail: 'mandate@mail.example',
        customerPhone: '9000043217',
        mode: 'NPCI_SBC',
        status: 'INITIALIZED',
        addedOn: '2026-11-04T06:00:00.000Z',
        scheduledOn: '2026-11-07',
      },
    },
  });
  const { callRecordingResponse } = ratedCall;
  const unrated = {
    ...ratedCall,
    idString: 'call-of-the-18th',
    callRecordingResponse: { ...callRecordingResponse, StartTime: '2026-11-18 10:05:00', Type: 'inbound' },
    ratings: [],
  };
  return { ...desk, recordings: [...desk.recordings, unrated] };
}

const open = theProduct(() => inMemoryServer(withEverything(), answers), {
  address: `/loan-management/loans/${loanId}`,
  as: staff.superUser,
  at: new Date('2026-11-21T06:30:00.000Z'),
});

/** The tabs of a loan at customer support, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Tabs',
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatEachTabShows: Story = {
  parameters: {
    covers: [
      'CS-076.a',
      ...['CS-030.a', 'CS-068.c', 'CS-070.a', 'CS-072.b', 'CS-074.a'],
      ...['CS-075.a', 'CS-075.b', 'CS-076.b', 'CS-077.a', 'CS-077.b', 'CS-077.c', 'CS-077.d'],
      ...['CS-078.b', 'CS-085.a', 'CS-089.a', 'CS-029.b', 'CS-019.a', 'CS-019.b', 'CS-020.a'],
      ...['CS-025.d', 'CS-025.e', 'CS-025.f', 'CS-120.a', 'CS-120.b', 'CS-120.c', 'CS-120.d', 'CS-120.e'],
      ...['CS-121.a', 'CS-121.b', 'CS-122.a', 'CS-122.b', 'CS-123.a', 'CS-123.b', 'CS-124.a'],
      ...['CS-125.a', 'CS-125.b', 'CS-126.a', 'CS-126.b', 'CS-128.a', 'CS-130.a', 'CS-130.b'],
      ...['CS-130.c', 'CS-130.d', 'CS-131.a', 'CS-134.a', 'CS-134.c', 'CS-134.d', 'CS-134.e', 'CS-135.a'],
      ...['CS-135.b', 'CS-135.c', 'CS-136.a', 'SH-077.a', 'SH-099.a', 'XR-133.a'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const on = expectOnTabs({ userEvent });
    await step(
      'sixteen tabs, in this order, with Bank Statements in this state of the application',
      async () => {
        await screen.findByRole('tab', { name: /^Personal Details/ });
        const tabs = screen.getAllByRole('tab').map(tab => tab.textContent?.replace(/\d+$/, ''));
        await expect(tabs).toEqual([
          ...['Personal Details', 'Professional Details', 'Financial Details', 'Bank Statements'],
          ...['Kyc Details', 'Additional Documents', 'Aadhaar Details', 'Equifax Bureau Details'],
          ...['Loan Application Details', 'Underwriter Remarks', 'Approval Details', 'EMI Details'],
          ...['Recordings', 'Cashfree Details', 'Pre Credit Feedback', 'Loan Source'],
        ]);
      },
    );
    await step(
      'the Personal Details tab shows each of the personal details, and the addresses line by line',
      on(
        'Personal Details',
        'Full Name: Kavya Raghunathan',
        'First name: Kavya',
        'Last name: Raghunathan',
        'Gender: Female',
        'Date of Birth: 14 Mar 1994',
        'Marital status: Married',
        'Mobile Number: 9000043214',
        'Alternate Mobile Number: 9000067771',
        'Email ID: kavya.r@mail.example',
        'Type Of Home: Rented',
        'Stay at address: 3 years',
        'Education: Graduate',
        'Flat 304, Sai Residency, 5th Cross',
        'Opp. bus stand',
        'Bengaluru',
        'Karnataka',
        '560099',
        '17/2 West Masi Street',
      ),
    );
    await step(
      'each finding of an account stands in a sentence on the Bank Statements tab',
      on('Bank Statements', 'The balances of account 999988608944 (Axis Bank, India) do not add up'),
    );
    await step(
      'the Professional Details tab shows occupation, employer, income, its modes and day, consent and address',
      on(
        'Professional Details',
        'Profession: Software tester',
        'Company Name: Nilgiri Softworks Pvt Ltd',
        'Employment Type: Salaried',
        'Monthly income: Rs. 62,400',
        'Income modes: Bank transfer',
        'Salary date: 1st of month',
        'Microfinance consent: Not recorded',
        'Residency Road',
      ),
    );
    await step(
      'the Financial Details tab shows the account and what the bank returned of it',
      on(
        'Financial Details',
        'UPI id: 9000043214@okfict',
        'Account name | Kavya Raghunathan | KAVYA RAGHUNATHAN | Exact',
      ),
    );
    await step(
      'the Kyc Details tab lists PAN, driving licence, voter id and passport, each with its own identifier number',
      on('Kyc Details', 'ZZXPR1000Z', 'ZZ3806818627481', 'ZZV1234567', 'Z7654321', 'BN1065432112'),
    );
    await step('of each the photos that are stored, and the file number of the passport alone', async () => {
      const documents = ['PAN', 'Driving licence', 'Voter id', 'Passport'] as const;
      const shown = documents.map(name => {
        const document = screen.getByRole('region', { name });
        const open = [...document.querySelectorAll('button[aria-label^="Open"]')];
        return [...open.map(button => button.getAttribute('aria-label')), ...factsOf(document)];
      });
      await expect(shown).toEqual([
        ['Open PAN, front', 'Open PAN, back', 'Identifier number: ZZXPR1000Z', 'Verified: Yes'],
        ['Open Driving licence, back', 'Identifier number: ZZ3806818627481', 'Verified: No'],
        ['Open Voter id, front', 'Identifier number: ZZV1234567', 'Verified: Yes'],
        ['Open Passport, front', 'Identifier number: Z7654321', 'File number: BN1065432112', 'Verified: Yes'],
      ]);
    });
    await step(
      'the Additional Documents tab shows uploadedOn, documentType and file of a document',
      on('Additional Documents', '18 Nov 2026 | Rent agreement | rent.pdf | File not stored'),
    );
    await step(
      'the Aadhaar Details tab shows name, dob, address, gender and xmlVerify',
      on(
        'Aadhaar Details',
        'Name: Kavya R',
        'Date of birth: 15 Mar 1994',
        'Address: 17/2 West Masi Street, Madurai',
        'Gender: Female',
        'Aadhaar XML Verified: No',
      ),
    );
    await step(
      'the Equifax Bureau Details tab shows the score and the retail accounts summary',
      on('Equifax Bureau Details', 'Score: 801', 'Accounts: 4', 'Total sanctioned: Rs. 12,87,000'),
    );
    await step(
      'the Loan Application Details tab shows the loan amount with Rs., and the disbursal date',
      on(
        'Loan Application Details',
        'Loan amount: Rs. 1,25,000',
        'Loan id: 482190',
        'Record id: 5b7d9f00-0000-4000-8000-000000482190',
        'Amount disbursed: Rs. 95,000.50',
        'Disbursal date: 10 Nov 2026',
        'Disbursal status: Completed',
        'Tenure: 24 months',
        'Approved EMI: Rs. 5,040',
        'Pre EMI: Rs. 310.25',
        'Processing fee: Rs. 2,360',
        'Interest rate: 26% a year',
      ),
    );
    await step(
      'the status words, the hold reasons of requiredAction, both rejection reasons, letter and agreement',
      on(
        'Loan Application Details',
        'Application status: Bank statements submitted',
        'Approval status: On hold',
        'Hold reasons: Salary slip of October, Rent slip',
        'Rejection reasons: Low income, Other city',
        'Sanction letter: Issued',
        'Loan agreement: Accepted',
      ),
    );
    await step(
      'the Underwriter Remarks tab shows all comments, and changeReason, deviation and underWriterName',
      on(
        'Underwriter Remarks',
        'Underwriter name: Rohit Kulkarni',
        'Deviation: Income proof',
        'Change reason: New slip',
        'Employer called',
        'Rent slip seen',
      ),
    );
    await step(
      'the Approval Details tab shows the terms of approvalDetails, not the rate of the risk bucket',
      on(
        'Approval Details',
        'Max EMI: Rs. 7,410',
        'Interest rate: 23.5%',
        'Processing fee: 2.25%',
        'Eligible amount: Rs. 1,39,000',
        'Months: 18',
      ),
    );
    await step(
      'the EMI Details tab has a row for each EMI: amount, dueDate, amountPaid, paymentDate, paid, source, charges',
      on(
        'EMI Details',
        '1 | Rs. 6,912.00 | 5 Sep 2026 | Rs. 6,912.00 | 4 Sep 2026 | Paid | Manual payment | –',
        '2 | Rs. 6,911.00 | 5 Oct 2026 | Rs. 6,000.50 | 7 Oct 2026 | Part-paid | NACH | Rs. 118.00',
        '3 | Rs. 6,913.00 | 5 Dec 2026 | – | – | Not paid | – | –',
      ),
    );
    await step(
      'the Recordings tab has a row for each recording',
      on(
        'Recordings',
        '20 Nov 2026, 04:12 pm | 00:03:10 | Answered | Manual | No recording | Sana Iyerwala',
        '18 Nov 2026, 10:05 am | 00:03:10 | Answered | Inbound | No recording | Sana Iyerwala',
      ),
    );
    await step(
      'the Cashfree Details tab shows the mandate, each value under its own label, and beside it that of its error',
      on(
        'Cashfree Details',
        'Mandate status: Wrong account',
        'Status updated on: 12 Nov 2026, 11:30 am',
        'Incorrect subscriptions: 2',
        'https://mandate.example/authorise',
        'Bank account holder | K RAGHUNATHAN | R KAVYA',
        'Bank account number | 999151436631 | 999151436639',
        'Customer name | Kavya Raghu | Kavya R',
        'Customer email | mandate@mail.example | wrong@mail.example',
        'Customer phone | 9000043217 | 9000043218',
        'Mode | e-NACH | E_MANDATE',
        'Status | Initialized | Cancelled',
        'Added on | 4 Nov 2026, 11:30 am | 3 Nov 2026, 11:30 am',
        'Scheduled on | 7 Nov 2026 | 6 Nov 2026',
      ),
    );
    await step(
      'the Pre Credit Feedback tab lists the pre-credit feedback',
      on(
        'Pre Credit Feedback',
        '20 Nov 2026, 03:10 pm | Meera Subramanian | Will send … | Edit',
        '20 Nov 2026, 03:10 pm | Meera Subramanian | Asked for the pages. | \n',
      ),
    );
    await step('the Loan Source tab shows loanSource', on('Loan Source', 'Partner'));
  },
};
