import { line } from './ProgressLine.css';

export type ProgressLineProps = {
  /** What is being loaded, for screen readers. @default 'Loading the page' */
  label?: string | undefined;
};

/** A line along the top of the window while the files of a page are loading; it shows only when they are slow. */
export function ProgressLine({ label = 'Loading the page' }: ProgressLineProps) {
  return <div className={line} role="progressbar" aria-label={label} />;
}
