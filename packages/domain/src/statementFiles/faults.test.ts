import { expect, it } from 'vitest';
import { type FaultCode, providerFault } from './faults';

it.each<[FaultCode, string]>([
  ['E_FILE_NO_PASSWORD', 'The file is password protected. No password was given.'],
  ['E_FILE_WRONG_PASSWORD', 'The password given for the file is not correct.'],
  ['E_FILE_NOT_STATEMENT', 'The file is not a bank statement.'],
  ['E_DATE_RANGE', 'The statement has no transactions in the requested period.'],
  ['E_STATEMENT_UNSUPPORTED_FORMAT', 'The format of the statement is not supported.'],
  ['E_STATEMENT_NO_INSTITUTION_MATCHED', 'No institution matches the statement.'],
  ['E_STATEMENT_WRONG_INSTITUTION', 'The statement does not belong to the chosen institution.'],
  ['E_STATEMENT_AMBIGUOUS_INSTITUTION', 'The statement matches more than one institution.'],
])('a statement’s fault %s stands in the details [XR-160.f]', (code, message) => {
  expect(providerFault(code)).toEqual({
    error: {
      code: 'STATEMENT_PROCESSING_FAILED',
      message: 'The statement could not be processed',
      details: [{ code, message }],
    },
  });
});

it.each<[FaultCode, string]>([
  ['CannotProcessFile', 'The file cannot be processed.'],
  ['FileTooLarge', 'The file is larger than the permitted size.'],
  ['UnsupportedFileType', 'The type of the file is not supported.'],
])('a file’s fault %s stands on the top [XR-160.f]', (code, message) => {
  expect(providerFault(code)).toEqual({ error: { code, message, details: [] } });
});

it('says after the provider’s words what the reader found [XR-160.f]', () => {
  expect(providerFault('CannotProcessFile', 'It has no text.').error.message).toBe(
    'The file cannot be processed. It has no text.',
  );
  expect(providerFault('E_DATE_RANGE', 'It ends in May.').error.details).toEqual([
    {
      code: 'E_DATE_RANGE',
      message: 'The statement has no transactions in the requested period. It ends in May.',
    },
  ]);
});
