import { detailsErrors, type DetailsPanelId, detailsPanels, type DetailsValues } from '@lending-desk/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button';
import { ConfirmDialog } from '../../primitives/Dialog';
import { focusFirstInvalid } from '../../primitives/Field';
import { onSubmitKey } from '../../primitives/Shortcuts';
import { DetailsFieldControl } from './DetailsFieldControl';
import { fields as fieldsClass, foot, group as groupClass, heading } from './DetailsTab.css';

type DetailsFormProps = {
  id: DetailsPanelId;
  stored: DetailsValues;
  /** What stood in the panel when Edit was pressed. */
  initial: DetailsValues;
  onSave: (values: DetailsValues) => void;
  onCancel: () => void;
};

/** The fields of a panel, open. Save asks, and Cancel asks where something was typed (CR-093). */
export function DetailsForm({ id, stored, initial, onSave, onCancel }: DetailsFormProps) {
  const { title, groups } = detailsPanels[id];
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [asks, setAsks] = useState<'save' | 'discard' | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const errors = detailsErrors(id, values);
  const changed = Object.keys(values).some(name => values[name] !== initial[name]);

  // The message is drawn first; only then is there a field that says it is wrong.
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(form.current);
  }, [refusals]);

  const save = () => {
    if (Object.keys(errors).length === 0) setAsks('save');
    else setRefusals(refusals + 1);
  };
  const cancel = () => {
    if (changed) setAsks('discard');
    else onCancel();
  };

  return (
    <form
      ref={form}
      aria-label={`${title} details`}
      noValidate
      onKeyDown={onSubmitKey(save)}
      onSubmit={event => {
        event.preventDefault();
        save();
      }}
    >
      {groups.map((group, index) => (
        <fieldset key={group.heading ?? ''} className={groupClass} aria-label={group.heading ?? title}>
          {group.heading === null ? null : <h3 className={heading}>{group.heading}</h3>}
          <div className={fieldsClass}>
            {group.fields.map((field, place) => (
              <DetailsFieldControl
                key={field.name}
                field={field}
                value={values[field.name] ?? ''}
                stored={stored[field.name] ?? ''}
                error={refusals > 0 || left.has(field.name) ? errors[field.name] : undefined}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- Edit opens the form: the focus goes where typing begins
                autoFocus={index === 0 && place === 0}
                onChange={value => setValues(now => ({ ...now, [field.name]: value }))}
                onBlur={() => setLeft(now => new Set(now).add(field.name))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={foot}>
        <Button variant="plain" size="sm" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm">
          Save
        </Button>
      </div>
      <ConfirmDialog
        open={asks === 'save'}
        title={`Save ${title} details?`}
        body="The changes are shown on this screen as a preview. Nothing is sent, and a reload shows the stored values."
        confirmLabel="Save"
        onConfirm={() => onSave(values)}
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
    </form>
  );
}
