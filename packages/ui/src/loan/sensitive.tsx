import type { MaskedField } from '@lending-desk/domain/loan';
import type { ReactNode } from 'react';
import type { KeyValueItem } from '../primitives/KeyValue';
import { useReveals } from '../primitives/Reveal';
import { Text } from '../primitives/Text';

/** The longest e-mail address that a column shows in its usual size. */
const usualLength = 22;

/** An e-mail address stays on one line: smaller when it is long, and cut at its end when that is not enough. */
function onOneLine(text: string): ReactNode {
  return text.includes('@') ? (
    <div title={text}>
      <Text as="div" size={text.length > usualLength ? 'caption' : 'body'} truncate>
        {text}
      </Text>
    </div>
  ) : (
    text
  );
}

/** Rows of personal data. Viewers get masked values; the eye fetches one value, which is audited.
 *  @param masked  the values are masked
 *  @param onReveal  fetches one masked value; null when there is none */
export function useSensitive(masked: boolean, onReveal: (field: MaskedField) => Promise<string | null>) {
  const reveals = useReveals(onReveal);
  return (label: string, field: MaskedField, value: string | null, mono = true): KeyValueItem => {
    if (!masked || value === null)
      return { label, value: value && onOneLine(value), mono, ...(value ? { copy: value } : {}) };
    const reveal = reveals.of(field);
    const plain = reveal.state === 'shown' ? reveal.value : null;
    return {
      label,
      value: onOneLine(plain ?? value),
      mono,
      masked: { reveal, onToggle: () => reveals.toggle(field) },
      // A masked value cannot be copied.
      ...(plain === null ? {} : { copy: plain }),
    };
  };
}
