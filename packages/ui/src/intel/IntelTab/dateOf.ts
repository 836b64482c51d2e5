import { momentText } from '@lending-desk/domain/calendar';
import type { Dated } from '@lending-desk/domain/intel';

/** The formatted creation time; '' when there is none. */
export const dateOf = ({ createdOn }: Dated) => (createdOn === '' ? '' : momentText(createdOn));
