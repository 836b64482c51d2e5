import {
  approvalStatusLabel,
  type DecisionField,
  formatRupees,
  ordinal,
  parseRupees,
  sanctionFields,
} from '@lending-desk/domain';

const isSanction = (field: DecisionField): field is keyof typeof sanctionFields => field in sanctionFields;

/** A field's value as a comparison or a question shows it; an en dash where nothing stands. */
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
  if (field === 'emiDate') return `${ordinal(Number(value))} of month`;
  return field === 'months' ? `${value} months` : value;
}
