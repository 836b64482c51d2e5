import { Pencil } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button';
import type { Form } from '../Form';
import { Panel } from '../Panel';
import { StatusLine } from '../StatusLine';
import { EditForm, type EditFormProps } from './EditForm';
import { notice as noticeClass } from './EditPanel.css';

export type EditPanelProps<Values extends object, Output> = EditFormProps<Values, Output> & {
  /** Whether the fields are editable; the parent closes them after a successful save. */
  editing: boolean;
  onEditing: (editing: boolean) => void;
  /** Why this user may not edit; Edit is then disabled. @default allowed */
  whyNot?: string | undefined;
  /** The read-only view of the values. */
  read: ReactNode;
  /** A notice above the values. @default none */
  notice?: ReactNode;
  /** Renders the fields with the form from `useForm`. */
  children: (form: Form<Values>) => ReactNode;
};

/** A panel that is read-only until Edit is pressed; pressed again it does what Cancel does. Save previews the changes before sending them, Cancel asks if
 *  something was typed, and focus returns to Edit. */
export function EditPanel<Values extends object, Output>(props: EditPanelProps<Values, Output>) {
  const { title, editing, onEditing, whyNot, save = { state: 'idle' }, read, notice } = props;
  const edit = useRef<HTMLButtonElement>(null);
  const form = useId();
  const stage = editing ? 'fields' : notice ? 'notice' : 'values';
  const before = useRef(stage);

  // Save, Cancel and a notice's button disappear with the form, so focus returns to Edit.
  useLayoutEffect(() => {
    const focusLost = document.activeElement === document.body;
    if (!editing && (before.current === 'fields' || (before.current !== stage && focusLost)))
      edit.current?.focus();
    before.current = stage;
  }, [editing, stage]);

  return (
    <Panel
      title={title}
      actions={
        <Button
          ref={edit}
          variant="plain"
          size="sm"
          icon={Pencil}
          disabledReason={whyNot}
          aria-label={`Edit ${title}`}
          aria-pressed={editing}
          form={form}
          type={editing ? 'reset' : 'button'}
          onClick={editing ? undefined : () => onEditing(true)}
        >
          Edit
        </Button>
      }
    >
      {notice && !editing ? <div className={noticeClass}>{notice}</div> : null}
      {editing ? (
        <EditForm {...props} id={form} onCancel={() => onEditing(false)} />
      ) : (
        <>
          {read}
          {save.state === 'saved' && save.message ? (
            <StatusLine state="done">{save.message}</StatusLine>
          ) : null}
        </>
      )}
    </Panel>
  );
}
