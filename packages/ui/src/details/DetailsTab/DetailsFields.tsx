import { type DetailsPanelId, detailsPanels, type DetailsValues } from '@lending-desk/domain/details';
import type { Form } from '../../primitives/Form';
import { DetailsFieldControl } from './DetailsFieldControl';
import { fields as fieldsClass, group as groupClass, heading } from './DetailsTab.css';

type DetailsFieldsProps = { id: DetailsPanelId; stored: DetailsValues; form: Form<DetailsValues> };

/** The input fields of a panel, by group (CR-093). */
export function DetailsFields({ id, stored, form }: DetailsFieldsProps) {
  const { title, groups } = detailsPanels[id];
  return groups.map((group, groupIndex) => (
    <fieldset key={group.heading ?? ''} className={groupClass} aria-label={group.heading ?? title}>
      {group.heading === null ? null : <h3 className={heading}>{group.heading}</h3>}
      <div className={fieldsClass}>
        {group.fields.map((field, index) => (
          <DetailsFieldControl
            {...form.field(field.name)}
            key={field.name}
            field={field}
            value={form.values[field.name] ?? ''}
            stored={stored[field.name] ?? ''}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- Edit opens the form, so focus moves to its first field
            autoFocus={groupIndex === 0 && index === 0}
          />
        ))}
      </div>
    </fieldset>
  ));
}
