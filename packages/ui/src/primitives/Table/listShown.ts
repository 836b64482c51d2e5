import type { ErrorRetry } from '../ErrorPanel';
import type { TableState } from './TableCore';

/** A list: on its way, there, or not to be had. */
export type ListShown<Row> =
  | { readonly state: 'loading' }
  /** 'refreshing' while another page is loading. */
  | { readonly state: 'ready' | 'refreshing'; readonly rows: readonly Row[] }
  /** `message` is why; `retry` is left out where trying again cannot help. */
  | {
      readonly state: 'failed';
      readonly message?: string | undefined;
      readonly retry?: ErrorRetry | undefined;
    };

const noRows: readonly never[] = [];

/** Rows and state of the table of a list.
 *  @param title  heads its error; a message of its own stands below */
export function tableOf<Row>(
  shown: ListShown<Row>,
  title: string,
): { readonly rows: readonly Row[]; readonly state: TableState } {
  if (shown.state !== 'failed') return { rows: 'rows' in shown ? shown.rows : noRows, state: shown.state };
  const { message, retry } = shown;
  return {
    rows: noRows,
    state: { error: { title, message: message === title ? undefined : message, retry } },
  };
}
