import * as v from 'valibot';
import { loanDesks } from '../access/can';

/** Our own parameter of the calls that several desks make about a loan: the desk it is open at, whose rule decides
 *  who may open it. */
export const deskParam = v.optional(v.picklist(loanDesks), 'credit');
