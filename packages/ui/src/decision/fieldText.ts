import { dayOfMonth } from '@lending-desk/domain/calendar';
import { type DecisionField, isSanctionField, sanctionFields } from '@lending-desk/domain/decision';
import { approvalStatusLabel } from '@lending-desk/domain/loan';
import { exactRupees, parseRupees } from '@lending-desk/domain/money';

/** A field's value as text for a comparison or a confirmation; an en dash when empty. */
export function fieldText(field: DecisionField, value: string | readonly string[]): string {
  if (typeof value !== 'string') return value.length === 0 ? '–' : value.join(', ');
  if (value === '') return '–';
  if (field === 'caseStatus') return approvalStatusLabel(value);
  if (isSanctionField(field)) {
    const amount = sanctionFields[field] === 'rupees' ? parseRupees(value) : null;
    return amount === null
      ? sanctionFields[field] === 'percent'
        ? `${value}%`
        : value
      : exactRupees(amount);
  }
  if (field === 'emiDate') return dayOfMonth(Number(value));
  return field === 'months' ? `${value} months` : value;
}
