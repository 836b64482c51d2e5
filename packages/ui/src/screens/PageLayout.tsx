import type { ReactNode } from 'react';
import { alone, column, head, middle, screen } from './PageLayout.css';

type PageProps = {
  /** No wider than what it shows can be read. @default 'full' */
  width?: keyof typeof column | undefined;
  /** It is being read. @default false */
  busy?: boolean | undefined;
  children: ReactNode;
};

/** A page in the shell, which scrolls with it: its parts one below the other. */
export function Page({ width = 'full', busy, children }: PageProps) {
  return (
    <div className={screen}>
      <div className={column[width]} aria-busy={busy}>
        {children}
      </div>
    </div>
  );
}

/** The heading of a page, and its tools beside it. */
export function PageHead({ children }: { children: ReactNode }) {
  return <div className={head}>{children}</div>;
}

/** A page without the shell: a narrow column in its middle. */
export function LonePage({ children }: { children: ReactNode }) {
  return (
    <main className={alone}>
      <div className={middle}>{children}</div>
    </main>
  );
}
