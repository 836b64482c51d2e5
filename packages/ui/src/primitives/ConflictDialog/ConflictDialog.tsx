import { useState } from 'react';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Segmented } from '../Segmented';
import { Text } from '../Text';
import { cell, choice, chosen, fieldCell, headCell, table } from './ConflictDialog.css';

/** A field that was changed, with each version as displayed. */
export type ConflictRow = {
  name: string;
  label: string;
  original: string;
  mine: string;
  theirs: string;
  /** Only they changed it: their value is preselected. */
  onlyTheirs: boolean;
  /** Both changed it, to different values. */
  conflicts: boolean;
  /** The name of the row whose side it always takes, such as reasons that belong to a status. @default its own */
  follows?: string | undefined;
};

export type ConflictDialogProps = {
  open: boolean;
  /** 'This loan was changed meanwhile' */
  title: string;
  /** Who changed what, and that nothing typed is lost. */
  description: string;
  rows: readonly ConflictRow[];
  /** Called with the names of the fields for which the user chose their value. */
  onResolve: (theirs: readonly string[]) => void;
  onClose: () => void;
};

type Side = 'mine' | 'theirs';

const options = [
  { value: 'mine', label: 'Mine' },
  { value: 'theirs', label: 'Saved' },
] as const;

/** Resolves an edit conflict field by field: original value, own value, their value, and which one to keep. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, title, description, rows, onResolve, onClose } = props;
  const [picked, setPicked] = useState<Readonly<Record<string, Side>>>({});
  const leadOf = (row: ConflictRow) => rows.find(one => one.name === row.follows) ?? row;
  const sideOf = (row: ConflictRow): Side => {
    const lead = leadOf(row);
    return picked[lead.name] ?? (lead.onlyTheirs ? 'theirs' : 'mine');
  };
  const sides = new Set(rows.map(sideOf));
  const conflicts = rows.filter(row => row.conflicts).length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
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
          <Button
            variant="solid"
            onClick={() => onResolve(rows.filter(row => sideOf(row) === 'theirs').map(row => row.name))}
          >
            Go on with these
          </Button>
        </>
      }
    >
      {rows.length > 1 ? (
        <Segmented
          label="Go on with, all fields"
          value={sides.size === 1 ? ([...sides][0] ?? null) : null}
          options={options}
          onChange={side => setPicked(Object.fromEntries(rows.map(row => [row.name, side])))}
        />
      ) : null}
      <table className={table} aria-label="Changed fields">
        <thead>
          <tr>
            {['Field', 'Original', 'Mine', 'Saved', 'Go on with'].map(name => (
              <th key={name} className={headCell} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.name}>
              <th className={fieldCell} scope="row">
                {row.label}
              </th>
              <td className={cell}>{row.original}</td>
              {(['mine', 'theirs'] as const).map(side => (
                <td key={side} className={cell}>
                  <span className={row.conflicts ? chosen : undefined}>{row[side]}</span>
                </td>
              ))}
              <td className={choice}>
                <Segmented
                  label={`Go on with, ${row.label}`}
                  hideLabel
                  value={sideOf(row)}
                  options={options}
                  disabled={leadOf(row) !== row}
                  onChange={side => setPicked(now => ({ ...now, [row.name]: side }))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
