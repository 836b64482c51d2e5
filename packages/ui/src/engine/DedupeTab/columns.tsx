import type { DedupeRow } from '@lending-desk/domain/engine';
import { CopyButton } from '../../primitives/CopyButton';
import { EngineResultBadge } from '../EngineResultBadge';
import { Link } from '../../primitives/Link';
import { Stack } from '../../primitives/Stack';
import type { Column } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { RuleName } from '../RuleName';

function CustomerId({ id }: { id: string | null }) {
  if (id === null) return '–';
  return (
    <Stack direction="row" gap="1">
      {id}
      <CopyButton value={id} label={`customer id ${id}`} />
    </Stack>
  );
}

/** Links each loan to its page, except this loan and values that are not loan ids. */
function Loans({ ids, own }: { ids: readonly (number | string)[]; own: number }) {
  if (ids.length === 0) return '–';
  return (
    <Stack direction="row" gap="2" wrap paddingTop="1" paddingBottom="1">
      {ids.map(id =>
        typeof id === 'number' && id !== own ? (
          <Link key={id} to={`/credit/loans/${id}/`}>
            {id}
          </Link>
        ) : (
          <span key={id}>{id === own ? `${id} (this loan)` : id}</span>
        ),
      )}
    </Stack>
  );
}

/** @param own  id of the open loan */
export function dedupeColumns(own: number): readonly Column<DedupeRow>[] {
  return [
    { id: 'name', header: 'Dedupe name', width: 208, cell: row => <RuleName name={row.name} /> },
    {
      id: 'customerId',
      header: 'Customer id',
      width: 168,
      mono: true,
      cell: row => row.duplicate && <CustomerId id={row.duplicate.customerId} />,
    },
    {
      id: 'loanId',
      header: 'Loan id',
      width: 92,
      mono: true,
      cell: row => row.duplicate && <Loans ids={row.duplicate.loanIds} own={own} />,
    },
    {
      id: 'customer',
      header: 'Customer name',
      cell: ({ note, duplicate }) => {
        const text = note ?? duplicate?.fullName;
        return text ? (
          <Text as="div" tone={note === null ? undefined : 'tertiary'} truncate title={text}>
            {text}
          </Text>
        ) : null;
      },
    },
    { id: 'phone', header: 'Phone', width: 104, mono: true, cell: row => row.duplicate?.phone },
    {
      id: 'result',
      header: 'Result',
      width: 104,
      cell: ({ verdict }) => (
        <EngineResultBadge result={verdict.result} otherwise={verdict.word ?? 'No result'} />
      ),
    },
  ];
}
