/** A row the API gives no id to, with its index in the list as received as its key. */
export type Indexed<Row> = Row & { readonly index: number };

export const byIndex = ({ index }: { readonly index: number }): string => String(index);

/** Adds each row's index. */
export const indexed = <Row extends object>(rows: readonly Row[]): Indexed<Row>[] =>
  rows.map((row, index) => ({ ...row, index }));
