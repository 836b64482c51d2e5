import { Table, type TableLayout, type TableProps } from '../../primitives/Table';

type Loan = { readonly loanId: number };

export type LoanTableProps<Row extends Loan> = Pick<
  TableProps<Row>,
  'label' | 'columns' | 'rows' | 'state' | 'empty' | 'initialSort' | 'groupOf' | 'footer'
> & {
  onOpen: (row: Row) => void;
  /** Called on hover, to prefetch the page of a loan. @default nothing */
  onHover?: ((row: Row) => void) | undefined;
  /** What Enter on a row does. @default 'Open' */
  hint?: ((row: Row) => string) | undefined;
  /** The row that was opened last. @default none */
  selectedKey?: string | undefined;
  /** As high as the rest of the page, or as its rows. @default 'fill' */
  height?: 'fill' | 'content' | undefined;
};

const layouts: Record<'fill' | 'content', TableLayout> = {
  fill: { frame: 'panel', height: 'fill', skeletonRows: 25 },
  content: { frame: 'panel', height: 'content', skeletonRows: 3 },
};
const keyOf = (row: Loan) => String(row.loanId);
const open = () => 'Open';
const ignore = () => undefined;

/** Loans as a desk lists them; a row opens its loan. Lists differ by their columns. */
export function LoanTable<Row extends Loan>(props: LoanTableProps<Row>) {
  const { onOpen, onHover = ignore, hint = open, selectedKey, height = 'fill', ...table } = props;
  return (
    <Table
      {...table}
      rowKey={keyOf}
      opening={{ onOpen, hint, onRest: onHover, openKey: selectedKey, pageKeys: height === 'fill' }}
      layout={layouts[height]}
    />
  );
}
