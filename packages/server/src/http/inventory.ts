import type { CallDeclaration } from '@lending-desk/domain/contract';
import type { Route } from './verb';

/** The contract's tree: calls by business word, as `contract` in the domain. */
export type ContractTree = Readonly<Record<string, Readonly<Record<string, CallDeclaration>>>>;

/** Every call of a contract, flat. */
export function callsOf(contract: ContractTree): CallDeclaration[] {
  return Object.values(contract).flatMap(word => Object.values(word));
}

const addressOf = (call: CallDeclaration): string =>
  `${call.method} ${call.path.replace(/\/$/, '').replace(/:\w+/g, ':')}`;

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}

/** Compares what is served with what is declared. A server whose two lists differ does not start.
 *  @throws Error naming every call without a route, route without a call, and duplicate */
export function checkInventory(contract: ContractTree, routes: readonly Route[]): void {
  const declared = callsOf(contract);
  const served = routes.map(route => route.call);
  const faults = [
    ...declared.filter(call => !served.includes(call)).map(call => `${call.name} has no route`),
    ...served
      .filter(call => !declared.includes(call))
      .map(call => `the route ${call.name} is not in the contract`),
    ...repeated(served.map(call => call.name)).map(name => `${name} has two routes`),
    ...repeated(declared.map(call => call.name)).map(name => `${name} is declared twice`),
    ...repeated(declared.map(addressOf)).map(address => `${address} is declared twice`),
  ];
  if (faults.length > 0) throw new Error(`Routes and contract differ: ${faults.join('; ')}`);
}
