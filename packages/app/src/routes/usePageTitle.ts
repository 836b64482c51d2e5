import { useEffect } from 'react';

/** The title of the window while this page is shown. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Lending Desk`;
  }, [title]);
}
