import { VisuallyHidden } from '../VisuallyHidden';
import { counter } from './Counter.css';

export type CounterProps = {
  /** The number, or a short figure such as a score. */
  value: number | string;
  /** What the number means for the reader. @default 'neutral' */
  tone?: 'neutral' | 'flag' | 'reject' | 'accent' | undefined;
  /** Words a screen reader adds to the number: `flagged rules`. @default none */
  label?: string | undefined;
};

/** A small number beside a name, such as a tab's. */
export function Counter({ value, tone = 'neutral', label }: CounterProps) {
  return (
    <span className={counter({ tone })} data-tone={tone}>
      <span>
        {value}
        {label ? <VisuallyHidden> {label}</VisuallyHidden> : null}
      </span>
    </span>
  );
}
