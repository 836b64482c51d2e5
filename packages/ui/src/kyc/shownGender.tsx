import { genderLabel } from '@lending-desk/domain/compare';
import { Text } from '../primitives/Text';

/** A gender in words; what an Aadhaar document wrote, 'M', is the title of the word. */
export function shownGender(gender: string | null) {
  const label = gender && genderLabel(gender);
  return label === gender ? label : <Text title={gender ?? undefined}>{label}</Text>;
}
