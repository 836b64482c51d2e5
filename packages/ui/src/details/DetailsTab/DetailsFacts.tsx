import { type DetailsPanelId, detailsPanels, type DetailsValues } from '@lending-desk/domain/details';
import { KeyValue } from '../../primitives/KeyValue';
import { group as groupClass, heading } from './DetailsTab.css';
import { shownText } from './shownText';

type DetailsFactsProps = {
  id: DetailsPanelId;
  stored: DetailsValues;
  /** The values to show: the stored ones, or a preview of changes. */
  values: DetailsValues;
};

/** A panel's values as text; a previewed value also shows the stored one. */
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
