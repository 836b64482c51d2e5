import { Pencil } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button';
import type { Form } from '../Form';
import { Panel } from '../Panel';
import { StatusLine } from '../StatusLine';
import { EditForm, type EditFormProps } from './EditForm';
import { notice as noticeClass } from './EditPanel.css';

export type EditPanelProps<Values extends object, Output> = EditFormProps<Values, Output> & {
  /** Whether the fields are open; the parent closes them when the save succeeded. */
  editing: boolean;
  onEditing: (editing: boolean) => void;
  /** Why this person may not edit; Edit is then disabled. @default they may */
  whyNot?: string | undefined;
  /** The values to read. */
  read: ReactNode;
  /** News above the values. @default none */
  notice?: ReactNode;
  /** The fields; see `useForm` for what a form offers. */
  children: (form: Form<Values>) => ReactNode;
};

/** A panel that is read until Edit is pressed. Save shows what changes before it is sent, Cancel asks where something
 *  was typed, and the focus returns to Edit. */
export function EditPanel<Values extends object, Output>(props: EditPanelProps<Values, Output>) {
  const { title, editing, onEditing, whyNot, save = { state: 'idle' }, read, notice } = props;
  const edit = useRef<HTMLButtonElement>(null);
  const stage = editing ? 'fields' : notice ? 'notice' : 'values';
  const before = useRef(stage);

  // Save and Cancel go away with the form, a button of the notice with the notice: the focus returns to Edit.
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
        editing ? undefined : (
          <Button
            ref={edit}
            variant="plain"
            size="sm"
            icon={Pencil}
            disabledReason={whyNot}
            aria-label={`Edit ${title}`}
            onClick={() => onEditing(true)}
          >
            Edit
          </Button>
        )
      }
    >
      {notice && !editing ? <div className={noticeClass}>{notice}</div> : null}
      {editing ? (
        <EditForm {...props} onCancel={() => onEditing(false)} />
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
