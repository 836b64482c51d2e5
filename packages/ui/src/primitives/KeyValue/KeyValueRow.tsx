import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton';
import { type Reveal, RevealError, RevealEye } from '../Reveal';
import { content, hint, label, labelColumn, mono, pair, refused, value, whole } from './KeyValue.css';

export type KeyValueItem = {
  /** The label: 'Primary phone'. Must be unique within the list. */
  label: string;
  /** The value; null or undefined is shown as an en dash. */
  value: ReactNode;
  /** The text to copy; adds a copy button. @default none */
  copy?: string | undefined;
  /** The value is masked and an eye button reveals it; `value` and `copy` are what may currently be shown.
   *  @default not masked */
  masked?: { reveal: Reveal; onToggle: () => void } | undefined;
  /** Monospace, for ids, phones and accounts. @default false */
  mono?: boolean | undefined;
  /** Takes both columns where they are narrow. @default false */
  wide?: boolean | undefined;
  /** Secondary text after the value: '32 years'. @default none */
  hint?: string | undefined;
};

type Props = { item: KeyValueItem; labelWidth: keyof typeof labelColumn };

/** One label and its value. */
export function KeyValueRow({ item, labelWidth }: Props) {
  const missing = item.value === null || item.value === undefined || item.value === '';
  const masked = missing ? undefined : item.masked;
  const name = spoken(item.label);
  return (
    <div className={`${pair} ${labelColumn[labelWidth]} ${item.wide ? whole : ''}`}>
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

/** Converts a label for use inside a sentence: 'primary phone'; 'PAN' and 'IFSC code' keep their capitals. */
function spoken(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
