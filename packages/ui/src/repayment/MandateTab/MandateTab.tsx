import { dateText, momentText } from '@lending-desk/domain/calendar';
import type { MaskedField, SectionState } from '@lending-desk/domain/loan';
import { mandateModeText, mandateStatusText } from '@lending-desk/domain/mandates';
import { nachReason } from '@lending-desk/domain/nach';
import {
  type Mandate,
  type MandateSubscription,
  mandateTone,
  shownAuthLink,
  shownLink,
  shownSubscriptionError,
} from '@lending-desk/domain/repayment';
import { Badge } from '../../primitives/Badge';
import { Banner } from '../../primitives/Banner';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue';
import { ExternalLink } from '../../primitives/Link';
import { Panel } from '../../primitives/Panel';
import { type Reveals, useReveals } from '../../primitives/Reveal';
import { SectionBody } from '../../primitives/SectionBody';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';

export type MandateTabProps = {
  /** The mandate, or that its section is loading or broken. */
  mandate: SectionState<Mandate>;
  /** The link to authorise the mandate is masked; the eye fetches it. @default false */
  masked?: boolean | undefined;
  /** Fetches the masked link; the access is audited. Rejects with the server's message. */
  onReveal: (field: MaskedField) => Promise<string | null>;
};

const fields: readonly (readonly [keyof MandateSubscription, string])[] = [
  ['bankAccountHolder', 'Bank account holder'],
  ['bankAccountNumber', 'Bank account number'],
  ['customerName', 'Customer name'],
  ['customerEmail', 'Customer email'],
  ['customerPhone', 'Customer phone'],
  ['mode', 'Mode'],
  ['status', 'Status'],
  ['addedOn', 'Added on'],
  ['scheduledOn', 'Scheduled on'],
];
const monospaced = ['bankAccountNumber', 'customerPhone'];

type Row = {
  readonly field: keyof MandateSubscription;
  readonly label: string;
  readonly subscription: string | null;
  readonly error: string | null;
  readonly differs: boolean;
};

function shown(subscription: MandateSubscription | null, field: keyof MandateSubscription): string | null {
  const value = subscription?.[field] || null;
  if (value === null) return null;
  if (field === 'status') return mandateStatusText(value);
  if (field === 'mode') return mandateModeText(value);
  if (field === 'addedOn') return momentText(value);
  return field === 'scheduledOn' ? dateText(value) : value;
}

const rowsOf = (subscription: MandateSubscription | null, error: MandateSubscription | null): Row[] =>
  fields.map(([field, label]) => {
    const values = [shown(subscription, field), shown(error, field)] as const;
    return {
      field,
      label,
      subscription: values[0],
      error: values[1],
      differs: values[0] !== null && values[1] !== null && values[0] !== values[1],
    };
  });

const keyOf = ({ field }: Row) => field;
const monoIn = ({ field }: Row) => monospaced.includes(field);

const own: readonly Column<Row>[] = [
  { id: 'field', header: 'Detail', width: 200, cell: ({ label }) => <Text tone="secondary">{label}</Text> },
  {
    id: 'subscription',
    header: 'Subscription',
    cell: row => row.subscription && <Text mono={monoIn(row)}>{row.subscription}</Text>,
  },
];
const withError: readonly Column<Row>[] = [
  ...own,
  {
    id: 'error',
    header: 'Subscription error',
    cell: row =>
      row.error && (
        <Text
          mono={monoIn(row)}
          tone={row.differs ? 'reject' : 'primary'}
          weight={row.differs ? 'medium' : 'regular'}
        >
          {row.error}
        </Text>
      ),
  },
];

/** @param reveals  of a masked link; null when it is plain */
function linkItem(link: string, reveals: Reveals<MaskedField> | null): KeyValueItem {
  const reveal = reveals?.of('authLink') ?? null;
  const plain = reveal === null ? link : reveal.state === 'shown' ? shownLink(reveal.value) : null;
  return {
    label: 'Auth link',
    value: plain === null ? link : <ExternalLink href={plain}>{plain}</ExternalLink>,
    // A masked link cannot be copied.
    ...(plain !== null && { copy: plain }),
    ...(reveals && reveal && { masked: { reveal, onToggle: () => reveals.toggle('authLink') } }),
  };
}

/** The customer's mandate: its status, the link to authorise it, and the subscription, beside the one with the wrong
 *  account where there was one (CS-085 to CS-088, CS-135). */
export function MandateTab({ mandate, masked = false, onReveal }: MandateTabProps) {
  const reveals = useReveals(onReveal);
  if (mandate.state !== 'ready') {
    return (
      <Panel title="Cashfree Details">
        <SectionBody section={mandate} name="Cashfree details">
          {() => null}
        </SectionBody>
      </Panel>
    );
  }
  const { status, statusUpdatedOn, incorrectSubscriptionCount, subscriptionDetails } = mandate.value;
  const link = shownAuthLink(mandate.value);
  const error = shownSubscriptionError(mandate.value);
  const { returnFlag } = mandate.value;
  return (
    <>
      {error === undefined ? null : (
        <Banner tone="reject" title="The mandate was authorised for a wrong account">
          The customer has to authorise it again for the account of this loan.
        </Banner>
      )}
      {returnFlag === null ? null : (
        <Banner tone="reject" title="The bank says that the mandate is gone">
          A debit came back on {dateText(returnFlag.on)} with {returnFlag.code}{' '}
          {nachReason(returnFlag.code)?.meaning ?? ''}. A new mandate is needed.
        </Banner>
      )}
      <Panel title="Cashfree Details">
        <KeyValue
          columns={2}
          labelWidth="wide"
          items={[
            {
              label: 'Mandate status',
              value: status && <Badge tone={mandateTone(status)}>{mandateStatusText(status)}</Badge>,
            },
            { label: 'Status updated on', value: statusUpdatedOn && momentText(statusUpdatedOn) },
            { label: 'Incorrect subscriptions', value: incorrectSubscriptionCount },
            ...(link === null ? [] : [linkItem(link, masked ? reveals : null)]),
          ]}
        />
      </Panel>
      <Panel title="Subscription" padding="none">
        <Table
          label="Subscription"
          columns={error === undefined ? own : withError}
          rows={subscriptionDetails || error ? rowsOf(subscriptionDetails, error ?? null) : []}
          rowKey={keyOf}
          empty={{ why: 'The customer has not begun to authorise a mandate.' }}
        />
      </Panel>
    </>
  );
}
