import { momentText } from '@lending-desk/domain/calendar';
import type { Dated } from '@lending-desk/domain/intel';

/** When it was, '' where nobody said. */
export const dateOf = ({ createdOn }: Dated) => (createdOn === '' ? '' : momentText(createdOn));
