import { line } from './ProgressLine.css';

/** A line along the top of the window while the files of a page are loading; it shows only when they are slow. */
export function ProgressLine() {
  return <div className={line} role="progressbar" aria-label="Loading the page" />;
}
