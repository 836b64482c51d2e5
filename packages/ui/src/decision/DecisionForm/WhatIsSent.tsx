import type { DecisionDraft } from '@lending-desk/domain/decision';
import { type ApprovalStatus, approvalStatusLabel } from '@lending-desk/domain/loan';
import { KeyValue } from '../../primitives/KeyValue';
import { Text } from '../../primitives/Text';
import { sent, sentHead } from './DecisionForm.css';
import { sentFacts } from './sentFacts';

type Props = { draft: DecisionDraft; from: ApprovalStatus };

/** What a decision sends that is not asked about first, such as a hold: the list the question shows for the others. */
export function WhatIsSent({ draft, from }: Props) {
  const [status, ...others] = sentFacts(draft);
  if (!status) return null;
  const changed = {
    ...status,
    value: (
      <>
        <Text as="del" tone="tertiary">
          {approvalStatusLabel(from)}
        </Text>{' '}
        <Text weight="medium">{status.value}</Text>
      </>
    ),
  };
  return (
    <section aria-label="What will be sent">
      <div className={sentHead}>
        <Text as="h3" size="caption" weight="semibold">
          What will be sent
        </Text>
        <Text size="caption" tone="tertiary">
          {`${others.length + 1} ${others.length === 0 ? 'value' : 'values'}`}
        </Text>
      </div>
      <div className={sent}>
        <KeyValue labelWidth="narrow" items={[from === draft.caseStatus ? status : changed, ...others]} />
      </div>
      <Text as="p" size="caption" tone="tertiary">
        It is sent at once; only an approval and a rejection are asked about first.
      </Text>
    </section>
  );
}
