import type { PhoneChoice } from '@lending-desk/domain/calls';
import { messages } from '@lending-desk/domain/errors';
import { Phone } from 'lucide-react';
import { Select } from '../../primitives/Select';
import { Text } from '../../primitives/Text';
import { chosen, number, picker, whose } from './CallWidget.css';

export type PhonePickerProps = {
  phones: readonly PhoneChoice[];
  phone: string | null;
  onPhone: (phone: string | null) => void;
};

/** Selects the number to call. A cross clears the selection. */
export function PhonePicker({ phones, phone, onPhone }: PhonePickerProps) {
  return (
    <div className={picker}>
      <Select
        label={messages.calls.selectPhone}
        hideLabel
        frame="none"
        icon={Phone}
        options={phones.map(choice => ({ value: choice.phone, label: choice.label }))}
        placeholder={messages.calls.selectPhone}
        emptyText="This loan has no phone number"
        value={phone}
        face={value => {
          const known = phones.find(choice => choice.phone === value);
          return (
            <span className={chosen}>
              {known ? <span className={whose}>{known.whose}:</span> : null}{' '}
              <span className={number}>
                <Text mono>{value}</Text>
              </span>
            </span>
          );
        }}
        onChange={onPhone}
        onClear={() => onPhone(null)}
        clearLabel="Clear phone number"
      />
    </div>
  );
}
