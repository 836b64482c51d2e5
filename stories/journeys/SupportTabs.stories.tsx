import type { Meta, StoryObj } from '@storybook/react-vite';
import { equifaxWire } from '../fixtures/bureau';
import { aDocument } from '../fixtures/kycWire';
import { staff } from '../fixtures/staff';
import { expectOnTabs } from './acts';
import { inMemoryServer } from './desk/desk';
import { ratedCall } from './desk/support';
import { answers, loanId, ofLoan, onHold } from './supportRequests';
import { theProduct } from './theProduct';

/** The loan with a value of its own in every field that a tab shows. */
function withEverything() {
  const desk = onHold();
  const loan = ofLoan(desk);
  Object.assign(loan, {
    personalDetails: { ...Object(loan['personalDetails']), educationQualification: 'GRADUATE' },
    kycDocuments: {
      pan: aDocument('ZZXPR1000Z', 'cfe3d4', {}),
      drivingLicense: aDocument('ZZ3806818627481', 'cfd4e3', {}),
      voterId: aDocument('ZZV1234567', 'e3d4cf', {}),
      passport: { ...aDocument('Z7654321', 'd4cfe3', {}), additionalDetails: { fileNo: 'BN1065432112' } },
      aadhaar: {
        name: 'Kavya R',
        dob: '1994-03-15',
        address: '17/2 West Masi Street, Madurai',
        gender: 'F',
        xmlVerify: true,
        imagebase64: null,
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
    amountApplied: 125_000,
    amountDisbursed: 95_000.5,
    approvedEmi: 5_040,
    preEmiAmount: 310.25,
    tenure: 24,
    processingFee: { totalProcessingFee: 2_360 },
    disbursalDate: '2026-11-10T06:00:00.000Z',
    disbursalStatus: 'COMPLETED',
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
      { amount: 6_912, dueDate: '2026-12-05', paid: false },
    ],
    cashfreeDetails: {
      status: 'ACTIVE',
      subscriptionDetails: {
        bankAccountHolder: 'K RAGHUNATHAN',
        bankAccountNumber: '999151436631',
        customerName: 'Kavya Raghu',
        customerEmail: 'mandate@mail.example',
        customerPhone: '9000043217',
        mode: 'NPCI_SBC',
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
      ...['CS-030.a', 'CS-068.c', 'CS-070.a', 'CS-072.b', 'CS-074.a'],
      ...['CS-075.a', 'CS-075.b', 'CS-076.b', 'CS-077.a', 'CS-077.b', 'CS-077.c', 'CS-077.d'],
      ...['CS-078.b', 'CS-085.a', 'CS-089.a', 'CS-029.b'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const on = expectOnTabs({ userEvent });
    await step(
      'the Personal Details tab shows the personal details',
      on(
        'Personal Details',
        'Education: Graduate',
        'Email ID: kavya.r@mail.example',
        '17/2 West Masi Street',
      ),
    );
    await step(
      'the Professional Details tab shows employer, income and consent',
      on(
        'Professional Details',
        'Monthly income: Rs. 62,400',
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
    await step(
      'the Additional Documents tab shows uploadedOn, documentType and file of a document',
      on('Additional Documents', '18 Nov 2026 | Rent agreement | rent.pdf | File not stored'),
    );
    await step(
      'the Aadhaar Details tab shows name, dob, address, gender and xmlVerify',
      on('Aadhaar Details', 'Date of birth: 15 Mar 1994', 'Gender: F', 'Aadhaar XML Verified: No'),
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
        'Disbursal date: 10 Nov 2026',
        'Tenure: 24 months',
        'Approved EMI: Rs. 5,040',
        'Pre EMI: Rs. 310',
        'Processing fee: Rs. 2,360',
        'Interest rate: 26% a year',
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
        '1 | Rs. 6,911.00 | 5 Oct 2026 | Rs. 6,000.50 | 7 Oct 2026 | Part-paid | NACH | Rs. 118.00',
        '2 | Rs. 6,912.00 | 5 Dec 2026 | – | – | Not paid | – | –',
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
      'the Cashfree Details tab shows the mandate, each value under its own label',
      on(
        'Cashfree Details',
        'Mandate status: Active',
        'Bank account holder | K RAGHUNATHAN',
        'Bank account number | 999151436631',
        'Customer email | mandate@mail.example',
        'Customer phone | 9000043217',
      ),
    );
    await step(
      'the Pre Credit Feedback tab lists the pre-credit feedback',
      on('Pre Credit Feedback', 'Asked for the pages.', 'Will send'),
    );
  },
};
