import { vasMessages } from '@lending-desk/domain/vas';
import { messages } from '@lending-desk/domain/errors';
import { applicationStatusLabel, parseLoanId } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import type { VasFeedback, VasLoan } from '@lending-desk/domain/vas';
import type { FormVerdict } from '@lending-desk/domain/form';
import { StatusBadge } from '../../loan/StatusBadge';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/EmptyState';
import { useForm } from '../../primitives/Form';
import { KeyValue } from '../../primitives/KeyValue';
import { PageHeading } from '../../primitives/PageHeading';
import { Panel } from '../../primitives/Panel';
import { Skeleton } from '../../primitives/Skeleton';
import { StatusLine } from '../../primitives/StatusLine';
import { TextField } from '../../primitives/TextField';
import { VasFeedbackList } from '../../vas/VasFeedbackList';
import { Page } from '../PageLayout';
import { ask, field } from './VasFeedbackScreen.css';

/** What was fetched, and what the status line says about it. */
export type VasFetch =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | {
      state: 'ready';
      loan: VasLoan;
      /** As stored, oldest first. */
      feedbacks: readonly VasFeedback[];
      /** What the last save answered. @default none */
      status?: string | undefined;
    };

export type VasFeedbackScreenProps = {
  /** The loan id that was fetched last; '' before the first. The field begins with it. */
  loanId: string;
  /** The loan with its feedback, or that it is loading or failed. */
  fetched: VasFetch;
  /** Called with a loan id: a whole number of at most nine digits. */
  onFetch: (loanId: string) => void;
  /** Whether the person may add and edit feedback [VA-008]. */
  mayAdd: boolean;
  /** Opens the dialog. */
  onAdd: () => void;
};

function validate({ loanId }: { loanId: string }): FormVerdict<string> {
  const typed = loanId.trim();
  if (typed === '') return { ok: false, faults: { loanId: messages.forms.loanIdRequired } };
  const read = parseLoanId(typed);
  return read === null
    ? { ok: false, faults: { loanId: vasMessages.loanIdWrong } }
    : { ok: true, output: String(read) };
}

/** Asks for a loan id, and shows the loan with its VAS feedback [VA-001 to VA-008]. */
export function VasFeedbackScreen({ loanId, fetched, onFetch, mayAdd, onAdd }: VasFeedbackScreenProps) {
  const loading = fetched.state === 'loading';
  const form = useForm({
    initial: { loanId },
    beginsWith: loanId,
    validate,
    showErrors: 'submitted',
    disabled: loading,
    onSubmit: onFetch,
  });
  return (
    <Page>
      <PageHeading title="Enter a loan id to see and give VAS feedback" />
      <form {...form.props} aria-label="Loan">
        <div className={ask}>
          <div className={field}>
            <TextField {...form.field('loanId')} label="Enter Loan Id" inputMode="numeric" mono required />
          </div>
          <Button type="submit" variant="solid" loading={loading} loadingLabel="Fetching">
            Fetch Loan
          </Button>
        </div>
        <StatusLine state={lineStates[fetched.state]}>{lineOf(fetched)}</StatusLine>
      </form>
      <Fetched fetched={fetched} mayAdd={mayAdd} onAdd={onAdd} />
    </Page>
  );
}

const lineStates = { idle: 'idle', loading: 'running', failed: 'failed', ready: 'done' } as const;

function lineOf(fetched: VasFetch): string | undefined {
  switch (fetched.state) {
    case 'idle':
      return undefined;
    case 'loading':
      return 'Fetching the loan';
    case 'failed':
      return fetched.message;
    case 'ready':
      return fetched.status ?? 'Loan fetched';
  }
}

function Fetched({ fetched, mayAdd, onAdd }: Pick<VasFeedbackScreenProps, 'fetched' | 'mayAdd' | 'onAdd'>) {
  if (fetched.state === 'idle') {
    return <EmptyState title="No loan fetched yet" why="Enter the id of a loan and press Fetch Loan." />;
  }
  if (fetched.state === 'loading') return <Skeleton width="100%" height={220} radius="lg" />;
  if (fetched.state === 'failed') return null;
  const { loan, feedbacks } = fetched;
  return (
    <>
      <Panel title="Loan">
        <KeyValue
          columns={2}
          labelWidth="wide"
          items={[
            { label: 'Loan Account Number', value: loan.loanId, mono: true, copy: String(loan.loanId) },
            { label: 'Loan Amount', value: formatRupees(loan.amount) },
            { label: 'Name', value: loan.fullName },
            { label: 'Email', value: loan.email },
            {
              label: 'Application Status',
              value: loan.applicationStatus && applicationStatusLabel(loan.applicationStatus),
            },
            { label: 'Approval Status', value: <StatusBadge status={loan.approvalStatus} /> },
          ]}
        />
      </Panel>
      <VasFeedbackList key={loan.loanId} feedbacks={feedbacks} mayAdd={mayAdd} onAdd={onAdd} />
    </>
  );
}
