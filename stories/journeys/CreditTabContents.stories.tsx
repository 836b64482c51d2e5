import { contract } from '@lending-desk/domain/contract';
import { fieldsOf } from '@lending-desk/domain/loose';
import { aWireLoanDetail } from '@lending-desk/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { cibilWire, equifaxWire } from '../fixtures/bureau';
import { selfieUrl } from '../fixtures/loans';
import { staff } from '../fixtures/staff';
import { expectOnTabs } from './acts';
import { announce, answering } from './desk/answering';
import { type CreditDesk, creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { theProduct } from './theProduct';

/** A loan with a value of its own in every field that a tab shows. */
function withEverything(): CreditDesk {
  const desk = creditDesk();
  const [loan] = desk.loans;
  if (!loan) throw new Error('The desk has no loan');
  const kyc = fieldsOf(loan['kycDocuments']);
  Object.assign(loan, {
    userIdString: 'customer-of-482194',
    financialDetails: {
      bankName: 'HDFC Bank',
      accountNumber: '999151436630',
      ifscCode: 'ZBNK0560099',
      verificationResult: {
        response: {
          verification: {
            result: { accountNumber: '999151436631', accountName: 'KAVYA RAGHUNATHAN', ifsc: 'ZBNK0560098' },
          },
        },
      },
    },
    ...equifaxWire(),
    ...cibilWire(),
    processedPerfios: {
      name: 'HDFC Bank',
      accountNo: '999151436632',
      customer_name: 'KAVYA R',
      computedEMIDate: 9,
      customer_address: '12 Park Street, Kolkata 700099',
      transaction: [
        {
          date: '2026-10-05',
          chqNo: '',
          narration: 'SALARY OCTOBER',
          amount: 62_400.5,
          category: 'Salary',
          balance: 70_100,
        },
      ],
    },
    emiDay: 7,
    userLoanIds: [482194, 461028],
    personalDetails: {
      ...fieldsOf(loan['personalDetails']),
      photo: { key: 'selfie.jpg', presignedUrl: selfieUrl },
    },
    underWriterRemarks: { comments: [], changeReason: null, deviation: null, underWriterName: 'Rohit K' },
    kycDocuments: {
      ...kyc,
      aadhaar: { ...fieldsOf(kyc['aadhaar']), identifierNumber: '999988878812' },
    },
    kycDetails: {
      pan: { name: 'KAVYA RAGHU', dob: '1994-03-16', panNo: 'ZZXPR1001Z' },
      address: {
        name: 'Kavya Ragu Nathan',
        dob: '1994-03-14',
        address: '19 West Masi Street Madurai 625099',
        frontImage: null,
        backImage: null,
      },
      equifaxBureau: {
        name: 'KAVYA RAGHUNATHAN',
        dob: '1994-03-17',
        panNo: 'ZZXPR1002Z',
        address: [
          { Address: 'FLAT 304 SAI RESIDENCY KORAMANGALA', Postal: '560099', State: 'KA' },
          { Address: '9 LAKE VIEW COLONY PUNE', Postal: '411099', State: 'MH' },
        ],
      },
    },
    bankStatements: [{ fileId: 'f-1', password: '', file: { key: 'june.pdf', presignedUrl: null } }],
    additionalDocuments: [
      {
        uploadedOn: '2026-11-18',
        documentType: 'Rent agreement',
        file: { key: 'rent.pdf', presignedUrl: null },
      },
    ],
    salaryTransactions: [
      { date: '2026-08-31', narration: 'NEFT NILGIRI AUG', category: 'Salary', amount: 62_400, score: 90 },
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
    status: 'pass',
    answers: [{}, {}, {}],
    industry: 'Logistics',
  },
];
const answers = [answering(contract.intel.quiz, () => ({ data: { quizResult } })), ...creditAnswers];
const { story, desk, sentTo } = theProduct(() => inMemoryServer({ ...withEverything(), beside }, answers), {
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
      'CR-017.b',
      'CR-150.a',
      ...['CR-034.b', 'CR-036.b', 'CR-046.c', 'CR-048.a', 'CR-053.a', 'CR-064.a'],
      ...['CR-127.b', 'CR-130.b', 'CR-133.b', 'CR-135.a'],
      ...['CR-026.c', 'CR-026.d', 'CR-026.f', 'CR-026.g', 'CR-129.a', 'CR-136.b', 'CR-137.a', 'CR-138.a'],
      ...['CR-139.a', 'CR-140.a', 'CR-140.c', 'CR-140.d', 'CR-144.a', 'CR-144.b', 'CR-147.a', 'CR-147.b'],
      ...['CR-149.a', 'CR-151.a', 'CR-152.a', 'CR-153.a', 'CR-159.a', 'CR-160.a'],
      ...['CR-161.a', 'CR-161.b', 'CR-162.a', 'CR-163.a', 'CR-163.b', 'CR-164.a', 'CR-167.a', 'CR-167.b'],
      ...['CR-168.a', 'CR-168.b', 'CR-168.c', 'CR-168.d', 'CR-169.b'],
      ...['CR-034.a', 'CR-041.a', 'CR-076.a', 'CR-077.a', 'CR-078.a'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const on = expectOnTabs({ userEvent });
    await step(
      'the profile tab shows profile, loan, profession and penny drop, each with its own values',
      on(
        'Profile',
        'User id: customer-of-482194',
        'Amount applied: Rs. 1,50,000',
        'Company: Nilgiri Softworks Pvt Ltd',
        'Account name | Kavya Raghunathan | KAVYA RAGHUNATHAN | Exact',
        'Account number | 999151436630 | 999151436631',
        'IFSC code | ZBNK0560099 | ZBNK0560098',
      ),
    );
    await step('beside it stand who the customer is and what they do', async () => {
      await on(
        'Profile',
        'Full Name: Kavya Raghunathan',
        'User entered name: Kavya R\n',
        'Gender: Female',
        'Date of Birth: 14 Mar 1994',
        'Primary phone: 9000043214',
        'Alternate phone: 9000067771',
        'Email: kavya.r@mail.example',
        'Marital status: Married',
        'Type Of Home: Rented',
        'Occupation: Software tester',
        'Employment Type: Salaried',
        'Monthly income: Rs. 62,400',
        'Income modes: Bank transfer',
        'Salary date: 1st of month',
        'Microfinance consent: 19 Nov 2026',
      )();
      await expect(screen.getByRole('img', { name: 'Selfie of Kavya Raghunathan' })).toHaveAttribute(
        'src',
        selfieUrl,
      );
    });
    await step(
      'and the application: purpose, time taken, contacts, place, the other loans of the user, and whose remarks',
      on(
        'Profile',
        'Loan purpose: Home repair',
        'Total time taken: 14 min 20 s',
        'Contacts: 412',
        '5th Block, Koramangala, Bengaluru, Karnataka',
        'EMI day: 7',
        'Other loans: 461028',
        'Remarks by: Rohit K',
      ),
    );
    await step(
      'a duplicate user of a rule is shown with customer id, loan id and name',
      on('Dedupe', 'usr-59d4844f848c | 4610288 | Anitha Raghunathan'),
    );
    await step(
      'Account Number is that of the statement, that of the penny drop beside it; DS Salary has its rows',
      on(
        'Perfios',
        'Account Number: 999151436632',
        'Computed EMI Date: 9th of month',
        'Penny Drop account number: 999151436631',
        'SALARY OCTOBER | Salary | ',
        'NEFT NILGIRI AUG',
      ),
    );
    await step(
      'the Docs tab lists papers, bankStatements by fileId and password, and additional documents',
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
        'Accounts: 4',
        'Active accounts: 3',
        'Total balance: Rs. 7,65,447',
        'Total sanctioned: Rs. 12,87,000',
        'Oldest account: Two-wheeler Loan on 12 Sep 2022',
        'Recent account: Consumer Loan on 4 Jun 2023',
      ),
    );
    await step(
      'the kyc tab shows what each source says',
      on(
        'KYC',
        'Code: 200',
        'Aadhaar XML Verified: Yes',
        'Number: XXXXXXXX8812',
        'PAN | ZZXPR1000Z | Exact',
        'PAN | ZZXPR1001Z',
        'Bank statement | KAVYA R | ',
        'Bank statement | 12 Park Street, Kolkata 700099',
      ),
    );
    await step(
      'of the bureau name, dob and number, each address of its list, and the contacts of bureauBasicDetails',
      on(
        'KYC',
        'Equifax | KAVYA RAGHUNATHAN | Exact',
        'Equifax | 17 Mar 1994',
        'Equifax | ZZXPR1002Z',
        'FLAT 304 SAI RESIDENCY KORAMANGALA | 560099 | KA',
        '9 LAKE VIEW COLONY PUNE | 411099 | MH',
        'Email | Equifax | kavya.r@mail.example',
        'Phone | Equifax | 9000067771',
      ),
    );
    await step('the kycNew tab shows how each document stands', on('KYC New', 'Bank account: Not verified'));
    await step('and counts the values that differ from the declared ones', async () => {
      await waitFor(() =>
        expect(screen.getByRole('tab', { name: /^KYC New/ })).toHaveTextContent(/^KYC New13$/),
      );
    });
    await step(
      'the Details tab shows what was stated',
      on(
        'Details',
        'Address proof number: ZZ3806818627481',
        'Loan purpose: Home repair',
        'Landmark: Opp. bus stand',
        'PIN code: 560099',
        'City: Madurai',
        'PIN code: 625099',
        'City: Mysuru',
        'PIN code: 570017',
        'Bank name: HDFC Bank',
        'Account number: 999151436630',
        'IFSC code: ZBNK0560099',
      ),
    );
    await step(
      'and what stands on PAN, proof of address and Aadhaar, of which the last four digits of the number',
      on(
        'Details',
        'PAN: ZZXPR1000Z',
        'Name on PAN: KAVYA RAGHU',
        'Date of birth on PAN: 16 Mar 1994',
        'Name on proof: Kavya Ragu Nathan',
        'Address on proof: 19 West Masi Street Madurai 625099',
        'Aadhaar number: XXXXXXXX8812',
        'Address: 17/2 West Masi Street, Madurai, Tamil Nadu, 625099',
      ),
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
        'Addresses: 60, CHANDAN BAGH ROAD, NAGPUR 440099; 102/A',
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
    await step('a comment of either kind that comes while the tab is open is shown on it', async () => {
      const { csFeedback: cs, collectionsFeedbacks: collections } = beside.feedbacks;
      await waitFor(() => expect(sentTo('/events')).toHaveLength(1));
      desk().beside = {
        ...beside,
        feedbacks: {
          csFeedback: [
            ...cs,
            ...cs.map(one => ({ ...one, userName: 'Asha Rao', feedback: 'Wants the 7th' })),
          ],
          collectionsFeedbacks: [
            ...collections,
            ...collections.map(one => ({ ...one, userName: 'Imran Shaikh' })),
          ],
        },
      };
      announce('comments');
      await on(
        'Intel',
        'Asha Rao | Wants the 7th',
        'Imran Shaikh | Skip',
        'Wants the 5th',
        'Sunita Baruah',
      )();
    });
    await step('read again, the tabs that were open show what the server then answers', async () => {
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
      const result = { accountNumber: '999151436699', accountName: 'KAVYA R', ifsc: 'ZBNK0560098' };
      const verificationResult = { response: { verification: { result } } };
      const financialDetails = { ...fieldsOf(now.loans[0]?.['financialDetails']), verificationResult };
      Object.assign(now.loans[0] ?? {}, {
        professionalDetails: { companyName: 'Western Ghats Software' },
        financialDetails,
      });
      await userEvent.keyboard('r');
      await on('Profile', 'Company: Western Ghats Software')();
      await on('Details', 'Company name: Western Ghats Software')();
      await on('Perfios', 'Penny Drop account number: 999151436699')();
      await on('KYC New', 'Name match 61% is not approved by Rules')();
      await on('Calls', '20 Nov 2026, 04:12 pm | 00:03:10 | Not answered | Manual')();
    });
  },
};
