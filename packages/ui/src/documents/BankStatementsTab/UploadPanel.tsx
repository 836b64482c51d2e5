import { statementMessages } from '@lending-desk/domain/statements';
import { fileMessages } from '@lending-desk/domain/files';
import { Upload as UploadIcon, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../primitives/Button';
import { Combobox } from '../../primitives/Combobox';
import { Panel } from '../../primitives/Panel';
import { PasswordField } from '../../primitives/PasswordField';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Uploads, type UploadsProps } from '../../primitives/Uploads';
import { chosen as chosenClass, chosenName, chosenRemove, foot, list } from './BankStatementsTab.css';

/** A file that was chosen and not sent yet, with what is needed to read it. */
export type ChosenStatement = {
  readonly id: string;
  readonly file: File;
  /** '' for a file without one. */
  readonly password: string;
  /** '' to have it recognised from the file. */
  readonly institutionId: string;
  /** Why it is not sent at all; null when it may go. */
  readonly fault: string | null;
};

export type UploadProps = Pick<UploadsProps, 'uploads' | 'accept' | 'onCancel' | 'onRetry' | 'onRemove'> & {
  /** Kept by the parent, which asks before they are left behind. */
  chosen: readonly ChosenStatement[];
  onChosen: (next: readonly ChosenStatement[]) => void;
  /** Why a file is not sent at all. */
  faultOf: (file: File, others: readonly File[]) => string | null;
  onUpload: (statements: readonly ChosenStatement[]) => void;
};

type Options = readonly { readonly value: string; readonly label: string }[];

let made = 0;

/** Uploads several statements, each with its password and institution [CS-033, CS-047, CS-049]. */
export function UploadPanel(props: UploadProps & { institutions: Options; whyNot: string | undefined }) {
  const { chosen, onChosen, faultOf, onUpload, institutions, whyNot, uploads } = props;
  const [asked, setAsked] = useState(false);
  const ready = chosen.filter(({ fault }) => fault === null);
  const busy = uploads.some(({ state }) => state === 'running' || state === 'waiting');

  function choose(files: readonly File[]) {
    const next = [...chosen];
    for (const file of files) {
      made += 1;
      const others = next.filter(({ fault }) => fault === null).map(one => one.file);
      const fault = faultOf(file, others);
      next.push({ id: String(made), file, password: '', institutionId: '', fault });
    }
    setAsked(false);
    onChosen(next);
  }
  function send() {
    // A second press while the files are on their way is not a question for another file.
    if (ready.length === 0) return setAsked(!busy);
    onChosen(chosen.filter(({ fault }) => fault !== null));
    onUpload(ready);
  }
  const change = (id: string, part: Partial<ChosenStatement>) =>
    onChosen(chosen.map(one => (one.id === id ? { ...one, ...part } : one)));

  return (
    <Panel title="Upload statements">
      <Stack gap="3">
        <Uploads
          {...props}
          label="Statement files"
          helper="PDF, CSV or Excel, up to 20 MB each. A statement is kept whatever its analysis says."
          required
          disabled={whyNot !== undefined}
          disabledReason={whyNot}
          error={asked && chosen.length === 0 ? statementMessages.fileRequired : undefined}
          onChoose={choose}
        />
        {chosen.length > 0 ? (
          <ul className={list} aria-label="Chosen statements">
            {chosen.map(({ id, file, password, institutionId, fault }) => (
              <li key={id} className={chosenClass} aria-label={file.name}>
                <div className={chosenName}>
                  <Text as="p" truncate>
                    {file.name}
                  </Text>
                  {fault === null ? null : (
                    <Text as="p" size="caption" tone="reject" role="alert">
                      {fault}
                    </Text>
                  )}
                </div>
                {fault === null ? (
                  <>
                    <PasswordField
                      label="Password"
                      helper="Of a protected file"
                      autoComplete="off"
                      value={password}
                      onChange={next => change(id, { password: next })}
                    />
                    <Combobox
                      label="Institution"
                      helper="Else recognised from the file"
                      options={institutions}
                      value={institutionId === '' ? null : institutionId}
                      onChange={next => change(id, { institutionId: next ?? '' })}
                    />
                  </>
                ) : (
                  <>
                    <span />
                    <span />
                  </>
                )}
                <span className={chosenRemove}>
                  <IconButton
                    icon={X}
                    label={`Leave out ${file.name}`}
                    onClick={() => onChosen(chosen.filter(one => one.id !== id))}
                  />
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        <div className={foot}>
          {ready.length > 0 ? <Text tone="tertiary">{fileMessages.notSentYet}</Text> : null}
          <Button icon={UploadIcon} disabledReason={whyNot} onClick={send}>
            {ready.length > 1 ? `Upload ${ready.length} Statements` : 'Upload Statement'}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
