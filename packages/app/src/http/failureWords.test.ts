import { type CallDeclaration, contract, type Failure } from '@lending-desk/domain';
import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError';

const refused = (...messages: string[]): Failure => ({ kind: 'refused', status: 422, messages });
const said = (call: CallDeclaration, failure: Failure) => new ApiError(call, failure).message;

describe('what is said when it fails', () => {
  it.each([
    ['a comment [CR-031]', contract.comments.save, 'Error in saving comment'],
    ['a decision [CR-197]', contract.decision.process, 'Unable to process application'],
  ])('%s: the last of the server’s words, else its own', (_what, call, words) => {
    expect(said(call, refused('First', 'Last'))).toBe('Last');
    expect(said(call, refused())).toBe(words);
    expect(said(call, { kind: 'unreachable' })).toBe(words);
  });

  it.each([
    ['a PD feedback [CR-124, CR-125]', contract.pd.save, 'Some error occured. Contact Admin'],
    ['the Equifax report [CR-074]', contract.bureau.fetch, 'Some Error Occured'],
  ])('%s: the first of the server’s words, else its own', (_what, call, words) => {
    expect(said(call, refused('First', 'Last'))).toBe('First');
    expect(said(call, refused())).toBe(words);
    expect(said(call, { kind: 'unreachable' })).toBe(words);
  });
});
