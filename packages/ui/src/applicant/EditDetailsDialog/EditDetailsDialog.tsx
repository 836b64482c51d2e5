import {
  type EditField,
  type EditGroup,
  type EditSectionId,
  editSections,
  type EditValues,
} from '@lending-desk/domain/applicant';
import { messages } from '@lending-desk/domain/errors';
import { verdictByFaults } from '@lending-desk/domain/form';
import { X } from 'lucide-react';
import { type UIEvent, useMemo, useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button, IconButton } from '../../primitives/Button';
import { ConflictDialog } from '../../primitives/ConflictDialog';
import { Counter } from '../../primitives/Counter';
import { ConfirmDialog, Dialog } from '../../primitives/Dialog';
import { useForm } from '../../primitives/Form';
import { onSubmitKey, useShortcuts } from '../../primitives/Shortcuts';
import { TabPicker } from '../../primitives/Tabs';
import {
  body,
  content,
  draft,
  head,
  nav,
  navItem,
  notices,
  picker,
  subtitle,
  tools,
  unsaved,
} from './EditDetailsDialog.css';
import { EditPreview } from './EditPreview';
import { type EditedDetails, EditSections } from './EditSections';
import { partInView } from './partInView';
import { changesOf, countOf, faultsOf, type GroupSave, shownValue } from './editState';

/** A part that is read separately: here, being read, or failed. */
export type EditDetailsDialogProps = EditedDetails & {
  open: boolean;
  /** Closes the dialog; what was typed stays as a draft. */
  onClose: () => void;
  name: string;
  loanId: number;
  /** The typed values, with the chosen address proof under 'proofType'. */
  values: EditValues;
  onChange: (values: EditValues) => void;
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  saves: Readonly<Partial<Record<EditGroup, GroupSave>>>;
  /** Sends the changes of these groups, one call each. */
  onProceed: (groups: readonly EditGroup[]) => void;
  /** Discards what was typed and chosen. */
  onDiscard: () => void;
  /** Fields that somebody else saved meanwhile with another value than the typed one, and what all of them were when
   *  the typing began. @default none */
  conflict?:
    | { fields: readonly EditField[]; base: EditValues; onResolve: (theirs: readonly string[]) => void }
    | undefined;
};

const changesText = (count: number) => `${count} unsaved ${count === 1 ? 'change' : 'changes'}`;

/** Everything about the applicant that customer support may change, on the whole screen: Save lists the changes,
 *  Proceed sends them, one call per group (CS-098 to CS-105). */
export function EditDetailsDialog(props: EditDetailsDialogProps) {
  const { open, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="full"
      title="Edit personal details"
      mark={<IconButton icon={X} label="Close" onClick={onClose} />}
      cross={false}
      persistent
      bare
    >
      <Editor {...props} />
    </Dialog>
  );
}

