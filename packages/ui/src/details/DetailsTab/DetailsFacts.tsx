import {
  type DetailsField,
  type DetailsPanelId,
  detailsPanels,
  type DetailsValues,
} from '@lending-desk/domain/details';
import { formatRupees, rupeesToPaise } from '@lending-desk/domain/money';
import { KeyValue } from '../../primitives/KeyValue';
import { group as groupClass, heading } from './DetailsTab.css';

type DetailsFactsProps = {
  id: DetailsPanelId;
  stored: DetailsValues;
  /** What is shown: the stored values, or a preview over them. */
  values: DetailsValues;
};

/** A value as people read it; an amount that is none stays as it is. */
export function shownText({ kind }: DetailsField, value: string): string {
  if (kind !== 'rupees' || value.trim() === '') return value;
  const amount = rupeesToPaise(Number(value));
  return amount === null ? value : formatRupees(amount);
}

/** The values of a panel to read; a previewed one says what is stored. */
export function DetailsFacts({ id, stored, values }: DetailsFactsProps) {
  return detailsPanels[id].groups.map(group => (
    <div key={group.heading ?? ''} className={groupClass}>
      {group.heading === null ? null : <h3 className={heading}>{group.heading}</h3>}
      <KeyValue
        columns={2}
        labelWidth="wide"
        items={group.fields.map(field => {
          const value = values[field.name] ?? '';
          const before = stored[field.name] ?? '';
          return {
            label: field.label,
            value: shownText(field, value),
            mono: field.mono ?? false,
            ...(value === before ? {} : { hint: `Was ${shownText(field, before) || 'empty'}` }),
          };
        })}
      />
    </div>
  ));
}
