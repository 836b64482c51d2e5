import {
  compareDecisions,
  decisionFieldNames,
  type DecisionDraft,
  type DecisionField,
  type FieldChange,
  sameValue,
  withFieldsOf,
} from '@lending-desk/domain';
import { useMemo, useState } from 'react';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { Segmented } from '../../primitives/Segmented';
import { Text } from '../../primitives/Text';
import { cell, choice, chosen, fieldCell, headCell, table } from './DecisionConflict.css';
import { fieldText } from '../fieldText';

export type DecisionConflictProps = {
  open: boolean;
  /** The form as the loan stood when it was opened. */
  original: DecisionDraft;
  /** The form as typed. */
  mine: DecisionDraft;
  /** The form as the loan stands now. */
  theirs: DecisionDraft;
  /** Who changed it. @default somebody */
  by?: string | null | undefined;
  /** The person looked and chose: the form goes on with this draft, on the loan's new version. */
  onResolve: (draft: DecisionDraft) => void;
  /** Leave everything as it is. */
  onClose: () => void;
};

type Side = 'mine' | 'theirs';

/** A field only they changed takes theirs unless one says otherwise; every other keeps what one typed. */
const sideAtFirst = (change: FieldChange): Side =>
  sameValue(change.mine, change.original) ? 'theirs' : 'mine';

/** The loan was changed meanwhile: what it was, what I typed, what it is now, field by field. */
export function DecisionConflict(props: DecisionConflictProps) {
  const { open, original, mine, theirs, by, onResolve, onClose } = props;
  const { changes } = useMemo(() => compareDecisions(original, mine, theirs), [original, mine, theirs]);
  const [picked, setPicked] = useState<Partial<Record<DecisionField, Side>>>({});
  const sideOf = (change: FieldChange): Side => picked[change.field] ?? sideAtFirst(change);

  const goOn = () => {
    const fromThem = changes.filter(change => sideOf(change) === 'theirs').map(change => change.field);
    const fromMe = changes.filter(change => sideOf(change) === 'mine').map(change => change.field);
    onResolve(withFieldsOf(withFieldsOf(mine, theirs, fromThem), mine, fromMe));
  };

  const conflicts = changes.filter(change => change.conflicts).length;
  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        if (!next) onClose();
      }}
      title="This loan was changed meanwhile"
      description={`${by ?? 'Somebody'} saved a decision after you opened the loan. Nothing you typed is lost: choose what goes on, field by field.`}
      width="2xl"
      persistent
      role="alertdialog"
      footerNote={
        <Text size="caption" tone="secondary">
          {conflicts === 0 ? 'No field was changed by both.' : `${conflicts} changed by both.`}
        </Text>
      }
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            Decide later
          </Button>
          <Button variant="solid" onClick={goOn}>
            Go on with these
          </Button>
        </>
      }
    >
      <table className={table} aria-label="Changed fields">
        <thead>
          <tr>
            {['Field', 'Original', 'Mine', 'Theirs', 'Go on with'].map(name => (
              <th key={name} className={headCell} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(change => (
            <tr key={change.field}>
              <th className={fieldCell} scope="row">
                {decisionFieldNames[change.field]}
              </th>
              <td className={cell}>{fieldText(change.field, change.original)}</td>
              <td className={cell}>
                <span className={change.conflicts ? chosen : undefined}>
                  {fieldText(change.field, change.mine)}
                </span>
              </td>
              <td className={cell}>
                <span className={change.conflicts ? chosen : undefined}>
                  {fieldText(change.field, change.theirs)}
                </span>
              </td>
              <td className={choice}>
                <Segmented
                  label={`Go on with, ${decisionFieldNames[change.field]}`}
                  hideLabel
                  value={sideOf(change)}
                  options={[
                    { value: 'mine', label: 'Mine' },
                    { value: 'theirs', label: 'Theirs' },
                  ]}
                  onChange={side =>
                    setPicked(current => ({
                      ...current,
                      [change.field]: side === 'theirs' ? 'theirs' : 'mine',
                    }))
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
