import { type Dated, momentText } from '@lending-desk/domain';

/** When it was, '' where nobody said. */
export const dateOf = ({ createdOn }: Dated) => (createdOn === '' ? '' : momentText(createdOn));
