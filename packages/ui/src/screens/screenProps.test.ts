import { describe, expectTypeOf, it } from 'vitest';
import type { ListShown } from '../primitives/Table';
import type { SignUpSubmit } from '../signin/SignUpForm';
import type { LoanScreenProps } from './LoanScreen';

describe('a state of a screen without what it shows does not compile', () => {
  it('a loan: ready without its tabs, failed without reload, refused without a message', () => {
    expectTypeOf<{ state: 'loading' }>().toExtend<LoanScreenProps>();
    expectTypeOf<{ state: 'ready' }>().not.toExtend<LoanScreenProps>();
    expectTypeOf<{ state: 'failed' }>().not.toExtend<LoanScreenProps>();
    expectTypeOf<{
      state: 'refused';
      back: { label: string; onPress: () => void };
    }>().not.toExtend<LoanScreenProps>();
  });

  it('a list: ready or refreshing without rows', () => {
    expectTypeOf<{ state: 'loading' }>().toExtend<ListShown<number>>();
    expectTypeOf<{ state: 'ready' }>().not.toExtend<ListShown<number>>();
    expectTypeOf<{ state: 'refreshing' }>().not.toExtend<ListShown<number>>();
  });

  it('a sign-up: failed without a message', () => {
    expectTypeOf<{ state: 'done' }>().toExtend<SignUpSubmit>();
    expectTypeOf<{ state: 'failed' }>().not.toExtend<SignUpSubmit>();
  });
});
