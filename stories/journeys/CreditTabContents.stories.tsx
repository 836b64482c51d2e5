import { contract } from '@lending-desk/domain/contract';
import { fieldsOf } from '@lending-desk/domain/loose';
import { aWireLoanDetail } from '@lending-desk/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { cibilWire, equifaxWire } from '../fixtures/bureau';
import { staff } from '../fixtures/staff';
import { expectOnTabs } from './acts';
import { answering } from './desk/answering';
import { type CreditDesk, creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { theProduct } from './theProduct';

/** A loan with a value of its own in every field that a tab shows. */
function withEverything(): CreditDesk {
  const desk = creditDesk();
  const [loan] = desk.loans;
  if (!loan) throw new Error('The desk has no loan');
  Object.assign(loan, {
    userIdString: 'customer-of-482194',
    ...equifaxWire(),
    ...cibilWire(),
    processedPerfios: {
      name: 'HDFC Bank',
      accountNo: '999151436632',
      customer_name: 'KAVYA R',
      computedEMIDate: 7,
      transaction: [],
    },
    bankStatements: [{ fileId: 'f-1', password: '', file: { key: 'june.pdf', presignedUrl: null } }],
    additionalDocuments: [
      {
        uploadedOn: '2026-11-18',
        documentType: 'Rent agreement',
        file: { key: 'rent.pdf', presignedUrl: null },
      },
    ],
    creditPdFeedback: [{ id: 'pd-1', createdOn: '2026-11-20T09:00:00.000Z', contactability: 'NO' }],
  });
  return desk;
}
const { engine, callRecordings } = aWireLoanDetail();
/** What is answered beside the loan. */
const beside = {
  engine,
  ruleEngineResultAvailable: true,
  callRecordings,
  feedbacks: {
    csFeedback: [
      { createdOn: '2026-11-19T09:00:00.000Z', userName: 'Naveen Rathore', feedback: 'Wants the 5th' },
    ],
    collectionsFeedbacks: [
      {
        createdOn: '2026-11-20T09:00:00.000Z',
        userName: 'Sunita Baruah',
        collectionObservation: 'Skip',
        customerBehaviour: 'BAD',
        collectionFeedback: 'Moved away',
      },
    ],
  },
};
const quizResult = [
  {
    attemptedOn: '2026-10-28T05:12:33.000Z',
    score: 7,
    status: 'PASS',
    answers: [{}, {}, {}],
    industry: 'Logistics',
  },
];
const answers = [answering(contract.intel.quiz, () => ({ data: { quizResult } })), ...creditAnswers];
const { story, desk } = theProduct(() => inMemoryServer({ ...withEverything(), beside }, answers), {
  address: '/credit/loans/482194/',
  as: staff.underwriter,
});

/** What each tab of a credit loan shows, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Tab contents',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatEachTabShows: Story = {
  parameters: {
    covers: [
      ...['CR-034.b', 'CR-036.b', 'CR-046.c', 'CR-048.a', 'CR-053.a', 'CR-064.a'],
      ...['CR-127.b', 'CR-130.b', 'CR-133.b', 'CR-135.a'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const on = expectOnTabs({ userEvent });
    await step(
      'the penny drop validation of the profile tab shows the penny drop’s own values',
      on(
        'Profile',
        'User id: customer-of-482194',
        'Amount applied: Rs. 1,50,000',
        'Company: Nilgiri Softworks Pvt Ltd',
        'Account number | 999151436630',
      ),
    );
    await step(
      'a duplicate user of a rule is shown with customer id, loan id and name',
      on('Dedupe', 'usr-59d4844f848c | 4610288 | Anitha Raghunathan'),
    );
    await step(
      'Account Number is that of the statement, that of the penny drop stands beside it',
      on(
        'Perfios',
        'Account Number: 999151436632',
        'Computed EMI Date: 7th of month',
        'Penny Drop account number: 999151436630',
      ),
    );
    await step(
      'the Docs tab lists papers, bank statements and additional documents',
      on('Docs', 'PAN front', 'f-1 | None', '18 Nov 2026 | Rent agreement | rent.pdf'),
    );
    await step(
      'the Equifax flavour shows status, score, date of birth and gender',
      on(
        'Equifax',
        'Report available',
        'Score: 801',
        'Date of birth: 17 Sep 1974',
        'Gender: Male',
        'Enquiries, 30 days: 3',
      ),
    );
    await step('the kyc tab shows what each source says', on('KYC', 'Code: 200', 'PAN | ZZXPR1000Z | Exact'));
    await step('the kycNew tab shows how each document stands', on('KYC New', 'Bank account: Verified'));
    await step('and counts the values that differ from the declared ones', async () => {
      await waitFor(() =>
        expect(screen.getByRole('tab', { name: /^KYC New/ })).toHaveTextContent(/^KYC New9$/),
      );
    });
    await step(
      'the Details tab shows what was stated',
      on('Details', 'Address proof number: ZZ3806818627481', 'Loan purpose: Home repair'),
    );
    await step(
      'the older flavour shows score, generation date, emails, DOB, gender and oldest account',
      on(
        'CIBIL',
        '742',
        'Generation date: 6 Nov 2026',
        'Date of birth: 25 Dec 1977',
        'Gender: Male',
        'Emails: BHUVANESH.KALPATHRAO@MAIL.EXAMPLE',
        'Oldest account: 4 Sep 2022',
        'Enquiries, 30 days: 4',
        'Name: BHUVANESH KALPATHRAO',
      ),
    );
    await step(
      'the rules tab shows rule name, data value and result per rule',
      on('Rules', 'Income: Rs. 62,400', 'Enquiries in 30 days | 4 | Flag', 'FOIR | 31% | Approve'),
    );
    await step('the PD tab counts the feedbacks there are', on('PD', 'Past feedbacks (1)'));
    await step(
      'the Calls tab has a row for each call record',
      on('Calls', '20 Nov 2026, 04:12 pm | 00:03:10 | Answered | Manual'),
    );
    await step(
      'the Intel tab shows CDL comments, collections comments and quiz scores',
      on(
        'Intel',
        '19 Nov 2026, 02:30 pm | Naveen Rathore | Wants the 5th',
        'Sunita Baruah | Skip | Bad | Moved away',
        '28 Oct 2026, 10:42 am | 7 | Pass | 3 | Logistics',
      ),
    );
    await step('read again, the tabs that were open show what the loan is by now', async () => {
      const now = desk();
      const nameMatch = { NAME_MATCH: { ruleResult: 'FLAG', value: 61 } };
      const missed = { ...fieldsOf(callRecordings?.[0]), Status: 'NotAnswered' };
      Object.assign(now, {
        beside: {
          ...beside,
          engine: { ...engine, ruleEngine: nameMatch },
          callRecordings: [missed],
        },
      });
      Object.assign(now.loans[0] ?? {}, { professionalDetails: { companyName: 'Western Ghats Software' } });
      await userEvent.keyboard('r');
      await on('Profile', 'Company: Western Ghats Software')();
      await on('Details', 'Company name: Western Ghats Software')();
      await on('KYC New', 'Name match 61% is not approved by Rules')();
      await on('Calls', '20 Nov 2026, 04:12 pm | 00:03:10 | Not answered | Manual')();
    });
  },
};