function Editor(props: EditDetailsDialogProps) {
  const { stored, values, photos, saves, today, conflict, onProceed, states } = props;
  const [listed, setListed] = useState<ReadonlySet<string> | null>(null);
  const [asks, setAsks] = useState<'discard' | 'conflict' | null>(null);
  const [selfieAsked, setSelfieAsked] = useState(false);
  const [at, setAt] = useState<EditSectionId>('personal');
  const parts = useRef<Partial<Record<EditSectionId, HTMLElement | null>>>({});
  const chosen = useRef<EditSectionId | null>(null);
  const changes = useMemo(() => changesOf(values, stored, photos), [values, stored, photos]);
  const faults = faultsOf(changes, { values, today });
  const form = useForm<EditValues, EditValues>({
    initial: stored,
    draft: { values, onChange: props.onChange },
    validate: typed =>
      verdictByFaults(typed, faultsOf(changesOf(typed, stored, photos), { values: typed, today })),
    refused: useMemo(
      () =>
        Object.assign({}, ...Object.values(saves).map(save => save?.refused ?? {})) as Record<string, string>,
      [saves],
    ),
    onSubmit: () => undefined,
  });
  // A change made after Save has to be listed before it is sent. What was listed and saved meanwhile is no change.
  const now = changes.flatMap(({ group, fields, photos: chosen }) => [
    ...fields.map(field => JSON.stringify([group, field.name, values[field.name]])),
    ...chosen.map(([slot, photo]) => JSON.stringify([group, slot, photo.id])),
  ]);
  const save = () => {
    setListed(new Set(now));
    form.submit();
  };
  useShortcuts({
    'ctrl+s': event => {
      event.preventDefault();
      save();
    },
  });
  const count = countOf(changes);
  const faultCount = Object.values(faults).filter(Boolean).length;
  const running = Object.values(saves).some(one => one?.state === 'running');
  const whyNot = conflict
    ? 'Compare the changes first'
    : count === 0
      ? 'Nothing was changed'
      : faultCount > 0
        ? 'Correct the marked fields first'
        : !now.every(change => listed?.has(change)) && !running
          ? 'Save first, to list the changes'
          : undefined;
  const sections = editSections.map(({ id, title, group }) => {
    const own = changes.find(one => one.group === group);
    const fields = own?.fields.filter(field => field.section === id) ?? [];
    // A group with photos is one part.
    return { id, title, changed: fields.length + (own?.photos.length ?? 0) };
  });
  const goTo = (id: EditSectionId) => {
    chosen.current = id;
    setAt(id);
    parts.current[id]?.scrollIntoView({ block: 'start' });
  };
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const shown = editSections.flatMap(({ id }) => {
      const part = parts.current[id];
      return part ? [[id, part] as const] : [];
    });
    const next = partInView(currentTarget, shown, chosen.current);
    if (next === undefined) return;
    if (next !== chosen.current) chosen.current = null;
    setAt(next);
  };
  const proceed = () => onProceed(changes.map(({ group }) => group));
  const proceedByKey = () => {
    if (whyNot === undefined && !running) proceed();
  };
  // From the preview; the form has the key for its fields.
  useShortcuts({ 'ctrl+enter': proceedByKey });
  const selfieMissing = selfieAsked && !photos.selfie;
  return (
    <div className={body}>
      <div className={head}>
        <p className={subtitle}>{`${props.name}, loan ${props.loanId}`}</p>
        <div className={tools}>
          {count > 0 ? (
            <span className={unsaved} role="status">
              {changesText(count)}
              {props.draftNote ? <span className={draft}>{`· ${props.draftNote}`}</span> : null}
            </span>
          ) : null}
          <Button variant="plain" onClick={() => (count > 0 ? setAsks('discard') : props.onClose())}>
            Cancel
          </Button>
          <Button kbd="Ctrl S" onClick={save}>
            Save
          </Button>
        </div>
      </div>
      <nav className={nav} aria-label="Parts of the details">
        {sections.map(({ id, title, changed }) => (
          <button
            key={id}
            type="button"
            className={navItem}
            aria-current={at === id || undefined}
            onClick={() => goTo(id)}
          >
            {title}
            {changed > 0 ? <Counter value={changed} tone="accent" label="changed" /> : null}
          </button>
        ))}
      </nav>
      <div className={picker}>
        <TabPicker
          label="Part of the details"
          items={sections.map(({ id, title, changed }) => ({
            value: id,
            label: title,
            counter: changed > 0 ? changed : undefined,
          }))}
          value={at}
          onChange={value => {
            const part = sections.find(({ id }) => id === value);
            if (part) goTo(part.id);
          }}
        />
      </div>
      <form
        {...form.props}
        className={content}
        aria-label="Details"
        data-initial-focus
        onSubmit={event => event.preventDefault()}
        onScroll={follow}
        onKeyDown={onSubmitKey(proceedByKey)}
      >
        <div className={notices}>
          {conflict ? (
            <Banner
              tone="flag"
              live
              title={`Somebody changed ${conflict.fields.map(({ fullLabel }) => fullLabel).join(', ')} meanwhile`}
              action={
                <Button size="xs" onClick={() => setAsks('conflict')}>
                  Compare
                </Button>
              }
            >
              What you typed is kept.
            </Banner>
          ) : null}
          {!Array.isArray(states) && states !== 'loading' && 'message' in states ? (
            <Banner
              tone="reject"
              title={states.message}
              action={
                <Button size="xs" onClick={states.onRetry}>
                  Try now
                </Button>
              }
            />
          ) : null}
        </div>
        <EditSections
          {...props}
          form={form}
          parts={parts}
          selfieFault={selfieMissing ? messages.applicant.selfieRequired : undefined}
          uploadingSelfie={saves.selfie?.state === 'running'}
          onUploadSelfie={() => {
            setSelfieAsked(!photos.selfie);
            if (photos.selfie && saves.selfie?.state !== 'running') onProceed(['selfie']);
          }}
        />
      </form>
      <EditPreview
        listed={listed === null ? null : changes}
        values={values}
        stored={stored}
        saves={saves}
        faults={faultCount}
        whyNot={whyNot}
        onUndo={field => {
          form.change({ [field]: stored[field] ?? '' });
          setListed(null);
        }}
        onRemovePhoto={props.onRemovePhoto}
        onProceed={proceed}
      />
      <ConfirmDialog
        open={asks === 'discard'}
        title="Discard the changes?"
        body="What you entered and the photos you chose are lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={() => {
          setAsks(null);
          props.onDiscard();
          props.onClose();
        }}
        onCancel={() => setAsks(null)}
      />
      {conflict ? (
        <ConflictDialog
          open={asks === 'conflict'}
          title="These details were changed meanwhile"
          description="Somebody saved them after you began. Nothing you typed is lost: choose what goes on, field by field."
          rows={conflict.fields.map(field => ({
            name: field.name,
            label: field.fullLabel,
            original: shownValue(field, conflict.base[field.name] ?? ''),
            mine: shownValue(field, values[field.name] ?? ''),
            theirs: shownValue(field, stored[field.name] ?? ''),
            onlyTheirs: false,
            conflicts: true,
          }))}
          onResolve={theirs => {
            setAsks(null);
            conflict.onResolve(theirs);
          }}
          onClose={() => setAsks(null)}
        />
      ) : null}
    </div>
  );
}
