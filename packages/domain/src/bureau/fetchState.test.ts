import { describe, expect, it } from 'vitest';
import { cibilStatus } from './cibilStatus';
import { asksLastName, cibilButtonDisabled, equifaxFetchState, isFromSandbox } from './fetchState';

describe('cibilButtonDisabled', () => {
  const idle = { status: 'notFetched', calling: false, askingLastName: false } as const;

  it('is enabled before anything was requested [CR-056.c]', () => {
    expect(cibilButtonDisabled(idle)).toBe(false);
  });

  it.each([
    ['after a click', { calling: true }],
    ['while the dialog for the last name is open', { askingLastName: true }],
  ])('is disabled %s [CR-055.a, CR-061.d]', (_when, change) => {
    expect(cibilButtonDisabled({ ...idle, ...change })).toBe(true);
  });

  it.each([
    ['initiated', true],
    ['initialized', true],
    ['Initiated', true],
    ['fetched', true],
    ['failed', false],
    [null, false],
    [undefined, false],
  ])(
    'with the status %s of the loan or of the last answer is disabled: %s [CR-056.a, CR-056.b, CR-056.c, CR-058.a, CR-058.b]',
    (status, closed) => {
      expect(cibilButtonDisabled({ ...idle, status: cibilStatus({ status }) })).toBe(closed);
    },
  );
});

describe('asksLastName', () => {
  it.each([
    [['Last name is required'], true],
    [['Last name is required', 'Something else'], true],
    [['Something else', 'Last name is required'], false],
    [['last name is required'], false],
    [[], false],
  ])('for %j is %s [CR-061.a, CR-061.b]', (errorMessages, asks) => {
    expect(asksLastName(errorMessages)).toBe(asks);
  });
});

describe('isFromSandbox', () => {
  it.each([
    [{ status: 'fetched', provider: 'equifax-sandbox' }, true],
    [{ status: 'fetched', provider: 'cibil-sandbox' }, true],
    [{ status: 'fetched', provider: 'equifax' }, false],
    [{ status: 'fetched' }, false],
    [{ provider: 7 }, false],
    [null, false],
    ['sandbox', false],
  ])('%j: %s', (fetched, is) => {
    expect(isFromSandbox(fetched)).toBe(is);
  });
});

describe('equifaxFetchState', () => {
  const idle = { calling: false, failed: false, answer: undefined, equifaxFetch: undefined };

  it('is empty before anything was requested [CR-072.b]', () => {
    expect(equifaxFetchState(idle)).toEqual({ state: 'idle' });
  });

  it.each([['initiated'], ['initialized']])('says that the fetch was %s [CR-072.a]', status => {
    expect(equifaxFetchState({ ...idle, equifaxFetch: { status } })).toEqual({
      state: 'initiated',
      message: 'Bureau Fetch initiated. Please check after some time',
    });
  });

  it.each([['fetched'], ['failed'], [null]])('says nothing of a fetch that is %s [CR-072.b]', status => {
    const answer = { bureauFetchInitiated: true };
    expect(equifaxFetchState({ ...idle, answer, equifaxFetch: { status } })).toEqual({ state: 'idle' });
  });

  it.each([
    ['Risk desk', 'Bureau could not fetched. Contact Risk desk'],
    ['', 'Bureau could not fetched. Contact Admin'],
    [undefined, 'Bureau could not fetched. Contact Admin'],
  ])(
    'names %s when it was not initiated, and says nothing of an error [CR-071.c, CR-073.a, CR-073.b, CR-074.b]',
    (contactName, message) => {
      const answer = { bureauFetchInitiated: false, contactName };
      expect(equifaxFetchState({ ...idle, answer })).toEqual({ state: 'failed', message });
    },
  );

  it('has a message for a request that failed, also while an earlier one is pending [CR-072.b, CR-074.a]', () => {
    const failed = { state: 'failed', message: 'Some Error Occured' };
    for (const equifaxFetch of [undefined, { status: 'initiated' }])
      expect(equifaxFetchState({ ...idle, failed: true, equifaxFetch })).toEqual(failed);
  });

  it('gives a pending call precedence', () => {
    const answer = { bureauFetchInitiated: false };
    expect(equifaxFetchState({ ...idle, calling: true, failed: true, answer })).toEqual({ state: 'running' });
  });
});
