import type { ReactNode } from 'react';
import { label, list, value } from './Facts.css';

export type Fact = {
  /** Must be unique within the list. */
  label: string;
  /** Null or empty is shown as an en dash. */
  value: ReactNode;
};

export type FactsProps = {
  /** The facts, each with its label. */
  facts: readonly Fact[];
  /** Equal columns ('fill'), or each as wide as its content. @default 'fill' */
  columns?: keyof typeof list | undefined;
};

/** Label and value pairs, the label above the value. */
export function Facts({ facts, columns = 'fill' }: FactsProps) {
  return (
    <dl className={list[columns]}>
      {facts.map(fact => {
        const missing = fact.value === null || fact.value === undefined || fact.value === '';
        return (
          <div key={fact.label}>
            <dt className={label}>{fact.label}</dt>
            <dd className={value} data-missing={missing || undefined}>
              {missing ? '–' : fact.value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
