import { contract } from '@lending-desk/domain';
import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError';
import { createDeedKey } from './deedKey';

const numbered = () => {
  let count = 0;
  return createDeedKey(() => `key-${(count += 1)}`);
};
const outage = new ApiError(contract.decision.process, { kind: 'unreachable', status: 502 });
const refusal = new ApiError(contract.decision.process, { kind: 'refused', status: 422, messages: [] });
const decision = { caseStatus: 'HOLD', holdReasons: ['Salary slip'] };

describe('createDeedKey', () => {
  it('keeps the key of the same deed over an outage', () => {
    const deed = numbered();
    expect(deed.keyFor(decision)).toBe('key-1');
    deed.failed(outage);
    expect(deed.keyFor({ ...decision })).toBe('key-1');
  });

  it.each([
    ['it worked', (deed: ReturnType<typeof numbered>) => deed.done()],
    ['it was refused', (deed: ReturnType<typeof numbered>) => deed.failed(refusal)],
  ])('takes a new key after %s', (_name, settle) => {
    const deed = numbered();
    deed.keyFor(decision);
    settle(deed);
    expect(deed.keyFor(decision)).toBe('key-2');
  });

  it('takes a new key when something else is to be sent', () => {
    const deed = numbered();
    deed.keyFor(decision);
    expect(deed.keyFor({ ...decision, caseStatus: 'REJECTED' })).toBe('key-2');
  });
});
