import type { LoanCore } from '@lending-desk/domain/loan';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { Text } from '../../primitives/Text';
import { CommentNote } from '../CommentsPanel/CommentNote';
import { list } from './RemarksTab.css';

export type RemarksTabProps = {
  core: Pick<LoanCore, 'comments' | 'changeReason' | 'deviation' | 'remarksBy'>;
};

/** What the underwriter wrote about the loan (CS-075). */
export function RemarksTab({ core }: RemarksTabProps) {
  return (
    <>
      <Panel title="Underwriter Remarks">
        <KeyValue
          labelWidth="wide"
          items={[
            { label: 'Underwriter name', value: core.remarksBy },
            { label: 'Deviation', value: core.deviation },
            { label: 'Change reason', value: core.changeReason },
          ]}
        />
      </Panel>
      <Panel title="Comments" meta={core.comments.length || null}>
        {core.comments.length === 0 ? (
          <Text as="p" tone="tertiary">
            No comment yet.
          </Text>
        ) : (
          <ul className={list} aria-label="Comments">
            {core.comments.toReversed().map(comment => (
              <CommentNote key={comment.id} comment={comment} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
