import type { ComponentPropsWithRef } from 'react';
import { list, nothing } from './OptionList.css';

export type OptionListProps = Omit<ComponentPropsWithRef<'ul'>, 'className' | 'style' | 'hidden'> & {
  /** Shown when there are no options. @default nothing */
  emptyText?: string | undefined;
};

/** The options of a field's popup, or why there are none. */
export function OptionList({ emptyText, ...rest }: OptionListProps) {
  return (
    <>
      <ul {...rest} className={list} hidden={emptyText !== undefined} />
      {emptyText === undefined ? null : <p className={nothing}>{emptyText}</p>}
    </>
  );
}
