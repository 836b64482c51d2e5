import type { FormVerdict } from '@lending-desk/domain/form';
import type { ReactNode } from 'react';
import { Banner } from '../Banner';
import { Button } from '../Button';
import { Dialog, type DialogProps } from '../Dialog';
import { Stack } from '../Stack';
import { type Form, type FormField, useForm } from '../Form';
import type { Run } from '../States';

/** What the parent of a dialog with a draft passes in. */
export type DraftDialogProps<Values, Output> = {
  open: boolean;
  /** The values before anything is typed: empty, or what is stored. */
  initial: Values;
  /** The values as they are; the parent keeps them on the device. */
  draft: Values;
  onDraft: (draft: Values) => void;
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  /** State of the save, with the server's message when it was refused. */
  save: Run;
  /** Called with complete, valid values. */
  onSave: (output: Output) => void;
  /** Closes it; what was typed was discarded before. */
  onClose: () => void;
  /** A notice above the fields. @default none */
  notice?: ReactNode;
};

/** A form whose fields are disabled while they are being saved. */
type DraftForm<Values> = Omit<Form<Values>, 'field'> & {
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]> & { disabled: boolean };
};

type Props<Values, Output> = DraftDialogProps<Values, Output> &
  Pick<DialogProps, 'title' | 'description' | 'meta' | 'width'> & {
    /** Label of the submit button. */
    action: string;
    validate: (values: Values) => FormVerdict<Output>;
    /** The fields. */
    children: (form: DraftForm<Values>) => ReactNode;
  };

/** A persistent dialog whose form the parent keeps as a draft until it is saved. */
export function DraftDialog<Values extends object, Output>(props: Props<Values, Output>) {
  const { open, initial, draft, onDraft, draftNote, save, onSave, onClose, notice, ...dialog } = props;
  const { action, validate, children, ...head } = dialog;
  const running = save.state === 'running';
  const form = useForm({
    initial,
    beginsWith: open,
    draft: { values: draft, onChange: onDraft },
    validate,
    showErrors: 'submitted',
    disabled: running,
    onSubmit: onSave,
  });
  return (
    <Dialog
      {...head}
      open={open}
      onClose={onClose}
      persistent
      dirty={form.changed}
      closable={!running}
      onSubmit={form.submit}
      footerNote={draftNote}
      footer={
        <Button type="submit" variant="solid" loading={running} loadingLabel="Saving">
          {action}
        </Button>
      }
    >
      <Stack gap="4" ref={form.ref}>
        {notice}
        {children({ ...form, field: name => ({ ...form.field(name), disabled: running }) })}
        {save.state === 'failed' && save.message ? <Banner tone="reject" title={save.message} live /> : null}
      </Stack>
    </Dialog>
  );
}
