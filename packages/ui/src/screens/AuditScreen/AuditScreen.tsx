import { actionWords, type AuditEntry, auditMessages } from '@lending-desk/domain/audit';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { AuditTable } from '../../audit/AuditTable';
import { Button } from '../../primitives/Button';
import { Combobox } from '../../primitives/Combobox';
import { DateRangeField, type DateRangeValue } from '../../primitives/DateField';
import { PageHeading } from '../../primitives/PageHeading';
import type { Option } from '../../primitives/Select';
import { StatusLine } from '../../primitives/StatusLine';
import { type ListShown, tableOf } from '../../primitives/Table';
import { TextField } from '../../primitives/TextField';
import type { Done, Run } from '../../primitives/States';
import { ListLayout } from '../ListLayout';
import { filters } from './AuditScreen.css';

/** What the list is narrowed to, as in the address; '' or null for everything. */
export type AuditFilterShown = {
  /** A whole number as text. */
  readonly loan: string;
  /** The idString of a person, or 'system'. */
  readonly actor: string | null;
  /** The idString of the person whose account was changed. */
  readonly person: string | null;
  readonly action: string | null;
  readonly from: BusinessDate | null;
  readonly to: BusinessDate | null;
};

export type AuditExport = Run | Done<{ fileName: string }>;

export type AuditScreenProps = {
  /** A page of the audit. */
  page: ListShown<AuditEntry>;
  /** What the entries are filtered by, as shown in the fields. */
  filter: AuditFilterShown;
  /** What in the address means nothing: no entry is shown then. @default all of it does */
  fault?: string | undefined;
  /** Why a day of the address means nothing. @default each does, or none is named */
  dateFault?: string | undefined;
  /** Called with what changed; the list then begins at its first page. */
  onFilter: (change: Partial<AuditFilterShown>) => void;
  /** Called when somebody clears every filter. */
  onShowAll: () => void;
  /** Everybody who may have acted. */
  actors: readonly Option[];
  /** Everybody whose account may have been changed. */
  people: readonly Option[];
  /** The names of all recorded actions. */
  actions: readonly string[];
  today: BusinessDate;
  onOpen: (entry: AuditEntry) => void;
  /** Key of the entry opened last. @default none */
  openKey?: string | undefined;
  /** Opens the page of newer entries. @default there is none */
  onNewer?: (() => void) | undefined;
  /** Opens the page of older entries. @default there is none */
  onOlder?: (() => void) | undefined;
  /** The export of what is filtered, and how far it is. */
  exporting: AuditExport;
  onExport: () => void;
  /** The dialog of the open entry. @default none */
  children?: ReactNode;
};

const nothing: ListShown<AuditEntry> = { state: 'ready', rows: [] };
const lineStates = { idle: 'idle', running: 'running', done: 'done', failed: 'failed' } as const;

function exportLine(exporting: AuditExport): string {
  if (exporting.state === 'running') return 'Exporting';
  if (exporting.state === 'done') return `Saved as ${exporting.fileName}`;
  return exporting.state === 'failed' ? exporting.message : '';
}

/** Who did what, and when, with values before and after. */
export function AuditScreen(props: AuditScreenProps) {
  const { page, filter, fault, onFilter, onShowAll, exporting } = props;
  const table = useMemo(
    () => tableOf(fault === undefined ? page : nothing, auditMessages.listFailed),
    [fault, page],
  );
  const narrowed = fault !== undefined || Object.values(filter).some(one => one !== null && one !== '');
  const empty = useMemo(
    () =>
      narrowed
        ? {
            why: fault ?? 'Nothing that was recorded fits these filters.',
            action: { children: 'Show everything', onClick: onShowAll },
          }
        : { why: 'Nothing has been recorded yet.' },
    [fault, narrowed, onShowAll],
  );

  return (
    <>
      <ListLayout
        heading={
          <PageHeading title="Audit">
            Every write, every read of a customer’s details, every sign-in. Personal data is masked.
          </PageHeading>
        }
        tools={
          <>
            <StatusLine state={lineStates[exporting.state]}>{exportLine(exporting)}</StatusLine>
            <Button
              icon={Download}
              loading={exporting.state === 'running'}
              loadingLabel="Exporting"
              onClick={props.onExport}
            >
              Export
            </Button>
          </>
        }
        filters={
          <div className={filters} role="group" aria-label="Filters">
            <Combobox
              label="Who"
              placeholder="Anybody"
              options={props.actors}
              value={filter.actor}
              onChange={actor => onFilter({ actor })}
            />
            <Combobox
              label="What"
              placeholder="Anything"
              options={props.actions.map(action => ({
                value: action,
                label: actionWords(action),
                hint: action,
              }))}
              value={filter.action}
              onChange={action => onFilter({ action })}
            />
            <Combobox
              label="Whose account"
              placeholder="Anybody’s"
              options={props.people}
              value={filter.person}
              onChange={person => onFilter({ person })}
            />
            <DateRangeField
              label="When"
              today={props.today}
              max={props.today}
              value={{ start: filter.from, end: filter.to }}
              error={props.dateFault}
              onChange={({ start, end }: DateRangeValue) => onFilter({ from: start, to: end })}
            />
            <LoanFilter key={filter.loan} loan={filter.loan} onLoan={loan => onFilter({ loan })} />
            {narrowed ? (
              <div>
                <Button variant="plain" onClick={onShowAll}>
                  Clear filters
                </Button>
              </div>
            ) : null}
          </div>
        }
        pages={
          <>
            <Button
              icon={ChevronLeft}
              disabledReason={props.onNewer ? undefined : 'These are the newest entries'}
              onClick={props.onNewer}
            >
              Newer
            </Button>
            <Button
              iconAfter={ChevronRight}
              disabledReason={props.onOlder ? undefined : 'There are no older entries'}
              onClick={props.onOlder}
            >
              Older
            </Button>
          </>
        }
      >
        <AuditTable {...table} empty={empty} onOpen={props.onOpen} openKey={props.openKey} />
      </ListLayout>
      {props.children}
    </>
  );
}

/** The loan id is applied with Enter or when its field is left, so that no list is read for half of it. */
function LoanFilter({ loan, onLoan }: { loan: string; onLoan: (loan: string) => void }) {
  const [typed, setTyped] = useState(loan);
  const apply = () => {
    const digits = typed.replace(/\D/g, '').slice(0, 9);
    setTyped(digits);
    if (digits !== loan) onLoan(digits);
  };
  return (
    <form
      aria-label="Loan"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        label="Loan Id"
        inputMode="numeric"
        mono
        placeholder="Any loan"
        value={typed}
        onChange={setTyped}
        onBlur={apply}
      />
    </form>
  );
}
