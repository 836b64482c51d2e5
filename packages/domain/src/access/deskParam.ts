import * as v from 'valibot';
import { assumedDesk, loanDesks } from './desks';

/** Our own parameter of the calls that several desks make about a loan: the desk it is open at, whose rule decides
 *  who may open it. The documented addresses name none. */
export const deskParam = v.optional(v.picklist(loanDesks), assumedDesk);
