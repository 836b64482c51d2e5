import { stateList } from '@lending-desk/domain/applicant';
import { contract } from '@lending-desk/domain/contract';
import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { loanComment } from '../comments/table';
import { readSections } from '../loan/sections';
import { loan } from '../loan/table';
import { type Caller, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';

const person = {
  fullName: 'Imran Sheikh',
  dob: '1991-08-02',
  email: 'imran.s@post.example',
  primaryPhoneNumber: '9900000508',
  alternatePhoneNumber: '7000000136',
  houseType: 'Rented',
  currentAddress: { line1: 'B-12, Shanti Apartments', city: 'Hyderabad', pinCode: '500028' },
  permanentAddress: { city: 'Nizamabad', state: 'Telangana', apolloStateCode: '36' },
};
const work = { companyName: 'Charminar Retail', occupation: 'Store manager', monthlyIncome: 38_500 };
const account = {
  bankName: 'Godavari Bank',
  accountNumber: '999100002281',
  ifscCode: 'GDVB0000417',
  verificationResult: { response: { verification: { result: { accountName: 'IMRAN SHEIKH' } } } },
};

withServer(server => {
  let number = 0;
  let loanId = 0;
  let user: Caller;

  const aLoan = async (approvalStatus: string, changes: Record<string, unknown> = {}) => {
    number += 1;
    loanId = loanIdOf(number);
    const sections = { personalDetails: person, professionalDetails: work, financialDetails: account };
    await storeLoans(server().db, [
      aLine(number, { loanDetails: { approvalStatus }, ...sections, ...changes }),
    ]);
  };
  beforeEach(async () => {
    await aLoan('HOLD');
    user = await server().signIn('ROLE_CUSTOMER_SERVICE');
  });

  const section = async (name: string) => (await readSections(server().db, loanId, [name]))[name];
  const audits = (action: string) =>
    server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanId), eq(auditRow.action, action)))
      .orderBy(desc(auditRow.at));
  const personal = (changes: object, as = user) =>
    server().call(contract.applicant.personal, { loanId, ...changes }, as);

  it('sets the changed personal details and nothing else, with the old and the new in the audit [CS-108.d, CS-108.b]', async () => {
    const answer = await personal({ fullName: 'Imran Abdul Sheikh', currentAddress: { pinCode: '500006' } });
    expect([answer.status, answer.body['success']]).toEqual([200, true]);
    const after = {
      ...person,
      fullName: 'Imran Abdul Sheikh',
      currentAddress: { ...person.currentAddress, pinCode: '500006' },
    };
    expect(await section('personalDetails')).toEqual(after);
    expect(await audits('applicant.personal')).toMatchObject([
      { actorId: user.staffId, before: { personalDetails: person }, after: { personalDetails: after } },
    ]);
  });

  it('is found by what was changed: the search reads the new name, phone and e-mail [CS-001.a, CS-108.d]', async () => {
    await personal({
      fullName: 'Imran Q',
      alternatePhoneNumber: '+91 70000 00777',
      email: 'Imran.Q@Post.example',
    });
    const found = await server().call(contract.loan.search, { phone: '07000000777' }, user);
    expect(found.body).toMatchObject({ data: { loans: [{ loanId, fullName: 'Imran Q' }] } });
    const byMail = await server().call(contract.loan.search, { email: 'imran.q@post.example' }, user);
    expect(byMail.body).toMatchObject({ data: { loans: [{ loanId }] } });
    expect(await section('personalDetails')).toMatchObject({ alternatePhoneNumber: '7000000777' });
  });

  it('is found by what was not changed, however the application spelled it [CS-101.b]', async () => {
    await aLoan('HOLD', {
      personalDetails: { ...person, alternatePhoneNumber: '+91 70000-00136', email: 'Imran.S@Post.example' },
    });
    expect((await personal({ gender: 'Male' })).status).toBe(200);
    const by = async (sought: object) => (await server().call(contract.loan.search, sought, user)).body;
    const found = { data: { loans: expect.arrayContaining([expect.objectContaining({ loanId })]) } };
    expect(await by({ phone: '7000000136' })).toMatchObject(found);
    expect(await by({ email: 'imran.s@post.example' })).toMatchObject(found);
    expect((await personal({ alternatePhoneNumber: '' })).status).toBe(200);
    expect(await by({ phone: '7000000136' })).not.toMatchObject(found);
    expect(await by({ phone: '9900000508' })).toMatchObject(found);
  });

  it('writes only what lists and searches read of the changed fields [CS-108.d]', async () => {
    const others = {
      fullName: 'Imran of the list',
      alternatePhone: '7000000999',
      email: 'list@post.example',
    };
    await server().db.update(loan).set(others).where(eq(loan.loanId, loanId));
    expect((await personal({ gender: 'Male' })).status).toBe(200);
    const [row] = await server()
      .db.select({ fullName: loan.fullName, alternatePhone: loan.alternatePhone, email: loan.email })
      .from(loan)
      .where(eq(loan.loanId, loanId));
    expect(row).toEqual(others);
  });

  it('brings the code of a new permanent state [CS-106.b]', async () => {
    await personal({ permanentAddress: { state: 'Kerala' } });
    expect(await section('personalDetails')).toMatchObject({
      permanentAddress: { city: 'Nizamabad', state: 'Kerala', apolloStateCode: '32' },
    });
  });

  it('sets professional details and the work address [CS-109.d, CS-109.b]', async () => {
    const changes = { monthlyIncome: 41_000.5, salaryDate: 7, workAddress: { city: 'Hyderabad' } };
    const answer = await server().call(contract.applicant.professional, { loanId, ...changes }, user);
    expect(answer.status).toBe(200);
    expect(await section('professionalDetails')).toEqual({
      ...work,
      monthlyIncome: 41_000.5,
      salaryDate: 7,
      workAddress: { city: 'Hyderabad' },
    });
    expect(await audits('applicant.professional')).toMatchObject([{ before: { professionalDetails: work } }]);
    expect(await section('personalDetails')).toEqual(person);
    const cleared = { monthlyIncome: null, salaryDate: null };
    await server().call(contract.applicant.professional, { loanId, ...cleared }, user);
    expect(await section('professionalDetails')).toMatchObject({
      ...cleared,
      workAddress: { city: 'Hyderabad' },
    });
  });

  it('sets the work address in the personal details too, where they have one [CS-109.d]', async () => {
    await aLoan('HOLD', { personalDetails: { ...person, workAddress: { city: 'Nizamabad' } } });
    await server().call(contract.applicant.professional, { loanId, workAddress: { city: 'Bodhan' } }, user);
    await server().call(contract.applicant.financial, { loanId, bankName: 'Krishna Bank' }, user);
    expect(await section('personalDetails')).toMatchObject({ workAddress: { city: 'Bodhan' } });
  });

  it('sets financial details; the penny drop of another account no longer holds [CS-110.d, CS-110.b]', async () => {
    const save = (changes: object) =>
      server().call(contract.applicant.financial, { loanId, ...changes }, user);
    await save({ bankName: 'Krishna Bank' });
    expect(await section('financialDetails')).toEqual({ ...account, bankName: 'Krishna Bank' });
    await save({ ifscCode: 'kshn0000123' });
    expect(await section('financialDetails')).toEqual({
      ...account,
      bankName: 'Krishna Bank',
      ifscCode: 'KSHN0000123',
      verificationResult: null,
    });
  });

  it('says what is wrong with which field, and writes nothing [SH-096.b]', async () => {
    const answer = await personal({ fullName: 'Imran', email: 'imran.s@post', dob: '2030-01-01' });
    expect([answer.status, answer.body['errorMessages']]).toEqual([400, ['Kindly enter valid Email ID']]);
    expect(answer.body).toMatchObject({ fieldErrors: { email: 'Kindly enter valid Email ID' } });
    const ahead = await personal({ dob: '2030-01-01' });
    expect(ahead.body).toMatchObject({ fieldErrors: { dob: 'The date of birth is not in the past' } });
    // Tests are on 21 November 2026.
    const today = await personal({ dob: '2026-11-21' });
    expect(today.body).toMatchObject({ fieldErrors: { dob: 'The date of birth is not in the past' } });
    const pin = await personal({ currentAddress: { pinCode: '5' } });
    expect(pin.body).toMatchObject({
      fieldErrors: { 'currentAddress.pinCode': 'A PIN code has six digits' },
    });
    expect(await section('personalDetails')).toEqual(person);
    expect(await audits('applicant.personal')).toEqual([]);
  });

  it('takes a date of birth in the past, yesterday the last', async () => {
    expect((await personal({ dob: '2026-11-20' })).status).toBe(200);
    expect(await section('personalDetails')).toEqual({ ...person, dob: '2026-11-20' });
  });

  it('writes nothing for values that are stored already', async () => {
    expect((await personal({ fullName: 'Imran Sheikh' })).status).toBe(200);
    expect(await audits('applicant.personal')).toEqual([]);
  });

  it('keeps two people apart: different fields both stay, the same field is refused with who changed it [XR-014.d]', async () => {
    const admin = await server().signIn('ROLE_CUSTOMER_SERVICE_ADMIN');
    await personal({ fullName: 'Imran A', original: { fullName: 'Imran Sheikh' } }, admin);
    server().clock.pass(1000);
    const other = await personal({ houseType: 'Owned', original: { houseType: 'Rented' } });
    expect(other.status).toBe(200);
    const mine = loanId;
    await aLoan('HOLD');
    await personal({ fullName: 'Imran C' }, await server().signIn('ROLE_SUPER_USER'));
    loanId = mine;
    const same = await personal({
      fullName: 'Imran B',
      gender: 'Male',
      original: { fullName: 'Imran Sheikh' },
    });
    expect(same.status).toBe(409);
    expect(same.body['errorMessages']).toEqual(['Full name was changed by Support Admin since you began']);
    expect(await section('personalDetails')).toEqual({ ...person, fullName: 'Imran A', houseType: 'Owned' });
    // The same value twice is no conflict.
    expect((await personal({ fullName: 'Imran A', original: { fullName: 'Imran Sheikh' } })).status).toBe(
      200,
    );
  });

  it('applies both of two changes that arrive at once [CS-108.d, CS-109.d, XR-139.a]', async () => {
    const answers = await Promise.all([
      personal({ fullName: 'Imran A' }),
      personal({ houseType: 'Owned' }),
      server().call(contract.applicant.professional, { loanId, companyName: 'Deccan Stores' }, user),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await section('personalDetails')).toMatchObject({ fullName: 'Imran A', houseType: 'Owned' });
  });

  it.each([
    ['APPROVED', 'ROLE_CUSTOMER_SERVICE', 403, 'Only a customer support admin can change an approved loan'],
    ['DISBURSED', 'ROLE_SUPER_USER', 409, 'The loan is disbursed. Its details can no longer be changed'],
    ['HOLD', 'ROLE_CUSTOMER_SERVICE_VIEW', 403, 'You do not have permission to perform this action'],
    ['HOLD', 'ROLE_CREDIT_ADMIN', 403, 'You do not have permission to perform this action'],
  ])('refuses on %s to %s [CS-028.d, CS-028.e, CS-028.g]', async (status, role, code, words) => {
    await aLoan(status);
    const answer = await personal({ fullName: 'Imran A' }, await server().signIn(role));
    expect([answer.status, answer.body['errorMessages']]).toEqual([code, [words]]);
    expect(await section('personalDetails')).toEqual(person);
  });

  it.each(['ROLE_CUSTOMER_SERVICE', 'ROLE_CUSTOMER_SERVICE_ADMIN', 'ROLE_SUPER_USER'] as const)(
    'takes a change on HOLD from %s [CS-028.b]',
    async role => {
      const answer = await personal({ fullName: 'Imran A' }, await server().signIn(role));
      expect([answer.status, answer.body['errorMessages']]).toEqual([200, []]);
      expect(await section('personalDetails')).toEqual({ ...person, fullName: 'Imran A' });
    },
  );

  it('tells the underwriter of a change after the approval, without the values [CS-028.f]', async () => {
    await aLoan('APPROVED');
    const admin = await server().signIn('ROLE_CUSTOMER_SERVICE_ADMIN');
    const changes = { fullName: 'Imran A', currentAddress: { pinCode: '500006' } };
    expect((await personal(changes, admin)).status).toBe(200);
    const remarks = await server().db.select().from(loanComment).where(eq(loanComment.loanId, loanId));
    expect(remarks).toMatchObject([
      {
        text: 'Changed by customer support after the approval: Full name, Current address, PIN code',
        authorId: admin.staffId,
      },
    ]);
    const [row] = await server().db.select().from(loan).where(eq(loan.loanId, loanId));
    expect(row).toMatchObject({ fullName: 'Imran A', version: 1 });
  });

  it('answers the states with their codes to anybody who is signed in [CS-106.b, CS-107.b, CS-107.a]', async () => {
    const answer = await server().call(contract.applicant.states, {}, await server().signIn('ROLE_VAS'));
    expect(answer.body).toMatchObject({
      success: true,
      data: { stateList: [...stateList] },
    });
    // Telangana got its number after the others; the list itself is in editFields.test.
    expect(stateList).toContainEqual({ stateName: 'Telangana', apolloStateCode: '36' });
    expect((await server().call(contract.applicant.states, {}, null)).status).toBe(401);
  });
});
