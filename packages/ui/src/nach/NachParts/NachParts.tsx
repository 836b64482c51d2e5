import { formatRupees, sum } from '@lending-desk/domain/money';
import { type NachPart, nachReason } from '@lending-desk/domain/nach';
import { Badge } from '../../primitives/Badge';
import { type Column, DataTable } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { classFace } from '../words';

export type NachPartsProps = {
  /** The parts of the file that have rows. */
  parts: readonly NachPart[];
  /** The part whose rows are shown; null for all. */
  chosen: NachPart['class'] | null;
  /** Called with the part that is pressed, null if it is the chosen one. */
  onChoose: (part: NachPart['class'] | null) => void;
};

const rupees = (amount: Parameters<typeof formatRupees>[0]) => formatRupees(amount, { paise: true });

function postsOf({ class: name, bounceCharges }: NachPart): string {
  const { posts } = classFace[name];
  if (bounceCharges === 0) return posts;
  return `${posts}. ${bounceCharges} bounce ${bounceCharges === 1 ? 'charge' : 'charges'}`;
}

/** Why debits came back: the codes that are charged, and those that are not. */
function Codes({ codes }: Pick<NachPart, 'codes'>) {
  return codes.map(({ code, rows, charged }) => (
    <Text as="p" key={code} size="caption" tone="secondary">
      {code} {nachReason(code)?.meaning ?? 'not in the list'}: {rows}
      {charged === 0 ? ', no charge' : ''}
    </Text>
  ));
}

const columns: readonly Column<NachPart>[] = [
  {
    id: 'class',
    header: 'Class',
    cell: ({ class: name }) => <Badge tone={classFace[name].tone}>{classFace[name].label}</Badge>,
  },
  { id: 'rows', header: 'Rows', align: 'right', cell: ({ rows }) => rows },
  { id: 'inFile', header: 'In the file', align: 'right', cell: ({ inFile }) => rupees(inFile) },
  { id: 'receipts', header: 'Receipts posted', align: 'right', cell: ({ receipts }) => rupees(receipts) },
  {
    id: 'posts',
    header: 'On commit',
    cell: part => (
      <>
        {postsOf(part)}
        <Codes codes={part.codes} />
      </>
    ),
  },
];
function countOf(parts: readonly NachPart[]): string {
  const all = parts.reduce((count, { rows }) => count + rows, 0);
  const posts = parts.reduce((count, { booking }) => count + booking, 0);
  return `${posts} rows post, ${all - posts} do not`;
}
const rowKey = ({ class: name }: NachPart) => name;

/** What a NACH file holds: a row for each class with its count and sums. Pressing one shows its rows only. */
export function NachParts({ parts, chosen, onChoose }: NachPartsProps) {
  return (
    <DataTable
      label="What the file holds"
      columns={columns}
      rows={parts}
      rowKey={rowKey}
      empty={{ why: 'The file has no rows.' }}
      opening={{
        onOpen: ({ class: name }) => onChoose(name === chosen ? null : name),
        openKey: chosen ?? undefined,
      }}
      totals={{
        class: 'File',
        rows: parts.reduce((all, { rows }) => all + rows, 0),
        inFile: rupees(sum(parts.map(({ inFile }) => inFile))),
        receipts: rupees(sum(parts.map(({ receipts }) => receipts))),
        posts: countOf(parts),
      }}
    />
  );
}
