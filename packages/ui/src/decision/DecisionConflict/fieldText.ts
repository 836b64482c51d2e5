import {
  approvalStatusLabel,
  type DecisionField,
  formatRupees,
  parseRupees,
  sanctionFields,
} from '@lending-desk/domain';

const isSanction = (field: DecisionField): field is keyof typeof sanctionFields => field in sanctionFields;

/** A field's value as the comparison shows it; an en dash where nothing stands. */
export function fieldText(field: DecisionField, value: string | readonly string[]): string {
  if (typeof value !== 'string') return value.length === 0 ? '–' : value.join(', ');
  if (value === '') return '–';
  if (field === 'caseStatus') return approvalStatusLabel(value);
  if (isSanction(field)) {
    const amount = sanctionFields[field] === 'rupees' ? parseRupees(value) : null;
    return amount === null
      ? sanctionFields[field] === 'percent'
        ? `${value}%`
        : value
      : formatRupees(amount);
  }
  return field === 'months' ? `${value} months` : value;
}
