import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { fetchCibilReport } from '../bureau/contract';
import type { readUnderwritingConfig } from '../decision/contract';
import type { UnderwritingConfig } from '../decision/schema';
import { exportApplications, type exportLoans } from '../exports/contract';
import type { listLoans } from '../loan/queueContract';
import type { Paise } from '../money/paise';
import { readHealth } from '../health/contract';
import {
  type Access,
  type CallInput,
  type CallOutput,
  type CallParsed,
  type CallWire,
  declareCall,
  grantsCall,
  type InputSchema,
  isKeyed,
  movesMoney,
  partOf,
  pathOf,
  type UploadedFile,
} from './call';
import { saveInstitution, type uploadStatement } from '../statements/contract';
import { uploadKycDocument } from '../applicant/editContract';
import type { createPaymentLink } from '../paymentLinks/contract';
import { searchLoans } from '../loan/searchContract';

describe('pathOf', () => {
  it.each([
    [{ idString: '2c10b6f0-c2f9-4f6f-ace0-1721d95b7f46' }, '2c10b6f0-c2f9-4f6f-ace0-1721d95b7f46'],
    [{ idString: 4821937, key: 'not in the path' }, '4821937'],
    [{ idString: 'a/b?c#d%' }, 'a%2Fb%3Fc%23d%25'],
    [{ idString: 'क' }, '%E0%A4%95'],
  ])('fills in %j', (input, part) => {
    expect(pathOf(saveInstitution, input)).toBe(`/api/v1/customer-service/${part}/update-institutionId`);
  });

  it('fills in several parameters', () => {
    expect(pathOf(uploadKycDocument, { loanId: 4821937, documentType: 'voterId' })).toBe(
      '/api/v1/customer-service/upload-kyc-document/4821937/voterId',
    );
  });

  it('returns a path without parameters unchanged', () => {
    expect(pathOf(readHealth, { loanId: 4821937 })).toBe('/api/v1/health');
  });

  it.each([[undefined], [null], [''], ['.'], ['..'], [{}]])(
    'refuses %j, which would change the address',
    idString => {
      expect(() => pathOf(saveInstitution, { idString })).toThrow(
        'statements.institution: path parameter idString',
      );
    },
  );

  it('always matches the declared path', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter(text => !/^\.{1,2}$/.test(text)),
        idString => {
          const { pathname } = new URL(pathOf(saveInstitution, { idString }), 'https://desk.example');
          const parts = pathname.split('/');
          expect([parts.length, parts.at(-1)]).toEqual([6, 'update-institutionId']);
          expect(decodeURIComponent(parts[4] ?? '')).toBe(idString);
        },
      ),
    );
  });
});

describe('partOf', () => {
  const input = {
    loanId: 4821937,
    documentType: 'passport',
    identifierNumber: 'Z1234567',
    fileNo: undefined,
    frontPhoto: new Blob(['photo']),
    stray: 'sent by nobody',
  };

  it('takes the path’s part of a flat input', () => {
    expect(partOf(uploadKycDocument.params, input)).toEqual({ loanId: 4821937, documentType: 'passport' });
  });

  it('takes the body’s part, without files and without what is undefined', () => {
    expect(partOf(uploadKycDocument.body.schema, input)).toStrictEqual({ identifierNumber: 'Z1234567' });
  });

  it('takes the query’s part and keeps null, zero and an empty text', () => {
    const query = v.object({ page: v.number(), status: v.nullable(v.string()), loanId: v.string() });
    expect(partOf(query, { page: 0, status: null, loanId: '', other: 1 })).toEqual({
      page: 0,
      status: null,
      loanId: '',
    });
  });

  it('reads the keys of an object with a check on it', () => {
    expect(partOf(searchLoans.body.schema, { phone: '9000043214', page: 2 })).toEqual({
      phone: '9000043214',
    });
    expect(v.safeParse(searchLoans.body.schema, { phone: '9000043214', loanId: 1 }).success).toBe(false);
  });

  it('takes nothing where a call declares nothing', () => {
    const none: InputSchema | undefined = undefined;
    expect(partOf(none, input)).toEqual({});
  });
});

describe('grantsCall', () => {
  const ofCredit: Access = { kind: 'anyOf', groups: ['creditAdmin', 'horoscopeSave'] };
  const read: Access = { kind: 'desk', may: 'read' };
  const write: Access = { kind: 'desk', may: 'write' };
  const exporting: Access = { kind: 'desk', may: 'read', with: 'exportsApplications' };

  it.each<readonly [string, Access, string, boolean]>([
    ['everybody', { kind: 'signedIn' }, 'ROLE_VAS', true],
    ['a group', ofCredit, 'ROLE_CREDIT_ADMIN', true],
    ['another group', ofCredit, 'ROLE_CUSTOMER_SERVICE_ADMIN', true],
    ['a group', ofCredit, 'ROLE_CREDIT_USER', false],
    ['readers of a loan desk', read, 'ROLE_CREDIT_DASHBOARD_VIEW', true],
    ['readers of a loan desk', read, 'ROLE_VAS', false],
    ['writers at a loan desk', write, 'ROLE_COLLECTIONS_AGENT', true],
    ['writers at a loan desk', write, 'ROLE_CREDIT_DASHBOARD_VIEW', false],
    ['desks with a feature', exporting, 'ROLE_CUSTOMER_SERVICE', true],
    ['desks with a feature', exporting, 'ROLE_COLLECTIONS_AGENT', false],
  ])('lets make a call for %s: %j with %s: %s', (_whom, access, role, granted) => {
    expect(grantsCall(access, [role])).toBe(granted);
  });
});

