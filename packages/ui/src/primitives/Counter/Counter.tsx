import { VisuallyHidden } from '../VisuallyHidden';
import { counter } from './Counter.css';

export type CounterProps = {
  /** The number, or a short figure such as a score. */
  value: number | string;
  /** Meaning of the number. @default 'neutral' */
  tone?: 'neutral' | 'flag' | 'reject' | 'accent' | undefined;
  /** Text screen readers read after the number: `flagged rules`. @default none */
  label?: string | undefined;
};

/** A small number next to a label, such as a tab's. */
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
