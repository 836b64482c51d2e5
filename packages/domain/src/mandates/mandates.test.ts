import { describe, expect, it } from 'vitest';
import { instant } from '../calendar/instant';
import { compareNames } from '../compare/names';
import { readMandateEvent, signedTextOf } from './event';
import { mandateReference, readMandateReference } from './reference';
import { mandateAfter, mandateReissued, wrongAccountOf } from './report';
import { endedStatuses, isAuthorised, mandateModeText, mandateStatusText } from './status';
import { readSubscription } from './subscription';

const owner = { fullName: 'Kavya Raghunathan', accountNumber: '999151436630' };
const right = { bankAccountNumber: 'XXXXXXXX6630', bankAccountHolder: 'MS RAGHUNATHAN KAVYA' };

describe('wrongAccountOf', () => {
  it.each([
    ['the same tail and name', 'ACTIVE', right, null],
    ['another tail', 'ACTIVE', { ...right, bankAccountNumber: 'XXXXXXXX6631' }, 'account'],
    ['another number', 'ACTIVE', { ...right, bankAccountNumber: '999151436631' }, 'account'],
    ['leading zeros', 'ACTIVE', { ...right, bankAccountNumber: '00999151436630' }, null],
    ['too little to compare', 'ACTIVE', { ...right, bankAccountNumber: 'XXXXXXXXXX31' }, null],
    ['no number', 'ACTIVE', { ...right, bankAccountNumber: null }, null],
    ['another person', 'ACTIVE', { ...right, bankAccountHolder: 'SHALINI DESHPANDE' }, 'holder'],
    ['no holder', 'ACTIVE', { ...right, bankAccountHolder: '' }, null],
    ['a holder in letters that cannot be compared', 'ACTIVE', { ...right, bankAccountHolder: 'ಕಾವ್ಯ' }, null],
    ['another person, not authorised yet', 'INITIALIZED', { ...right, bankAccountHolder: 'SHALINI' }, null],
    ['another person, ended', 'CANCELLED', { ...right, bankAccountHolder: 'SHALINI' }, null],
    [
      'another person, the bank still decides',
      'BANK_APPROVAL_PENDING',
      { ...right, bankAccountHolder: 'SHALINI' },
      'holder',
    ],
    ['another person, on hold', 'ON_HOLD', { ...right, bankAccountHolder: 'SHALINI' }, 'holder'],
    ['another person, paused', 'CUSTOMER_PAUSED', { ...right, bankAccountHolder: 'SHALINI' }, 'holder'],
    ['a status we do not know', 'RBI_BLOCKED', { ...right, bankAccountHolder: 'SHALINI' }, null],
  ] as const)('%s while %s [XR-151.a]', (_what, status, details, fault) => {
    expect(wrongAccountOf(status, details, owner)).toBe(fault);
  });

  it.each([
    ['I Sheikh', 70, null],
    ['Imra Sheik', 69, 'holder'],
  ])('%s is %i %% alike, and the same person from 70 on [XR-151.a]', (bankAccountHolder, score, fault) => {
    const fullName = 'Imran K Sheikh';
    expect(compareNames(fullName, bankAccountHolder).score).toBe(score);
    expect(wrongAccountOf('ACTIVE', { ...right, bankAccountHolder }, { ...owner, fullName })).toBe(fault);
  });
});

