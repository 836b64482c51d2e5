import { businessDate } from '@lending-desk/domain/calendar';
import { acceptOf, uploadFault } from '@lending-desk/domain/files';
import { statementsContract } from '@lending-desk/domain/statements';
import { BankStatementsTab, type BankStatementsTabProps } from '@lending-desk/ui/documents/BankStatementsTab';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { supportStatements } from '../fixtures/supportStatements';
import type { Area } from '../panels';
import { useArg } from '../useArg';

const part = statementsContract.upload.body.files.file;
export const typed = {
  startDate: '2026-05',
  endDate: '2026-10',
  acceptancePolicy: 'atLeastOneTransactionInRange',
};
export const untouched = {
  startDate: '',
  endDate: '',
  acceptancePolicy: 'atLeastOneTransactionPerMonthInRange',
};

/** A parent that keeps what is typed, what is chosen and which error is open. */
export function WithState(props: BankStatementsTabProps) {
  const [draft, setDraft] = useArg(props.settings.draft);
  const [chosen, setChosen] = useArg(props.upload.chosen);
  const [shownError, setShownError] = useArg(props.shownError);
  return (
    <BankStatementsTab
      {...props}
      settings={{ ...props.settings, draft, onDraft: setDraft }}
      upload={{ ...props.upload, chosen, onChosen: setChosen }}
      shownError={shownError}
      onShownError={setShownError}
    />
  );
}

export const settings = {
  initial: typed,
  draft: typed,
  onDraft: fn(),
  today: businessDate('2026-11-21'),
  save: { state: 'idle' },
  onSave: fn(),
} satisfies BankStatementsTabProps['settings'];

export const upload = {
  uploads: [],
  accept: acceptOf(part),
  chosen: [],
  onChosen: fn(),
  faultOf: (file: File, others: readonly File[]) => uploadFault(file, part, others),
  onUpload: fn(),
  onCancel: fn(),
  onRetry: fn(),
  onRemove: fn(),
} satisfies BankStatementsTabProps['upload'];

/** What the table says of a file. */
export const rowOf = (canvas: ReturnType<typeof within>, file: string) => {
  const row = canvas.getByText(file).closest('tr');
  if (!row) throw new Error(`No row of ${file}`);
  return within(row);
};

/** A file on the device. */
export const chosen = (name: string, size = 2000) => new File([new Uint8Array(size)], name);

/** Nothing of the settings can be changed or sent. */
export async function expectSettingsClosed({ settings: { onSave } }: BankStatementsTabProps, canvas: Area) {
  const element = canvas.getByRole('form', { name: 'Analysis settings' });
  const form = within(element);
  for (const name of ['Start month', 'End month'])
    await expect(form.getByRole('combobox', { name })).toBeDisabled();
  for (const radio of form.getAllByRole('radio')) await expect(radio).toBeDisabled();
  await fireEvent.submit(element);
  await expect(onSave).not.toHaveBeenCalled();
}

/** Statements with errors, none of which is being changed. */
export const statementsArgs: BankStatementsTabProps = {
  state: 'ready',
  ...supportStatements.inError,
  findings: [],
  settings,
  upload,
  institutions: supportStatements.institutions,
  institutionSave: {},
  onInstitution: fn(),
  start: { state: 'idle' },
  onAnalyse: fn(),
  remove: { state: 'idle' },
  onRemove: fn(),
  onKeep: fn(),
  shownError: null,
  onShownError: fn(),
  onRefresh: fn(),
  onRevealFile: fn(async () => '/api/v1/files/shown'),
};
