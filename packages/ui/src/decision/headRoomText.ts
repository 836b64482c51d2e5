import { formatRupees, type Paise, paise } from '@lending-desk/domain/money';

/** 'Rs. 1,162 below max': how far an EMI is from the max EMI. */
export function headRoomText(headRoom: Paise): string {
  if (headRoom === 0) return 'Exactly the max EMI';
  return `${formatRupees(paise(Math.abs(headRoom)))} ${headRoom > 0 ? 'below' : 'above'} max`;
}
