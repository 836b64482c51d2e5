// The package names only its instrumenter as an entry.
import { allMutators } from '../../node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js';

type Mutator = (typeof allMutators)[number];

/** What a bound or an order becomes. */
const neighbours: Readonly<Record<string, string>> = {
  asc: 'desc',
  desc: 'asc',
  gt: 'gte',
  gte: 'gt',
  lt: 'lte',
  lte: 'lt',
};

/** Each list that is left when one of its members is not there. */
export const withoutOne = <Member>(members: readonly Member[]): Member[][] =>
  members.map((_, at) => members.toSpliced(at, 1));

/** Changes what is asked of the database: a condition that is left out, a bound or an order that becomes its neighbour,
 *  an order that leaves ties open, a column that is not written. To Stryker's own mutators these are calls. */
const queryMutator: Mutator = {
  name: 'Query',
  *mutate(path) {
    const { parent } = path;
    if (path.isObjectExpression()) {
      const { properties } = path.node;
      const isWritten =
        parent.type === 'CallExpression' &&
        parent.callee.type === 'MemberExpression' &&
        parent.callee.property.type === 'Identifier' &&
        parent.callee.property.name === 'set';
      if (isWritten && properties.length > 1)
        for (const others of withoutOne(properties)) yield { ...path.node, properties: others };
    }
    if (!path.isCallExpression()) return;
    const { callee, arguments: given } = path.node;
    if (callee.type === 'Identifier') {
      if ((callee.name === 'and' || callee.name === 'or') && given.length > 1)
        for (const others of withoutOne(given)) yield { ...path.node, arguments: others };
      const neighbour = neighbours[callee.name];
      if (neighbour !== undefined && path.scope.hasBinding(neighbour))
        yield { ...path.node, callee: { ...callee, name: neighbour } };
    } else if (
      callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 'orderBy' &&
      given.length > 1
    )
      yield { ...path.node, arguments: given.slice(0, -1) };
  },
};

/** From now on only queries are changed. */
export function mutateQueries(): void {
  allMutators.splice(0, allMutators.length, queryMutator);
}
