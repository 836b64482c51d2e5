import * as v from 'valibot';
import { loanParts } from './shownSections';

/** Our own parameter of the calls that read a loan: the parts to answer, comma-separated. Without `core` among them
 *  the answer has the loan's identity and these parts only; a backend that ignores it answers everything. */
export const sectionsParam = v.optional(
  v.pipe(
    v.string(),
    v.transform(list => list.split(',').map(part => part.trim())),
    v.array(v.picklist(loanParts)),
  ),
);
