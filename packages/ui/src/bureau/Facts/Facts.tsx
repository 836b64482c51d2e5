import type { ReactNode } from 'react';
import { label, list, value } from './Facts.css';

export type Fact = {
  /** Unlike any other in its list. */
  label: string;
  /** Null or empty is drawn as an en dash. */
  value: ReactNode;
};

export type FactsProps = {
  facts: readonly Fact[];
  /** In even columns, or each as wide as its words. @default 'fill' */
  columns?: keyof typeof list | undefined;
};

/** Figures with their names above them. */
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
