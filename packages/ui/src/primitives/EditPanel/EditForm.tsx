import type { FormFaults, FormVerdict } from '@lending-desk/domain/form';
import { type ReactNode, useEffect, useState } from 'react';
import { Banner } from '../Banner';
import { Button } from '../Button';
import { ConflictDialog } from '../ConflictDialog';
import { ConfirmDialog } from '../Dialog';
import { type Form, useForm } from '../Form';
import { StatusLine } from '../StatusLine';
import { foot, line, notice } from './EditPanel.css';

/** How a field is labelled and formatted in the preview of changes and in a conflict. */
export type EditedField<Values> = {
  name: keyof Values & string;
  label: string;
  /** Formats the value. @default unchanged */
  text?: ((values: Values) => string) | undefined;
};

/** State of the save. */
export type EditSave = {
  state: 'idle' | 'running' | 'saved' | 'failed';
  /** Text of the status line. @default none */
  message?: string | undefined;
  /** The server's error per field. @default none */
  refused?: FormFaults | undefined;
};

export type EditFormProps<Values extends object, Output> = {
  /** Title of the panel: 'Personal'. */
  title: string;
  /** Initial values of the fields. */
  values: Values;
  /** The typed values, if the parent stores them on the device. @default discarded with the form */
  draft?: { values: Values; onChange: (values: Values) => void } | undefined;
  validate: (values: Values) => FormVerdict<Output>;
  /** The fields in page order. */
  fields: readonly EditedField<Values>[];
  /** Text of the confirmation before saving. @default 'These changes are saved:' */
  saveText?: string | undefined;
  /** @default idle */
  save?: EditSave | undefined;
  onSave: (output: Output) => void;
  /** Set when someone else saved these values in the meantime: their values, and who. On resolve, the parent
   *  passes theirs as `values`. @default none */
  conflict?: { by: string | null; theirs: Values; onResolve: () => void } | undefined;
  /** Called when unsaved input appears or is gone, for the page's leave guard. @default none */
  onChanged?: ((changed: boolean) => void) | undefined;
};

type Props<Values extends object, Output> = EditFormProps<Values, Output> & {
  /** For the buttons outside that reset it. */
  id: string;
  onCancel: () => void;
  children: (form: Form<Values>) => ReactNode;
};

function textOf<Values>({ name, text }: EditedField<Values>, values: Values): string {
  return (text ? text(values) : String(values[name] ?? '')) || '–';
}

/** The editable fields of a panel. */
export function EditForm<Values extends object, Output>(props: Props<Values, Output>) {
  const { title, values, fields, save = { state: 'idle' }, conflict, onChanged, onCancel } = props;
  const [asks, setAsks] = useState<{ save: Output } | 'discard' | 'conflict' | null>(null);
  const running = save.state === 'running';
  const form = useForm({
    initial: values,
    draft: props.draft,
    validate: props.validate,
    refused: save.refused,
    disabled: running || conflict !== undefined,
    onSubmit: output => setAsks({ save: output }),
  });
  const { changed } = form;
  useEffect(() => {
    onChanged?.(changed);
    return () => onChanged?.(false);
  }, [onChanged, changed]);

  const differs = (left: Values, right: Values) => (field: EditedField<Values>) =>
    textOf(field, left) !== textOf(field, right);
  const theirs = conflict?.theirs ?? values;
  return (
    <form
      {...form.props}
      id={props.id}
      aria-label={`${title} details`}
      onReset={event => {
        event.preventDefault();
        if (running) return;
        if (changed) setAsks('discard');
        else onCancel();
      }}
    >
      {conflict ? (
        <div className={notice}>
          <Banner
            tone="flag"
            title={`${conflict.by ?? 'Somebody'} changed ${title} details meanwhile`}
            action={
              <Button size="xs" onClick={() => setAsks('conflict')}>
                Compare
              </Button>
            }
            live
          >
            What you typed is kept.
          </Banner>
        </div>
      ) : null}
      {props.children(form)}
      <div className={foot}>
        <span className={line}>
          <StatusLine state={save.state === 'failed' ? 'failed' : 'idle'}>{save.message}</StatusLine>
        </span>
        <Button
          type="reset"
          variant="plain"
          size="sm"
          disabledReason={running ? 'It is being saved' : undefined}
        >
          Cancel
        </Button>
        <Button
          type="submit"
          size="sm"
          kbd="Ctrl Enter"
          loading={running}
          loadingLabel="Saving"
          disabledReason={conflict ? 'Compare first' : undefined}
        >
          Save
        </Button>
      </div>
      <ConfirmDialog
        open={typeof asks === 'object' && asks !== null}
        title={`Save ${title} details?`}
        body={changed ? (props.saveText ?? 'These changes are saved:') : 'Nothing was changed.'}
        facts={fields.filter(differs(values, form.values)).map(field => ({
          label: field.label,
          value: textOf(field, form.values),
          hint: `Was ${textOf(field, values)}`,
        }))}
        confirmLabel="Save"
        onConfirm={() => {
          setAsks(null);
          if (typeof asks === 'object' && asks !== null) props.onSave(asks.save);
        }}
        onCancel={() => setAsks(null)}
      />
      <ConfirmDialog
        open={asks === 'discard'}
        title={`Discard the changes to ${title} details?`}
        body="What you entered in this panel is lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={onCancel}
        onCancel={() => setAsks(null)}
      />
      {conflict ? (
        <ConflictDialog
          open={asks === 'conflict'}
          title={`${title} details were changed meanwhile`}
          description={`${conflict.by ?? 'Somebody'} saved them after you began. Nothing you typed is lost: choose what goes on, field by field.`}
          rows={fields
            .filter(field => differs(values, form.values)(field) || differs(values, theirs)(field))
            .map(field => ({
              name: field.name,
              label: field.label,
              original: textOf(field, values),
              mine: textOf(field, form.values),
              theirs: textOf(field, theirs),
              onlyTheirs: !differs(values, form.values)(field),
              conflicts:
                [values, theirs].every(other => differs(other, form.values)(field)) &&
                differs(values, theirs)(field),
            }))}
          onResolve={names => {
            const taken: Partial<Values> = {};
            for (const { name } of fields) if (names.includes(name)) taken[name] = theirs[name];
            form.change(taken);
            setAsks(null);
            conflict.onResolve();
          }}
          onClose={() => setAsks(null)}
        />
      ) : null}
    </form>
  );
}
