import {
  type StaffMember,
  staffMessages,
  type StaffState,
  staffStateLabels,
  staffStates,
} from '@lending-desk/domain/staff';
import { ChevronDown, Funnel, Search } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { Button } from '../../primitives/Button';
import { Menu } from '../../primitives/Menu';
import { PageHeading } from '../../primitives/PageHeading';
import { type ListShown, tableOf } from '../../primitives/Table';
import { useShortcuts } from '../../primitives/Shortcuts';
import { TextField } from '../../primitives/TextField';
import { StaffTable } from '../../staff/StaffTable';
import { ListLayout } from '../ListLayout';
import { search } from './StaffScreen.css';

export type StaffScreenProps = {
  /** Must be referentially stable. */
  list: ListShown<StaffMember>;
  /** Only accounts in this state; null for all. */
  state: StaffState | null;
  /** Called with the state that somebody filters by; null for any. */
  onState: (state: StaffState | null) => void;
  /** Text looked for in name and e-mail. */
  search: string;
  onSearch: (text: string) => void;
  /** Clears filter and search in one step. */
  onShowAll: () => void;
  onOpen: (person: StaffMember) => void;
  /** Key of the account opened last. @default none */
  openKey?: string | undefined;
  /** The dialog of the open account. @default none */
  children?: ReactNode;
};

const choices = [null, ...staffStates];
const labelOf = (state: StaffState | null) => (state === null ? 'Any' : staffStateLabels[state]);

/** '2 waiting, 40 active, 1 disabled' */
function summaryOf(staff: readonly StaffMember[]): string {
  return staffStates
    .map(state => ({ state, count: staff.filter(person => person.state === state).length }))
    .filter(({ state, count }) => count > 0 || state === 'pending')
    .map(({ state, count }) => `${count} ${staffStateLabels[state].toLowerCase()}`)
    .join(', ');
}

/** Everybody with an account, and those who wait for one (AU-040). */
export function StaffScreen(props: StaffScreenProps) {
  const { list, state, onState, search: sought, onSearch, onShowAll, onOpen, openKey } = props;
  const { rows: staff, state: tableState } = useMemo(() => tableOf(list, staffMessages.listFailed), [list]);
  const text = sought.trim().toLowerCase();
  const boxRef = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => boxRef.current?.focus() });
  const rows = useMemo(
    () =>
      staff.filter(
        person =>
          (state === null || person.state === state) &&
          (person.fullName.toLowerCase().includes(text) || person.email.includes(text)),
      ),
    [staff, state, text],
  );
  const empty = useMemo(() => {
    const action = { children: 'Show everybody', onClick: onShowAll };
    if (text !== '') return { why: `Nobody’s name or e-mail has “${text}” in it.`, action };
    return state === 'pending' ? { why: 'Nobody waits for approval.', action } : { action };
  }, [text, state, onShowAll]);

  return (
    <>
      <ListLayout
        heading={<PageHeading title="Staff">{list.state === 'ready' ? summaryOf(staff) : ''}</PageHeading>}
        tools={
          <>
            <div className={search}>
              <TextField
                label="Search by name or email"
                hideLabel
                type="search"
                kbd="/"
                icon={Search}
                ref={boxRef}
                placeholder="Search by name or email"
                value={sought}
                onChange={onSearch}
              />
            </div>
            <Menu
              align="end"
              trigger={
                <Button icon={Funnel} iconAfter={ChevronDown}>
                  State: {labelOf(state).toLowerCase()}
                </Button>
              }
              items={choices.map(one => ({
                id: labelOf(one),
                label: labelOf(one),
                checked: one === state,
                onSelect: () => onState(one),
              }))}
            />
          </>
        }
      >
        <StaffTable rows={rows} state={tableState} empty={empty} onOpen={onOpen} openKey={openKey} />
      </ListLayout>
      {props.children}
    </>
  );
}
