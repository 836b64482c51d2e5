import type { DecisionDraft } from '@lending-desk/domain/decision';
import { type ApprovalStatus, approvalStatusLabel } from '@lending-desk/domain/loan';
import { useId } from 'react';
import { KeyValue } from '../../primitives/KeyValue';
import { Text } from '../../primitives/Text';
import { sent, sentHead } from './DecisionForm.css';
import { sentFacts } from './sentFacts';

type Props = { draft: DecisionDraft; from: ApprovalStatus };

/** What a decision sends that is not asked about first, such as a hold: the list the question shows for the others. */
export function WhatIsSent({ draft, from }: Props) {
  const id = useId();
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
    <section aria-labelledby={id}>
      <div className={sentHead}>
        <h3 id={id}>What will be sent</h3>
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