describe('mandateAfter', () => {
  const at = instant('2026-11-15T06:00:00.000Z');
  const found = (changes: Record<string, unknown>) =>
    readSubscription({ subscription: { subscriptionId: 'SUB-1-1', status: 'ACTIVE', ...right, ...changes } });

  it('takes what was corrected on the loan: a wrong account becomes a right one [XR-136.c, XR-151.a]', () => {
    const wrong = mandateAfter(
      { section: {}, wrong: false },
      { status: 'ACTIVE', at, found: found({}) },
      { ...owner, accountNumber: '999100000001' },
    );
    expect(wrong).toMatchObject({ wrong: true, section: { status: 'WRONG_ACCOUNT' } });
    const corrected = mandateAfter(wrong, { status: 'ACTIVE', at, found: found({}) }, owner);
    expect(corrected).toMatchObject({
      wrong: false,
      section: { status: 'ACTIVE', incorrectSubscriptionCount: 1 },
    });
  });

  it.each([
    ['ACTIVE', '2026-11-14', undefined],
    ['ACTIVE', '2026-11-15', '2026-11-15'],
    ['ON_HOLD', '2026-11-14', '2026-11-14'],
  ])('that is %s the day after: a return of %s is forgotten', (status, on, left) => {
    const section = { returnFlag: { code: '61', on } };
    const { section: after } = mandateAfter({ section, wrong: false }, { status, at, found: null }, owner);
    expect(after['returnFlag']).toEqual(left && { code: '61', on: left });
  });

  it('stays wrong when only its status is told [CS-135.a]', () => {
    const section = {
      status: 'WRONG_ACCOUNT',
      statusUpdatedOn: '2026-11-12T09:30:00.000Z',
      incorrectSubscriptionCount: 2,
      error: { mode: 'UPI', status: 'INITIALIZED' },
    };
    expect(mandateAfter({ section, wrong: true }, { status: 'ACTIVE', at, found: null }, owner)).toEqual({
      wrong: true,
      section: { ...section, error: { mode: 'UPI', status: 'ACTIVE' } },
    });
  });

  it('keeps the details of a wrong account apart, from the time it was reported [CS-135.a, CS-135.c]', () => {
    const section = { authLink: 'https://cfre.example/a', error: { mode: 'UPI' } };
    const other = { ...right, bankAccountNumber: 'XXXXXXXX6631' };
    expect(
      mandateAfter({ section, wrong: false }, { status: 'ACTIVE', at, found: found(other) }, owner).section,
    ).toEqual({
      ...section,
      status: 'WRONG_ACCOUNT',
      statusUpdatedOn: at,
      incorrectSubscriptionCount: 1,
      error: { ...other, status: 'ACTIVE' },
    });
  });

  it('stays wrong, counted once, until another account is authorised; its error keeps what is not told again [CS-135.a, CS-135.c]', () => {
    const wrong = {
      section: {
        statusUpdatedOn: '2026-11-12T09:30:00.000Z',
        incorrectSubscriptionCount: 1,
        error: { mode: 'UPI' },
      },
      wrong: true,
    };
    const { section } = wrong;
    const reported = (status: string, changes: Record<string, unknown>) =>
      mandateAfter(wrong, { status, at, found: found(changes) }, owner);
    for (const [status, changes] of [
      ['ON_HOLD', { bankAccountNumber: 'XXXXXXXX6631' }],
      ['INITIALIZED', {}],
    ] as const)
      expect(reported(status, changes)).toEqual({
        wrong: true,
        section: {
          ...section,
          status: 'WRONG_ACCOUNT',
          error: { mode: 'UPI', ...right, ...changes, status },
        },
      });
    const undated = mandateAfter({ section: {}, wrong: true }, { status: 'ACTIVE', at, found: null }, owner);
    expect(undated.section).toEqual({
      status: 'WRONG_ACCOUNT',
      statusUpdatedOn: at,
      incorrectSubscriptionCount: 0,
      error: { status: 'ACTIVE' },
    });
  });

  it.each([
    ['of the report', { authLink: 'https://cfre.example/b' }, 'https://cfre.example/b'],
    ['it had', {}, 'https://cfre.example/a'],
  ])('has the link %s [CS-135.a]', (_which, changes, authLink) => {
    const section = { authLink: 'https://cfre.example/a' };
    const after = mandateAfter(
      { section, wrong: false },
      { status: 'ACTIVE', at, found: found(changes) },
      owner,
    );
    expect(after.section['authLink']).toBe(authLink);
  });

  it('has no link where none is known, and the status also where only that is told [CS-135.a, CS-135.b]', () => {
    const told = { status: 'ON_HOLD', at, found: null };
    const section = { subscriptionDetails: { mode: 'UPI', status: 'ACTIVE' } };
    expect(mandateAfter({ section, wrong: false }, told, owner).section).toEqual({
      status: 'ON_HOLD',
      statusUpdatedOn: at,
      authLink: null,
      incorrectSubscriptionCount: 0,
      subscriptionDetails: { mode: 'UPI', status: 'ON_HOLD' },
    });
  });

  it.each([
    ['none yet', {}, {}, undefined],
    ['that of the report', {}, { umrn: 'ZZZZ7965357771913010' }, 'ZZZZ7965357771913010'],
    ['the one it has', { umrn: 'U' }, { umrn: 'ZZZZ7965357771913010' }, 'U'],
  ])('has as umrn %s [M48.c]', (_which, subscriptionDetails, changes, umrn) => {
    const { section } = mandateAfter(
      { section: { subscriptionDetails }, wrong: false },
      { status: 'ACTIVE', at, found: found(changes) },
      owner,
    );
    expect(section['subscriptionDetails']).toEqual({ ...right, status: 'ACTIVE', umrn });
  });

  it('does not forget what the newer shape leaves out [CS-135.b]', () => {
    const section = {
      authLink: 'https://cfre.example/a',
      subscriptionDetails: { mode: 'NPCI_SBC', umrn: 'U' },
    };
    const newer = readSubscription({
      subscription_id: 'SUB-1-1',
      subscription_status: 'ON_HOLD',
      customer_details: { customer_name: 'Kavya Raghunathan' },
      authorization_details: { authorization_reference: 'ZZZZ7965357771913010' },
    });
    expect(
      mandateAfter({ section, wrong: false }, { status: 'ON_HOLD', at, found: newer }, owner).section,
    ).toEqual({
      status: 'ON_HOLD',
      statusUpdatedOn: at,
      authLink: 'https://cfre.example/a',
      incorrectSubscriptionCount: 0,
      subscriptionDetails: {
        mode: 'NPCI_SBC',
        umrn: 'U',
        customerName: 'Kavya Raghunathan',
        status: 'ON_HOLD',
      },
    });
  });
});

