import type { ComponentPropsWithRef } from 'react';
import { list, nothing } from './OptionList.css';

export type OptionListProps = Omit<ComponentPropsWithRef<'ul'>, 'className' | 'style' | 'hidden'> & {
  /** Said in place of rows, when there are none. @default nothing */
  emptyText?: string | undefined;
};

/** The options a field opens, or why there are none. */
export function OptionList({ emptyText, ...rest }: OptionListProps) {
  return (
    <>
      <ul {...rest} className={list} hidden={emptyText !== undefined} />
      {emptyText === undefined ? null : <p className={nothing}>{emptyText}</p>}
    </>
  );
}
