import { handle, head, lens, page, row, title } from './EmptyState.css';

/** A blank sheet of paper under a magnifying glass. */
export function Illustration() {
  return (
    <svg width="72" height="52" viewBox="0 0 72 52" fill="none" aria-hidden focusable="false">
      <rect className={page} x="8" y="6" width="56" height="40" rx="6" />
      <path className={head} d="M8 17h56" />
      <rect className={title} x="15" y="10" width="14" height="3" rx="1.5" />
      <rect className={row} x="15" y="23" width="24" height="3" rx="1.5" />
      <rect className={row} x="15" y="30" width="34" height="3" rx="1.5" />
      <rect className={row} x="15" y="37" width="18" height="3" rx="1.5" />
      <circle className={lens} cx="56" cy="40" r="10" />
      <path className={handle} d="m63 47 5 4" />
    </svg>
  );
}
