import { type PaymentLink, paymentLinkMessages } from '@lending-desk/domain/paymentLinks';
import { Plus } from 'lucide-react';
import { Badge, type BadgeProps } from '../../primitives/Badge';
import { Box } from '../../primitives/Box';
import { Button } from '../../primitives/Button';
import { CopyButton } from '../../primitives/CopyButton';
import { ExternalLink } from '../../primitives/Link';
import { Panel } from '../../primitives/Panel';
import { Stack } from '../../primitives/Stack';
import { byIndex, type Column, indexed, type Indexed, Table, type TableState } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import type { Read } from '../../primitives/States';
import { exactly } from '../amounts';

export type PaymentLinksProps = {
  /** Newest first. */
  links: Read<readonly PaymentLink[]>;
  /** Called when somebody wants to create a link. */
  onCreate: () => void;
  /** Why no link can be created now. @default possible */
  whyNot?: string | undefined;
};

type Row = Indexed<PaymentLink>;

const faces: Readonly<
  Record<
    NonNullable<PaymentLink['status']>,
    { readonly tone: NonNullable<BadgeProps['tone']>; readonly text: string }
  >
> = {
  unknown: { tone: 'flag', text: paymentLinkMessages.outcomeUnknown },
  not_created: { tone: 'neutral', text: paymentLinkMessages.notCreated },
  created: { tone: 'info', text: 'Open' },
  partially_paid: { tone: 'flag', text: 'Partly paid' },
  paid: { tone: 'approve', text: 'Paid' },
  cancelled: { tone: 'neutral', text: 'Cancelled' },
  expired: { tone: 'neutral', text: 'Expired' },
};

const columns: readonly Column<Row>[] = [
  { id: 'amount', header: 'Amount', align: 'right', width: 128, cell: row => exactly(row.amount) },
  { id: 'paid', header: 'Amount paid', align: 'right', width: 128, cell: row => exactly(row.amountPaid) },
  { id: 'link', header: 'Link', cell: row => <LinkCell {...row} /> },
];

function LinkCell({ paymentLink, status }: PaymentLink) {
  const face = status && faces[status];
  return (
    <Stack direction="row" gap="2" align="center">
      {paymentLink ? (
        <>
          <Text truncate>
            <ExternalLink href={paymentLink}>{paymentLink}</ExternalLink>
          </Text>
          <CopyButton value={paymentLink} label="payment link" />
        </>
      ) : null}
      {face ? (
        <Box flexShrink={0}>
          <Badge tone={face.tone}>{face.text}</Badge>
        </Box>
      ) : null}
    </Stack>
  );
}

function stateOf(links: PaymentLinksProps['links']): TableState {
  if (links.state === 'failed')
    return { error: { title: links.message, retry: { onTryNow: links.onRetry } } };
  return links.state;
}

/** The payment links of a loan (CO-038, CO-043). */
export function PaymentLinks({ links, onCreate, whyNot }: PaymentLinksProps) {
  const rows = links.state === 'ready' ? links.value : [];
  return (
    <Panel
      title="Payment links"
      padding="none"
      meta={rows.length > 0 ? rows.length : null}
      actions={
        <Button size="sm" icon={Plus} disabledReason={whyNot} onClick={onCreate}>
          Create Link
        </Button>
      }
    >
      <Table
        label="Payment links"
        columns={columns}
        rows={indexed(rows)}
        rowKey={byIndex}
        state={stateOf(links)}
        layout={{ fixed: true, skeletonRows: 2 }}
        empty={{ why: 'No payment link has been created for this loan yet.' }}
      />
    </Panel>
  );
}
