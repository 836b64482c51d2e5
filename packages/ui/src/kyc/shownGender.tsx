import { genderWords } from '@lending-desk/domain/bureau';
import { shownWords } from '../bureau/Facts';

/** A gender in words: an Aadhaar document says 'M'. */
export const shownGender = (gender: string | null) => shownWords(gender, genderWords);
