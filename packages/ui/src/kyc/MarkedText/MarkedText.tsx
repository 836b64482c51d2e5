import type { Mark } from '@lending-desk/domain/compare';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { differs, mono as monoClass, value } from './MarkedText.css';

export type MarkedTextProps = {
  /** The value split into runs; runs that differ are marked. */
  marks: readonly Mark[];
  /** Monospace, for ids, phones and accounts. @default false */
  mono?: boolean | undefined;
};

/** A value with its differences underlined; screen readers get the differences listed after the value. */
export function MarkedText({ marks, mono = false }: MarkedTextProps) {
  let at = 0;
  const runs = marks.map(run => {
    const key = at;
    at += run.text.length;
    return { ...run, key };
  });
  const differing = runs.filter(({ mark }) => mark === 'differs').map(({ text }) => text.trim());
  return (
    <span className={mono ? monoClass : value}>
      {runs.map(({ key, text, mark }) =>
        mark === 'differs' ? (
          <mark key={key} className={differs}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
      {differing.length > 0 ? <VisuallyHidden> (differs: {differing.join(', ')})</VisuallyHidden> : null}
    </span>
  );
}
