import { readAmount } from './amountCell';
import { dateOrderOf, isDate, readDate } from './dateCell';
import type { FoundTable } from './findTables';
import type { GroupColumns, TableRow } from './rowGroups';
import { type AmountColumns, type Columns, movementOf } from './movement';

/** How many steps from row to row the balance proves, of those it could. */
type Proof = { readonly hits: number; readonly steps: number };

const at = (cells: readonly string[], column: number): string => cells[column] ?? '';
const sideCell = /^\(?(?:dr?|cr?|debit(?:ed)?|credit(?:ed)?|withdrawal|deposit|नामे|जमा)\.?\)?$/i;
const mostRows = 500;

/** The share of a column's cells that pass a test; NaN, which is no share, where all are empty. */
function share(
  rows: readonly { cells: readonly string[] }[],
  column: number,
  test: (cell: string) => boolean,
) {
  const filled = rows.map(({ cells }) => at(cells, column)).filter(cell => cell.trim() !== '');
  return filled.filter(test).length / filled.length;
}

const isAmount = (cell: string) => readAmount(cell) !== null;

/** The columns by what is in them, for the grouping of lines into rows.
 *  @returns null where no column holds dates */
export function groupColumnsOf({ roles, heads, lines }: FoundTable): GroupColumns | null {
  const all = heads.map((_, column) => column);
  const withRole = (...wanted: readonly string[]) =>
    all.filter(column => wanted.includes(roles[column] ?? ''));
  const named = [...withRole('date'), ...withRole('valueDate')];
  const transactions = named.filter(column => /\b(?:txn|tran\w*)\b/i.test(heads[column] ?? ''));
  const dates = [...transactions, ...named, ...all];
  // Under the head of a date it may be printed without its year.
  const test =
    named.length > 0 ? (cell: string) => isDate(cell) || readDate(cell, 'dayFirst', 2024) !== null : isDate;
  const least = named.length > 0 ? Number.MIN_VALUE : 0.6;
  const date = dates.find(column => share(lines, column, test) >= least);
  if (date === undefined) return null;
  const dated = lines.filter(({ cells }) => test(at(cells, date)));
  const order = dateOrderOf(dated.map(({ cells }) => at(cells, date)));
  const headed = withRole('debit', 'credit', 'amount', 'movement', 'balance');
  const money =
    headed.length >= 2
      ? headed
      : all.filter(column => column !== date && share(dated, column, isAmount) >= 0.8);
  const dateLike = all.filter(column => share(dated, column, isDate) >= 0.8);
  const rest = all.filter(column => column !== date && !money.includes(column) && !dateLike.includes(column));
  const narration = withRole('narration').filter(column => rest.includes(column));
  const references = rest.filter(column => roles[column] === 'reference');
  return { date, order, money, text: narration.length > 0 ? [...narration, ...references] : rest };
}

/** The steps that hold, in the order the rows stand in or in the reverse one, whichever has more.
 *  @param rows  with a date */
function proofOf(rows: readonly TableRow[], columns: Columns): Proof {
  const read = rows.slice(0, mostRows).map(({ cells }) => movementOf(cells, columns));
  let [steps, down, up] = [0, 0, 0];
  for (let index = 1; index < read.length; index += 1) {
    const [above, below] = [read[index - 1], read[index]];
    if (!above || !below || above.balance === null || below.balance === null) continue;
    if (above.amount === null || below.amount === null) continue;
    steps += 1;
    const moved = below.balance - above.balance;
    const unsigned = columns.amount.kind === 'unsigned';
    if (unsigned ? Math.abs(moved) === Math.abs(below.amount) : moved === below.amount) down += 1;
    if (unsigned ? Math.abs(moved) === Math.abs(above.amount) : -moved === above.amount) up += 1;
  }
  return { hits: Math.max(down, up), steps };
}

const ratio = ({ hits, steps }: Proof): number => (steps === 0 ? 0 : hits / steps);

/** Decides what every column means. The words of the head are a proposal; the running balance decides between
 *  debit and credit, and finds the columns alone where the head says nothing.
 *  @param rows  grouped, in the order of the file
 *  @returns null where neither the head nor the balance tells */
