import type { EditGroup, EditValues } from '@lending-desk/domain/applicant';
import { fileSizeText } from '@lending-desk/domain/files';
import { CircleAlert, RotateCcw, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../primitives/Button';
import { Counter } from '../../primitives/Counter';
import { Icon } from '../../primitives/Icon';
import { StatusLine } from '../../primitives/StatusLine';
import { Text } from '../../primitives/Text';
import {
  after,
  before,
  change,
  changeHead,
  groupHead,
  photoName,
  preview,
  previewFoot,
  previewHead,
  previewList,
  sign,
  warning,
  text,
} from './EditDetailsDialog.css';
import {
  countOf,
  type GroupChange,
  type GroupSave,
  outcomeText,
  type PhotoSlot,
  shownValue,
} from './editState';
import { Thumbnail } from './Thumbnail';

const groupNames: Readonly<Record<EditGroup, string>> = {
  personal: 'Personal',
  professional: 'Professional',
  financial: 'Financial',
  selfie: 'Selfie',
  pan: 'PAN',
  proof: 'Address proof',
};
const slotNames: Readonly<Record<PhotoSlot, string>> = {
  selfie: 'Selfie',
  panFront: 'PAN photo',
  proofFront: 'Front photo',
  proofBack: 'Back photo',
};
const saveStates = { idle: 'idle', running: 'running', saved: 'done', failed: 'failed' } as const;

type Props = {
  /** What Save has listed; null before. */
  listed: readonly GroupChange[] | null;
  values: EditValues;
  stored: EditValues;
  saves: Readonly<Partial<Record<EditGroup, GroupSave>>>;
  /** Number of changed fields with an error. */
  faults: number;
  /** Why Proceed is disabled. @default it is not */
  whyNot: string | undefined;
  onUndo: (name: string) => void;
  onRemovePhoto: (slot: PhotoSlot) => void;
  onProceed: () => void;
};

/** The list of pending changes with the outcome of each group, and Proceed (CS-099, CS-100). */
export function EditPreview(props: Props) {
  const { listed, saves, faults, whyNot } = props;
  const groups: readonly EditGroup[] = ['personal', 'professional', 'financial', 'selfie', 'pan', 'proof'];
  const shown = groups.filter(
    group => listed?.some(one => one.group === group) || outcomeOf(group, props).state !== 'idle',
  );
  const running = groups.some(group => saves[group]?.state === 'running');
  const failed = groups.some(group => outcomeOf(group, props).state === 'failed');
  const count = countOf(listed ?? []);
  return (
    <aside className={preview} aria-label="Preview of changes">
      <h3 className={previewHead}>
        Preview of changes{' '}
        {count > 0 ? (
          <Counter value={count} tone="accent" label={count === 1 ? 'change' : 'changes'} />
        ) : null}
      </h3>
      <div className={previewList}>
        {shown.length === 0 ? (
          <Text as="p" tone="tertiary">
            {listed === null ? 'Save lists what you changed.' : 'Nothing was changed.'}
          </Text>
        ) : null}
        {shown.map(group => (
          <GroupPart key={group} {...props} group={group} />
        ))}
      </div>
      <div className={previewFoot}>
        {faults > 0 && listed !== null ? (
          <p className={warning} role="status">
            <Icon icon={CircleAlert} size={12} />
            {`Fix ${faults} ${faults === 1 ? 'field' : 'fields'} before you proceed`}
          </p>
        ) : null}
        <Button
          variant="solid"
          fullWidth
          loading={running}
          loadingLabel="Saving"
          disabledReason={whyNot}
          onClick={props.onProceed}
        >
          {failed && count > 0 ? 'Try again' : 'Proceed'}
        </Button>
        <Text as="p" size="caption" tone="tertiary">
          Only changed fields are sent, one call per group.
        </Text>
      </div>
    </aside>
  );
}

/** The outcome of a group as far as it is of its present changes. */
function outcomeOf(group: EditGroup, { listed, saves }: Pick<Props, 'listed' | 'saves'>): GroupSave {
  const save = saves[group] ?? { state: 'idle' };
  const changed = listed?.some(one => one.group === group);
  // Changed again after it was saved, or stored although its answer was lost.
  const past = listed !== null && (save.state === 'saved' ? changed : save.lost && !changed);
  return past ? { state: 'idle' } : save;
}

function GroupPart({
  group,
  listed,
  values,
  stored,
  saves,
  onUndo,
  onRemovePhoto,
}: Props & { group: EditGroup }) {
  const { fields, photos } = listed?.find(one => one.group === group) ?? { fields: [], photos: [] };
  const save = outcomeOf(group, { listed, saves });
  const uploads = group === 'selfie' || group === 'pan' || group === 'proof';
  const locked = save.state === 'running';
  return (
    <section aria-label={`${groupNames[group]} changes`}>
      <h4 className={groupHead}>
        {`${groupNames[group]}, 1 ${uploads && photos.length > 0 ? 'upload' : 'call'}`}
      </h4>
      {fields.map(field => (
        <div key={field.name} className={change}>
          <div className={changeHead}>
            <Text weight="medium">{field.fullLabel}</Text>
            {locked ? null : (
              <IconButton
                icon={RotateCcw}
                size="xs"
                label={`Undo ${field.fullLabel}`}
                onClick={() => onUndo(field.name)}
              />
            )}
          </div>
          <del className={before}>
            <span className={sign} aria-hidden>
              −
            </span>
            <span className={text}>
              <Text mono={field.mono}>{shownValue(field, stored[field.name] ?? '')}</Text>
            </span>
          </del>
          <ins className={after}>
            <span className={sign} aria-hidden>
              +
            </span>
            <span className={text}>
              <Text mono={field.mono}>{shownValue(field, values[field.name] ?? '')}</Text>
            </span>
          </ins>
        </div>
      ))}
      {photos.map(([slot, photo]) => (
        <div key={slot} className={change}>
          <div className={changeHead}>
            {photo.file ? <Thumbnail file={photo.file} /> : null}
            <span className={photoName}>
              <Text weight="medium" truncate>
                {photo.name}
              </Text>
              <Text size="caption" tone="tertiary">
                {`${slotNames[slot]}, ${fileSizeText(photo.size)}`}
              </Text>
            </span>
            {locked ? null : (
              <IconButton
                icon={Trash2}
                size="xs"
                label={`Remove ${slotNames[slot].toLowerCase()} ${photo.name}`}
                onClick={() => onRemovePhoto(slot)}
              />
            )}
          </div>
        </div>
      ))}
      <StatusLine state={saveStates[save.state]}>{outcomeText(group, save)}</StatusLine>
    </section>
  );
}
