import type { EditField, StateChoice } from '@lending-desk/domain/applicant';
import { type BusinessDate, businessDate, isBusinessDate } from '@lending-desk/domain/calendar';
import { DateField } from '../../primitives/DateField';
import type { FormField } from '../../primitives/Form';
import { MoneyField } from '../../primitives/MoneyField';
import { MultiSelect } from '../../primitives/MultiSelect';
import { Segmented } from '../../primitives/Segmented';
import { Select } from '../../primitives/Select';
import { TextField } from '../../primitives/TextField';
import { shownValue } from './editState';

type Props = FormField<string> & {
  field: EditField;
  /** The stored value; a field that differs is marked as changed. */
  stored: string;
  today: BusinessDate;
  /** The choices of a state; null while they are not there. */
  states: readonly StateChoice[] | null;
};

const earliest = businessDate('1900-01-01');

/** The words to choose from; a stored one that is not listed stays selectable. */
function optionsOf(listed: readonly (readonly [string, string])[], stored: string) {
  const known = stored === '' || listed.some(([value]) => value === stored);
  return [...listed, ...(known ? [] : [[stored, stored] as const])].map(([value, label]) => ({
    value,
    label,
  }));
}

/** One field of the Edit dialog, with the control for its kind. */
export function EditFieldControl({ field, stored, today, states, ...rest }: Props) {
  const { value, onChange } = rest;
  const shared = {
    ...rest,
    label: field.label,
    required: field.required,
    ...(value.trim() === stored.trim()
      ? {}
      : { changedFrom: stored === '' ? '' : shownValue(field, stored) }),
  };
  const chosen = { ...shared, value: value === '' ? null : value };
  switch (field.kind) {
    case 'date':
      return (
        <DateField
          {...shared}
          value={isBusinessDate(value) ? value : null}
          onChange={date => onChange(date ?? '')}
          today={today}
          min={earliest}
          max={today}
          yearPicker
        />
      );
    case 'list':
      return (
        <MultiSelect
          {...shared}
          value={value === '' ? [] : value.split(',')}
          onChange={modes => onChange(modes.join(','))}
          options={optionsOf(field.options, '')}
        />
      );
    case 'state':
      return (
        <Select
          {...chosen}
          options={optionsOf(
            (states ?? []).map(({ stateName }) => [stateName, stateName] as const),
            stored,
          )}
          disabled={states === null}
          disabledReason="The list of states is not there"
        />
      );
    case 'choice': {
      const options = optionsOf(field.options, stored);
      return options.length > 3 ? (
        <Select {...chosen} options={options} />
      ) : (
        <Segmented {...chosen} options={options} />
      );
    }
    case 'rupees':
      return <MoneyField {...shared} />;
    default:
      return (
        <TextField
          {...shared}
          type={field.kind === 'email' ? 'email' : field.kind === 'phone' ? 'tel' : 'text'}
          inputMode={field.kind === 'digits' ? 'numeric' : undefined}
          counter={field.counter}
          mono={field.mono}
        />
      );
  }
}
