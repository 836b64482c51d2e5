import { applicationStatusLabel } from '@lending-desk/domain/loan';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { Panel } from '../../primitives/Panel';
import { Select } from '../../primitives/Select';
import { Skeleton } from '../../primitives/Skeleton';
import { Stack } from '../../primitives/Stack';
import { StatusLine } from '../../primitives/StatusLine';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import type { Done, Read, Run } from '../../primitives/States';
import { form } from './LoanSourceTab.css';

export type LoanSourceTabProps = {
  /** The sources to choose from. */
  choices: Read<readonly string[]>;
  /** The source that was saved last; null while there is none. */
  saved: string | null;
  /** The chosen source; null before one is chosen. */
  draft: string | null;
  onDraft: (source: string) => void;
  /** The saving of the source, and the server's message. */
  save: Run | Done<{ message: string }>;
  /** What a failed save means: 'Loan source was not saved.' */
  failedDetail: string;
  onSave: (source: string) => void;
  /** Why this person may not change it. @default allowed */
  whyNot?: string | undefined;
};

/** Where the loan came from. It can be saved only once it differs from what was saved last (CS-095). */
export function LoanSourceTab(props: LoanSourceTabProps) {
  const { choices, saved, draft, onDraft, save, failedDetail, onSave, whyNot } = props;
  const chosen = draft ?? saved;
  const changed = chosen !== null && chosen !== saved;
  const saving = save.state === 'running';
  if (choices.state === 'failed') {
    return (
      <Panel title="Loan Source">
        <ErrorPanel title={choices.message} retry={{ onTryNow: choices.onRetry }} />
      </Panel>
    );
  }
  return (
    <Panel title="Loan Source">
      {choices.state === 'loading' ? (
        <div aria-busy>
          <Skeleton width={320} height={54} />
          <VisuallyHidden role="status">Loading the sources</VisuallyHidden>
        </div>
      ) : (
        <Stack gap="3">
          <div className={form}>
            <Select
              label="Loan source"
              value={chosen}
              onChange={onDraft}
              options={choices.value.map(value => ({ value, label: applicationStatusLabel(value) }))}
              face={applicationStatusLabel}
              placeholder="No source yet"
              disabled={saving || whyNot !== undefined}
            />
            <Button
              variant="solid"
              loading={saving}
              loadingLabel="Saving"
              disabledReason={whyNot ?? (changed ? undefined : 'Choose another source first')}
              onClick={() => {
                if (chosen !== null) onSave(chosen);
              }}
            >
              Save
            </Button>
          </div>
          {save.state === 'failed' ? (
            <Banner tone="reject" title={save.message} live>
              {failedDetail}
            </Banner>
          ) : null}
          <StatusLine state={save.state === 'done' ? 'done' : 'idle'}>
            {save.state === 'done' ? save.message : null}
          </StatusLine>
        </Stack>
      )}
    </Panel>
  );
}
