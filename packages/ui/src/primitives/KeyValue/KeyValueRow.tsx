import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton';
import { type Reveal, RevealError, RevealEye } from '../Reveal';
import { content, hint, label, labelColumn, mono, pair, refused, value } from './KeyValue.css';

export type KeyValueItem = {
  /** What the value is: 'Primary phone'. Unique in its list. */
  label: string;
  /** The value; null or undefined is drawn as an en dash. */
  value: ReactNode;
  /** The text to copy; a copy button appears. @default none */
  copy?: string | undefined;
  /** The value comes masked and is asked for by the eye: `value` and `copy` are what may be seen at the moment.
   *  @default not masked */
  masked?: { reveal: Reveal; onToggle: () => void } | undefined;
  /** Ids, phones, accounts in the mono face. @default false */
  mono?: boolean | undefined;
  /** A word after the value: '32 years'. @default none */
  hint?: string | undefined;
};

type Props = { item: KeyValueItem; labelWidth: keyof typeof labelColumn };

/** One label and its value. */
export function KeyValueRow({ item, labelWidth }: Props) {
  const missing = item.value === null || item.value === undefined || item.value === '';
  const masked = missing ? undefined : item.masked;
  const name = spoken(item.label);
  return (
    <div className={`${pair} ${labelColumn[labelWidth]}`}>
      <dt className={label}>{item.label}</dt>
      <dd className={value}>
        <span className={item.mono ? `${content} ${mono}` : content} data-missing={missing || undefined}>
          {missing ? '–' : item.value}
        </span>
        {item.hint && !missing ? <span className={hint}>{item.hint}</span> : null}
        {masked ? <RevealEye reveal={masked.reveal} name={name} onToggle={masked.onToggle} /> : null}
        {item.copy !== undefined && !missing ? <CopyButton value={item.copy} label={name} /> : null}
      </dd>
      {masked ? (
        <dd className={refused}>
          <RevealError reveal={masked.reveal} />
        </dd>
      ) : null}
    </div>
  );
}

/** 'Primary phone' inside a sentence; 'PAN' and 'IFSC code' keep their capitals. */
function spoken(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
