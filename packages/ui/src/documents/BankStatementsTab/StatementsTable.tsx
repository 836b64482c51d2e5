import type { FileLink } from '@lending-desk/domain/files';
import { passwordMask } from '@lending-desk/domain/documents';
import type { StatementEntry } from '@lending-desk/domain/statements';
import { CircleAlert, CircleCheck, Clock, Trash2 } from 'lucide-react';
import { Badge } from '../../primitives/Badge';
import { Button, IconButton } from '../../primitives/Button';
import { Combobox } from '../../primitives/Combobox';
import type { Reveals } from '../../primitives/Reveal';
import { Stack } from '../../primitives/Stack';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { FileCell } from '../DocsTab/FileCell';
import { fileCell, fileName, institution as institutionClass } from './BankStatementsTab.css';
import { nameOf } from './nameOf';

export type InstitutionSave = {
  /** The file whose institution is being saved. @default none */
  readonly runningKey?: string | undefined;
  /** Why the last one was not saved. @default none */
  readonly failed?: { readonly key: string; readonly message: string } | undefined;
};

type Props = {
  statements: readonly StatementEntry[];
  /** The analysis reads them now. */
  running: boolean;
  institutions: readonly { readonly value: string; readonly label: string }[];
  institutionSave: InstitutionSave;
  onInstitution: (key: string, institutionId: string) => void;
  onShowError: (statement: StatementEntry, error: string) => void;
  onRemove: (statement: StatementEntry) => void;
  onOpen: (file: FileLink) => void;
  expired: boolean;
  reveals: Reveals<string>;
  whyNot: string | undefined;
};

const keyOf = (row: StatementEntry) => `${row.fileId} ${row.key}`;
const empty = { title: 'No bank statements', why: 'Upload the first one below.' };

function Processed({ statement, running }: { statement: StatementEntry; running: boolean }) {
  const { processed, error, active } = statement;
  if (processed) {
    return (
      <Badge tone="approve" icon={CircleCheck}>
        Processed
      </Badge>
    );
  }
  if (error !== null) {
    return (
      <Badge tone="reject" icon={CircleAlert}>
        Failed
      </Badge>
    );
  }
  return running && active ? (
    <Badge tone="info" icon={Clock}>
      Being read
    </Badge>
  ) : (
    <Badge>Not yet</Badge>
  );
}

/** The statements of a loan [CS-033, CS-132]. */
export function StatementsTable(props: Props) {
  const { statements, running, institutions, institutionSave, onInstitution } = props;
  const { onShowError, onRemove, onOpen, expired, reveals, whyNot } = props;
  const columns: readonly Column<StatementEntry>[] = [
    {
      id: 'file',
      header: 'File',
      cell: row => (
        <div className={fileCell}>
          <Stack gap="1">
            <span className={fileName} title={nameOf(row)}>
              <Text>{nameOf(row)}</Text>
            </span>
            <FileCell
              file={row.file}
              title={nameOf(row)}
              expired={expired}
              onOpen={onOpen}
              reveals={reveals}
            />
          </Stack>
        </div>
      ),
    },
    {
      id: 'institution',
      header: 'Institution',
      cell: row => {
        const { key, institutionId } = row;
        if (whyNot !== undefined || key === '') {
          const known = institutions.find(({ value }) => value === institutionId);
          return <Text tone="secondary">{known?.label ?? institutionId ?? 'From the file'}</Text>;
        }
        const failed = institutionSave.failed?.key === key ? institutionSave.failed.message : undefined;
        return (
          <div className={institutionClass}>
            <Combobox
              label={`Institution of ${nameOf(row)}`}
              hideLabel
              placeholder="From the file"
              options={institutions}
              value={institutionId}
              error={failed}
              disabled={institutionSave.runningKey !== undefined}
              onChange={next => onInstitution(key, next ?? '')}
            />
          </div>
        );
      },
    },
    {
      id: 'password',
      header: 'Password',
      width: 84,
      cell: ({ hasPassword }) =>
        hasPassword ? <Text mono>{passwordMask}</Text> : <Text tone="tertiary">None</Text>,
    },
    {
      id: 'processed',
      header: 'Processed',
      width: 104,
      cell: row => <Processed statement={row} running={running} />,
    },
    {
      id: 'active',
      header: 'Active',
      width: 56,
      cell: ({ active }) => (active ? 'Yes' : <Text tone="tertiary">No</Text>),
    },
    {
      id: 'error',
      header: 'Error',
      width: 116,
      cell: row => {
        const { error } = row;
        return error === null ? (
          <Text tone="tertiary">–</Text>
        ) : (
          <Button
            size="xs"
            aria-label={`Show error of ${nameOf(row)}`}
            onClick={() => onShowError(row, error)}
          >
            Show error
          </Button>
        );
      },
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 64,
      stickyEnd: true,
      cell: row =>
        row.key === '' ? null : (
          <IconButton
            icon={Trash2}
            label={`Remove ${nameOf(row)}`}
            disabledReason={whyNot}
            onClick={() => onRemove(row)}
          />
        ),
    },
  ];
  return <Table label="Bank statements" columns={columns} rows={statements} rowKey={keyOf} empty={empty} />;
}
