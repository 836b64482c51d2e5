import { VisuallyHidden } from '../VisuallyHidden';
import { ring, spinner } from './Spinner.css';

export type SpinnerProps = {
  /** Width and height in pixels. @default 16 */
  size?: 12 | 14 | 16 | 20 | 24 | undefined;
  /** What is loading, for screen readers; without it the spinner is decorative. @default none */
  label?: string | undefined;
};

/** A spinner in the colour of the surrounding text; static under reduced motion. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  const ariaProps = label ? { role: 'status' } : { 'aria-hidden': true };
  return (
    <span className={spinner} style={{ width: size, height: size }} {...ariaProps}>
      <span className={ring} />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
