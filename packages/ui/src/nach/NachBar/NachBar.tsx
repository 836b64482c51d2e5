import type { NachPart } from '@lending-desk/domain/nach';
import { classFace } from '../words';
import { bar, face, part as partClass } from './NachBar.css';

export type NachBarProps = {
  /** The parts of the file that have rows. */
  parts: readonly NachPart[];
  /** The part whose rows are shown; null for all. */
  chosen: NachPart['class'] | null;
  /** Called with the part that is pressed, null if it is the chosen one. */
  onChoose: (part: NachPart['class'] | null) => void;
};

/** What a NACH file holds as one bar, each part as wide as it has rows. Pressing one shows its rows only. */
export function NachBar({ parts, chosen, onChoose }: NachBarProps) {
  return (
    <div className={bar} role="group" aria-label="Parts of the file">
      {parts.map(({ class: name, rows }) => {
        const label = `${classFace[name].label}: ${rows} ${rows === 1 ? 'row' : 'rows'}`;
        return (
          <button
            key={name}
            type="button"
            className={`${partClass} ${face[name]}`}
            style={{ flexGrow: rows }}
            aria-label={label}
            title={label}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name === chosen ? null : name)}
          />
        );
      })}
    </div>
  );
}
