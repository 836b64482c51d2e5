import type { MaskedField } from '@lending-desk/domain/loan';
import type { ReactNode } from 'react';
import type { KeyValueItem } from '../primitives/KeyValue';
import { useReveals } from '../primitives/Reveal';
import { Text } from '../primitives/Text';

const isEmail = (text: string) => text.includes('@');

/** An e-mail address stays on one line, cut at its end where it has no room. */
function onOneLine(text: string): ReactNode {
  return isEmail(text) ? (
    <Text as="div" truncate title={text}>
      {text}
    </Text>
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
      return {
        label,
        value: value && onOneLine(value),
        wide: isEmail(value ?? ''),
        mono,
        copy: value ?? undefined,
      };
    const reveal = reveals.of(field);
    const plain = reveal.state === 'shown' ? reveal.value : null;
    return {
      label,
      value: onOneLine(plain ?? value),
      wide: isEmail(plain ?? value),
      mono,
      masked: { reveal, onToggle: () => reveals.toggle(field) },
      // A masked value cannot be copied.
      copy: plain ?? undefined,
    };
  };
}
