import { deskContract } from './contract/deskCalls';
import { loanContract } from './contract/loanCalls';
import { signinContract } from './contract/signinCalls';

/** The table of contents: every call of the product by word. Client, routes, permission matrix and the API page
 *  are made from it. */
export const contract = { ...signinContract, ...deskContract, ...loanContract } as const;

export type Contract = typeof contract;
