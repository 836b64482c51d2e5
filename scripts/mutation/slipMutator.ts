// The package names only its instrumenter as an entry.
import { allMutators } from '../../node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js';
import { withoutOne } from './queryMutator';

type Mutator = (typeof allMutators)[number];
type Path = Parameters<Mutator['mutate']>[0];

const nothing = { type: 'Identifier', name: 'undefined' } as const;

/** What a method becomes, `null` that it is left out: beside those that Stryker knows. */
const methods: Readonly<Record<string, string | null>> = {
  toSorted: null,
  toReversed: null,
  replaceAll: null,
  find: 'findLast',
  findLast: 'find',
  round: 'floor',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'includes',
};

/** Lists longer than this, such as a table of codes, lose only their first and their last member. */
const longList = 6;

const fieldsOfFile = new WeakMap<object, Map<string, string[]>>();

/** The fields that a file reads, by the name of what it reads them of. */
function fieldsBeside(path: Path): Map<string, string[]> {
  const program = path.scope.getProgramParent().path;
  const known = fieldsOfFile.get(program.node);
  if (known) return known;
  const fields = new Map<string, string[]>();
  program.traverse({
    MemberExpression({ node: { object, property, computed }, parent }) {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (
        parent.type === 'CallExpression' &&
        parent.callee.type === 'MemberExpression' &&
        parent.callee.object === object
      )
        return;
      const names = fields.get(object.name) ?? [];
      if (!names.includes(property.name)) fields.set(object.name, [...names, property.name]);
    },
  });
  fieldsOfFile.set(program.node, fields);
  return fields;
}

/** Mistakes of a hurry, where Stryker's own mutators change operators: the field beside the right one, a property, an
 *  attribute or a member that is forgotten, a step that is left out, the first for the last, two that are swapped. */
const slipMutator: Mutator = {
  name: 'Slip',
  *mutate(path) {
    const { node, parent } = path;
    if (node.type === 'MemberExpression') {
      const { object, property, computed } = node;
      const isCalled =
        (parent.type === 'CallExpression' && parent.callee === node) || parent.type === 'MemberExpression';
      if (computed || isCalled || object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const names = fieldsBeside(path).get(object.name) ?? [];
      const next = names[(names.indexOf(property.name) + 1) % names.length];
      if (next !== undefined && next !== property.name)
        yield { ...node, property: { ...property, name: next } };
    } else if (node.type === 'ObjectExpression') {
      if (node.properties.length > 1)
        for (const properties of withoutOne(node.properties)) yield { ...node, properties };
    } else if (node.type === 'ArrayExpression') {
      const { elements } = node;
      if (elements.length < 2) return;
      const shorter = withoutOne(elements);
      for (const left of elements.length > longList
        ? [...shorter.slice(0, 1), ...shorter.slice(-1)]
        : shorter)
        yield { ...node, elements: left };
      const [first = null, second = null, ...others] = elements;
      yield { ...node, elements: [second, first, ...others] };
    } else if (parent.type === 'JSXExpressionContainer' && path.parentPath?.parent.type === 'JSXAttribute') {
      if (path.isExpression()) yield nothing;
    } else if (parent.type === 'ExpressionStatement') {
      if (path.isCallExpression() || path.isAwaitExpression()) yield nothing;
    } else if (node.type === 'LogicalExpression') {
      yield node.left;
      if (node.operator !== '??') yield node.right;
    } else if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { callee } = node;
      if (callee.property.type !== 'Identifier') return;
      const other = methods[callee.property.name];
      if (other === null) yield callee.object;
      else if (other !== undefined)
        yield { ...node, callee: { ...callee, property: { ...callee.property, name: other } } };
    }
  },
};

/** From now on only what a hurry would change is changed. */
export function mutateSlips(): void {
  allMutators.splice(0, allMutators.length, slipMutator);
}
