import type { DetailsField } from '@lending-desk/domain/details';
import type { FormField } from '../../primitives/Form';
import { MoneyField } from '../../primitives/MoneyField';
import { Segmented } from '../../primitives/Segmented';
import { Select } from '../../primitives/Select';
import { TextField } from '../../primitives/TextField';

type DetailsFieldControlProps = FormField<string> & {
  field: DetailsField;
  /** The stored value; a field that differs is marked as changed. */
  stored: string;
  autoFocus: boolean;
};

/** One field of a panel, with the control for its kind. */
export function DetailsFieldControl({ field, stored, ...rest }: DetailsFieldControlProps) {
  const shared = {
    ...rest,
    label: field.label,
    ...(rest.value === stored ? {} : { changedFrom: stored }),
  };
  if (field.kind === 'rupees') return <MoneyField {...shared} />;
  if (field.kind !== 'choice') {
    return (
      <TextField
        {...shared}
        type={field.kind === 'email' ? 'email' : 'text'}
        counter={field.counter}
        mono={field.mono ?? false}
      />
    );
  }
  const listed = field.options ?? [];
  // A stored value that is not in the list is shown and stays selectable.
  const options = stored === '' || listed.includes(stored) ? listed : [...listed, stored];
  const choice = {
    ...shared,
    value: rest.value === '' ? null : rest.value,
    options: options.map(word => ({ value: word, label: word })),
  };
  return options.length > 3 ? <Select {...choice} /> : <Segmented {...choice} />;
}
