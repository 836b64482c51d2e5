import { deskContract } from './contract/deskCalls';
import { signinContract } from './contract/signinCalls';

/** The table of contents: every call of the product by word. Client, routes, permission matrix and the API page
 *  are made from it. */
export const contract = { ...signinContract, ...deskContract } as const;

export type Contract = typeof contract;