describe('a repeated call', () => {
  it.each([
    ['key', true, false],
    ['money', true, true],
    ['safe', false, false],
    ['once', false, false],
  ] as const)('that is %s gets the first answer: %s, and moves money: %s', (repeat, keyed, money) => {
    expect([isKeyed({ repeat }), movesMoney({ repeat }, () => undefined)]).toEqual([keyed, money]);
  });

  it('moves money where one of its parameters says so', () => {
    const call = { repeat: 'key', moneyWith: ['commit', 'true'] } as const;
    const asked = (values?: readonly string[]) =>
      movesMoney(call, name => (name === 'commit' ? values : ['true']));
    expect([asked(['false', 'true']), asked(['false']), asked()]).toEqual([true, false, false]);
  });
});

describe('a declaration', () => {
  it('is the value it was given', () => {
    const call = {
      name: 'health.second',
      method: 'GET',
      path: '/api/v1/health-too',
      access: { kind: 'public' },
      answer: { kind: 'csv', fileName: 'health.csv' },
      failure: { shows: 'first', fallback: 'No' },
    } as const;
    expect(declareCall(call)).toBe(call);
  });

  it('declares where an unusual failure body has its reason', () => {
    expect([saveInstitution.failure.body, uploadKycDocument.failure.body]).toEqual([
      'bodyStatus',
      'errorAndMessage',
    ]);
  });
});

// Checked by the compiler; the assertions make them visible in a test run.
describe('the types derived from a declaration', () => {
  it('ask for path, query and body in one flat object', () => {
    expectTypeOf<CallInput<typeof saveInstitution>>().toEqualTypeOf<{
      idString: string | number;
      key: string;
      institutionId: string;
    }>();
    expectTypeOf<CallInput<typeof fetchCibilReport>>().toEqualTypeOf<{
      id: string | number;
      lastName?: string | undefined;
    }>();
    expectTypeOf<CallInput<typeof readHealth>>().toEqualTypeOf<Record<never, never>>();
    expectTypeOf<CallInput<typeof listLoans>>()
      .toHaveProperty('page')
      .toEqualTypeOf<string | number | undefined>();
  });

  it('require a required file and make the others optional', () => {
    expectTypeOf<CallInput<typeof uploadStatement>>().toEqualTypeOf<{
      loanId: string | number;
      password?: string | undefined;
      institutionId: string;
      readonly file: Blob;
    }>();
    expectTypeOf<CallParsed<typeof uploadKycDocument>>().toEqualTypeOf<{
      loanId: string;
      documentType: 'drivingLicense' | 'voterId' | 'passport';
      identifierNumber?: string | undefined;
      fileNo?: string | undefined;
      originalNumber?: string | undefined;
      originalFileNo?: string | undefined;
      readonly frontPhoto?: UploadedFile | undefined;
      readonly backPhoto?: UploadedFile | undefined;
    }>();
    expectTypeOf<CallParsed<typeof uploadStatement>>().toHaveProperty('file').toEqualTypeOf<UploadedFile>();
  });

  it('pass the parsed values to the verb', () => {
    expectTypeOf<CallInput<typeof createPaymentLink>>().toEqualTypeOf<{
      loanId: string | number;
      amount: number;
    }>();
    expectTypeOf<CallParsed<typeof createPaymentLink>>().toEqualTypeOf<{ loanId: string; amount: Paise }>();
    expectTypeOf<CallParsed<typeof listLoans>>().toHaveProperty('page').toEqualTypeOf<number>();
    expectTypeOf<CallParsed<typeof exportLoans>>()
      .toHaveProperty('ids')
      .toEqualTypeOf<readonly number[] | undefined>();
  });

  it('distinguish wire from model, and both from a file', () => {
    expectTypeOf<CallWire<typeof fetchCibilReport>>().toEqualTypeOf<{
      data: { loan: { apolloCibilReport: { status: string | null } } };
    }>();
    expectTypeOf<CallWire<typeof exportApplications>>().toEqualTypeOf<undefined>();
    expectTypeOf<CallOutput<typeof exportApplications>>().toEqualTypeOf<Blob>();
    expectTypeOf<CallOutput<typeof readUnderwritingConfig>>().toEqualTypeOf<{
      data: UnderwritingConfig;
    }>();
    expect(exportApplications.answer.kind).toBe('csv');
  });
});
