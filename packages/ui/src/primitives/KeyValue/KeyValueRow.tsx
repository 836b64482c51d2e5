import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton';
import { Icon } from '../Icon';
import { content, eye, hint, label, labelColumn, mono, pair, value } from './KeyValue.css';
import { useReveal } from './useReveal';

export type KeyValueItem = {
  /** What the value is: 'Primary phone'. Unique in its list. */
  label: string;
  /** The value; null or undefined is drawn as an en dash. */
  value: ReactNode;
  /** The text to copy; a copy button appears. @default none */
  copy?: string | undefined;
  /** Show `display` until the reader asks for the value. @default not masked */
  masked?: { display: string; onReveal?: (() => void) | undefined } | undefined;
  /** Ids, phones, accounts in the mono face. @default false */
  mono?: boolean | undefined;
  /** A word after the value: '32 years'. @default none */
  hint?: string | undefined;
};

type Props = { item: KeyValueItem; labelWidth: keyof typeof labelColumn; revealMs: number };

/** One label and its value. */
export function KeyValueRow({ item, labelWidth, revealMs }: Props) {
  const { shown, toggle } = useReveal(revealMs, item.masked?.onReveal);
  const missing = item.value === null || item.value === undefined || item.value === '';
  const masked = missing ? undefined : item.masked;
  const name = spoken(item.label);
  return (
    <div className={`${pair} ${labelColumn[labelWidth]}`}>
      <dt className={label}>{item.label}</dt>
      <dd className={value}>
        <span className={item.mono ? `${content} ${mono}` : content} data-missing={missing || undefined}>
          {missing ? '–' : masked && !shown ? masked.display : item.value}
        </span>
        {item.hint && !missing ? <span className={hint}>{item.hint}</span> : null}
        {masked ? (
          <button
            type="button"
            className={eye}
            aria-label={`Show ${name}`}
            aria-pressed={shown}
            onClick={toggle}
          >
            <Icon icon={shown ? EyeOff : Eye} size={14} />
          </button>
        ) : null}
        {item.copy !== undefined && !missing ? <CopyButton value={item.copy} label={name} /> : null}
      </dd>
    </div>
  );
}

/** 'Primary phone' inside a sentence; 'PAN' and 'IFSC code' keep their capitals. */
function spoken(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