it('replaces a subscription by the one of another link, and keeps the error of the former [XR-136.c]', () => {
  const next = readSubscription({
    subscription: { subscriptionId: 'SUB-1-2', status: 'INITIALIZED', ...right },
  });
  if (!next) throw new Error('not read');
  const former = { status: 'WRONG_ACCOUNT', error: { status: 'ACTIVE' } };
  const section = { ...former, authLink: 'https://cfre.example/a', subscriptionDetails: { mode: 'UPI' } };
  expect(mandateReissued(section, { authLink: 'https://cfre.example/b', details: next.details })).toEqual({
    ...former,
    authLink: 'https://cfre.example/b',
    subscriptionDetails: next.details,
  });
});

describe('a subscription', () => {
  const details = {
    ...right,
    customerName: 'Kavya Raghunathan',
    customerEmail: 'kavya@mail.example',
    customerPhone: '9000012214',
    status: 'ON_HOLD',
  };

  it('is read in the older shape, a blank link as none and a umrn in capitals [CS-135.b, M48.c]', () => {
    const older = { mode: 'NPCI_SBC', addedOn: '2026-11-01', scheduledOn: ' 2026-11-05 ' };
    const subscription = {
      ...details,
      ...older,
      subscriptionId: 'SUB-210019-1',
      subReferenceId: 700_029,
      planId: 'PLAN-7',
      authLink: ' ',
      umrn: 'zzzz7965357771913010',
    };
    expect(readSubscription({ subscription })).toEqual({
      reference: 'SUB-210019-1',
      providerId: '700029',
      planId: 'PLAN-7',
      status: 'ON_HOLD',
      authLink: null,
      umrn: 'ZZZZ7965357771913010',
      details: { ...details, ...older, scheduledOn: '2026-11-05' },
    });
  });

  const newer = { subscription_id: 'SUB-210019-2', subscription_status: 'ON_HOLD' };
  const nothing = { addedOn: null, scheduledOn: null };

  it('is read in the newer shape, which has neither plan, link nor days [CS-135.b, M48.c]', () => {
    const body = {
      ...newer,
      cf_subscription_id: '700030',
      customer_details: {
        customer_name: details.customerName,
        customer_email: details.customerEmail,
        customer_phone: details.customerPhone,
        customer_bank_account_holder_name: right.bankAccountHolder,
        customer_bank_account_number: right.bankAccountNumber,
      },
      authorization_details: { authorization_reference: 'ZZZZ7965357771913010', payment_method: 'enach' },
    };
    expect(readSubscription(body)).toEqual({
      reference: 'SUB-210019-2',
      providerId: '700030',
      planId: null,
      status: 'ON_HOLD',
      authLink: null,
      umrn: 'ZZZZ7965357771913010',
      details: { ...details, ...nothing, mode: 'enach' },
    });
  });

  it('is read in the newer shape before anybody has authorised it', () => {
    expect(readSubscription(newer)).toMatchObject({
      providerId: null,
      umrn: null,
      details: {
        bankAccountHolder: null,
        bankAccountNumber: null,
        customerName: null,
        customerEmail: null,
        customerPhone: null,
        mode: null,
      },
    });
  });

  it.each([
    { ...newer, subscription_id: 7 },
    { ...newer, subscription_status: '' },
    { ...newer, subscription_status: 'A'.repeat(61) },
    { subscription: { status: 'ACTIVE' } },
    'ACTIVE',
  ])('of another shape is none: %j', body => {
    expect(readSubscription(body)).toBeNull();
  });

  it.each(['', 'ZZZZ796535777191301', 'ZZZZ79653577719130100', 'ZZZZ796535777191301-'])(
    'has no umrn in %j [M48.c]',
    authorization_reference => {
      const body = { ...newer, authorization_details: { authorization_reference } };
      expect(readSubscription(body)?.umrn).toBeNull();
    },
  );
});

