import type { MaskedField } from '@lending-desk/domain/loan';
import type { ReactNode } from 'react';
import type { KeyValueItem } from '../primitives/KeyValue';
import { useReveals } from '../primitives/Reveal';

/** Lets a long e-mail address wrap before its @ instead of inside a word. */
function breakable(text: string): ReactNode {
  const [name, host] = text.split(/(?=@)/);
  return host === undefined ? (
    text
  ) : (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}

/** Rows of personal data. Viewers get masked values; the eye fetches one value, which is audited.
 *  @param masked  the values are masked
 *  @param onReveal  fetches one masked value; null when there is none */
export function useSensitive(masked: boolean, onReveal: (field: MaskedField) => Promise<string | null>) {
  const reveals = useReveals(onReveal);
  return (label: string, field: MaskedField, value: string | null, mono = true): KeyValueItem => {
    if (!masked || value === null)
      return { label, value: value && breakable(value), mono, ...(value ? { copy: value } : {}) };
    const reveal = reveals.of(field);
    const plain = reveal.state === 'shown' ? reveal.value : null;
    return {
      label,
      value: breakable(plain ?? value),
      mono,
      masked: { reveal, onToggle: () => reveals.toggle(field) },
      // A masked value cannot be copied.
      ...(plain === null ? {} : { copy: plain }),
    };
  };
}
