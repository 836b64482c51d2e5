import { VisuallyHidden } from '../VisuallyHidden';
import { ring, spinner } from './Spinner.css';

export type SpinnerProps = {
  /** Edge in pixels. @default 16 */
  size?: 12 | 14 | 16 | 20 | 24 | undefined;
  /** What is being waited for; without it the ring is decoration. @default none */
  label?: string | undefined;
};

/** A turning ring in the colour of the text around it; it stands still under reduced motion. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  const spoken = label ? { role: 'status' } : { 'aria-hidden': true };
  return (
    <span className={spinner} style={{ width: size, height: size }} {...spoken}>
      <span className={ring} />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
