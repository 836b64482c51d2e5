import { readAddressDate } from '@lending-desk/domain/calendar';
import { useSearchParams } from 'react-router-dom';

/** What is chosen for an export is in the address, so that it survives a reload and a sign-in.
 *  @param usual  the value that is left out of the address */
export function useExportChoice(usual: string) {
  const [search, setSearch] = useSearchParams();
  const choose = (choice: Readonly<Record<string, string | null>>) => {
    // The current address, which may be ahead of the rendered one.
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(choice)) {
      if (value === null || value === usual) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
  const [start, end] = [readAddressDate(search.get('start')), readAddressDate(search.get('end'))];
  const range = { start: start.date, end: end.date };
  return { search, range, rangeFault: start.fault ?? end.fault, choose };
}
