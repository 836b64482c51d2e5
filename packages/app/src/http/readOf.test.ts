import { contract } from '@lending-desk/domain/contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from './apiError';
import { readOf } from './readOf';

const refused = new ApiError(contract.loan.list, {
  kind: 'refused',
  status: 422,
  messages: ['No such month'],
});
const fault = new TypeError('x is not a function');

it.each([
  ['what the server says, whatever else could be said', refused, 'Contact Admin', 'No such month'],
  ['the sentence given for any other failure', fault, 'Contact Admin', 'Contact Admin'],
  ['the failure’s own, where no sentence is given', fault, undefined, 'x is not a function'],
  ['what the server says, where no sentence is given', refused, undefined, 'No such month'],
])('shows %s', (_what, error, fallback, message) => {
  const refetch = vi.fn(() => Promise.resolve());
  const read = readOf({ data: undefined, error, refetch }, fallback);
  expect(read).toMatchObject({ state: 'failed', message });
  if (read.state === 'failed') read.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});

it('keeps what was read when it cannot be read again, and says nothing before an answer', () => {
  const refetch = () => Promise.resolve();
  expect(readOf({ data: 0, error: refused, refetch })).toEqual({ state: 'ready', value: 0 });
  expect(readOf({ data: undefined, error: null, refetch })).toEqual({ state: 'loading' });
});