export function settleColumns(
  { roles, heads }: Pick<FoundTable, 'roles' | 'heads'>,
  group: GroupColumns,
  rows: readonly TableRow[],
): Columns | null {
  const all = heads.map((_, column) => column);
  const dated = rows.filter(row => row.dated);
  const filled = (column: number) =>
    dated.map(({ cells }) => at(cells, column)).filter(cell => cell.trim() !== '');
  const isSide = (column: number) =>
    filled(column).length > 0 && filled(column).every(cell => sideCell.test(cell.trim()));
  const roleColumns = (role: string) => all.filter(column => roles[column] === role);
  const sideColumns = all.filter(isSide);
  const hasSigns = (column: number) => filled(column).some(cell => readAmount(cell)?.signed === true);
  /** Every way the amounts may stand in some columns. */
  const amountsIn = (
    twos: readonly (readonly [number, number])[],
    ones: readonly number[],
  ): readonly AmountColumns[] => [
    ...twos.map(([debit, credit]): AmountColumns => ({ kind: 'two', debit, credit })),
    ...ones.flatMap((amount): AmountColumns[] =>
      hasSigns(amount) || sideColumns.length > 0
        ? [
            ...sideColumns.map((side): AmountColumns => ({ kind: 'one', amount, side, turned: false })),
            { kind: 'one', amount, side: null, turned: false },
            { kind: 'one', amount, side: null, turned: true },
          ]
        : // Only the balance tells the side.
          [{ kind: 'unsigned', amount }],
    ),
  ];
  const balances = roleColumns('balance');
  const amountHeads = [...roleColumns('movement'), ...roleColumns('amount')].filter(
    column => !isSide(column),
  );
  const [debit, credit] = [roleColumns('debit')[0], roleColumns('credit')[0]];
  const numeric = all.filter(column => share(dated, column, isAmount) >= 0.8);
  const narrations = group.text.filter(column => roles[column] === 'narration');
  const text = group.text.filter(column => !sideColumns.includes(column));
  const longest = text.toSorted((a, b) => lengthOf(filled(b)) - lengthOf(filled(a)))[0];
  const base = {
    date: group.date,
    narration: narrations.length > 0 ? narrations : longest === undefined ? [] : [longest],
    reference: roleColumns('reference')[0] ?? null,
  };
  const complete = (balance: number, amount: AmountColumns, swapped: boolean): Columns => {
    const used = amount.kind === 'one' ? amount.side : null;
    const balanceSide = sideColumns.find(column => column !== used && column > balance) ?? null;
    return { ...base, amount, balance, balanceSide, swapped };
  };
  const proposed = balances.flatMap(balance => {
    const headed = debit !== undefined && credit !== undefined ? [[debit, credit] as const] : [];
    const amounts = amountsIn(headed, amountHeads);
    const swapped = headed.map(([a, b]) => complete(balance, { kind: 'two', debit: b, credit: a }, true));
    return [...amounts.map(amount => complete(balance, amount, false)), ...swapped];
  });
  const best = bestOf(proposed, dated);
  if (best && ratio(best.proof) >= 0.5) return best.columns;
  const twos = numeric.flatMap(a => numeric.map(b => [a, b] as const));
  const guessed = numeric.flatMap(balance =>
    amountsIn(twos, numeric).map(amount => complete(balance, amount, false)),
  );
  const found = bestOf(guessed, dated);
  if (found && found.proof.steps >= 2 && ratio(found.proof) >= 0.8) return found.columns;
  // A chain that does not hold is shown as such; only a head can be believed without it.
  return proposed[0] ?? null;
}

const lengthOf = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + cell.length, 0);

/** The columns under which most steps hold; of several the first. */
function bestOf(candidates: readonly Columns[], rows: readonly TableRow[]) {
  let best: { columns: Columns; proof: Proof } | null = null;
  for (const columns of candidates) {
    const proof = proofOf(rows, columns);
    if (!best || proof.hits > best.proof.hits) best = { columns, proof };
  }
  return best;
}