describe('a message', () => {
  const fields = {
    cf_event: 'SUBSCRIPTION_STATUS_CHANGE',
    cf_subReferenceId: '700029',
    cf_subscriptionId: 'SUB-210019-1',
    cf_status: 'ACTIVE',
    cf_eventTime: '2026-11-14 12:40:11',
  };
  const read = (changes: Record<string, string>) =>
    readMandateEvent(new URLSearchParams({ ...fields, ...changes }));

  it('says what became of which subscription, its time on the clock of Asia/Kolkata [XR-136.b]', () => {
    expect(read({ cf_status: 'ON_HOLD', cf_subReferenceId: '700030' })).toEqual({
      event: 'SUBSCRIPTION_STATUS_CHANGE',
      providerId: '700030',
      reference: 'SUB-210019-1',
      status: 'ON_HOLD',
      at: '2026-11-14T07:10:11.000Z',
    });
  });

  it.each([
    { cf_eventTime: '2026-02-30 12:40:11' },
    { cf_eventTime: '2026-11-14 24:00:00' },
    { cf_eventTime: '2026-11-14' },
    { cf_eventTime: '2026-11-14 12:40:11.5' },
    { cf_status: '' },
    { cf_status: 'A\u0000' },
    { cf_status: '\u0000A' },
    { cf_subscriptionId: '' },
    { cf_subscriptionId: '/SUB-210019-1' },
    { cf_subscriptionId: 'SUB-210019-1/' },
  ])('with %j cannot be read', changes => {
    expect(read(changes)).toBeNull();
  });

  it('is signed in the order of the names, without the signature', () => {
    expect(signedTextOf(new URLSearchParams('b=2&signature=x&a=1&B=3'))).toBe('B3a1b2');
    expect(signedTextOf(new URLSearchParams('a=1&b=2&c=3'))).toBe('a1b2c3');
    expect(signedTextOf(new URLSearchParams('a=1&a=2'))).toBeNull();
  });
});

describe('a reference', () => {
  it.each([
    ['SUB-210019-1', { loanId: 210_019, number: 1 }],
    ['SUB-210019-0', null],
    ['SUB-0210019-1', null],
    ['SUB-2100190000-1', null],
    ['sub-210019-1', null],
    ['SUB-210019-1x', null],
    ['SUB-210019-9999', { loanId: 210_019, number: 9_999 }],
    ['SUB-210019-10000', null],
    ['XSUB-210019-1', null],
  ])('%s', (reference, named) => {
    expect(readMandateReference(reference)).toEqual(named);
  });

  it('names the loan and the number of its subscription', () => {
    expect(mandateReference({ loanId: 210_019, number: 3 })).toBe('SUB-210019-3');
  });
});

it('says of a status nobody documents that it is unknown', () => {
  expect(mandateStatusText('toString')).toBe('toString (unknown status)');
  expect(mandateStatusText('LINK_EXPIRED')).toBe('Link expired');
});

it('is authorised, has ended, or neither yet, by its status [XR-136.e]', () => {
  const stage = (status: string) => [isAuthorised(status), endedStatuses.includes(status)];
  const over = ['COMPLETED', 'CUSTOMER_CANCELLED', 'CANCELLED', 'EXPIRED', 'LINK_EXPIRED', 'CARD_EXPIRED'];
  for (const status of over) expect([status, ...stage(status)]).toEqual([status, false, true]);
  expect(endedStatuses).toHaveLength(over.length);
  expect(stage('INITIALIZED')).toEqual([false, false]);
  expect(stage('WRONG_ACCOUNT')).toEqual([false, false]);
  expect(stage('ON_HOLD')).toEqual([true, false]);
});

it('shows a mode in words, and another as it came', () => {
  expect(mandateModeText('NPCI_SBC')).toBe('e-NACH');
  expect(mandateModeText('UPI')).toBe('UPI');
});
