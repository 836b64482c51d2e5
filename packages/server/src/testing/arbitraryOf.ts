import * as fc from 'fast-check';
import type * as v from 'valibot';
import { aLine, idStringOf, loanIdOf } from './loans';

// The supported input schemas; an unsupported one gets arbitrary JSON.
type AnySchema = v.GenericSchema;

export const hostileText = fc.constantFrom(
  "'; drop table loan; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '😀'.repeat(50),
  '../../etc/passwd',
  '%00',
  '__proto__',
  'null',
  '-1',
  '1e309',
  '99999999999999999999',
  ' ',
  '',
);

const likelyText = fc.constantFrom(
  '1',
  '25',
  'PENDING',
  'Spoke to the employer',
  '2026-11-21',
  '2026-11-21T06:00:00.000Z',
  '9876543210',
  'someone@lender.example',
  'core,bureau',
  String(loanIdOf(1)),
  idStringOf(1),
  ...Object.values(aLine(1)).filter(field => typeof field === 'string'),
);
const text = fc.oneof(
  { weight: 4, arbitrary: likelyText },
  { weight: 1, arbitrary: fc.oneof(hostileText, fc.string()) },
);

const number = fc.oneof(
  { weight: 4, arbitrary: fc.nat(60) },
  { weight: 1, arbitrary: fc.constantFrom(loanIdOf(1), 12.5, -1, 0.001, 2 ** 31, 2 ** 53, 1e21, 1.7e308) },
);

const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }));

const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** A part of a schema, such as `wrapped` or `entries`, by its property name. */
function partOf(
  schema: AnySchema,
  name: 'wrapped' | 'item' | 'value' | 'options' | 'literal' | 'entries',
): unknown {
  return name in schema ? Reflect.get(schema, name) : undefined;
}

/** Values that mostly fit a schema, so that the code behind the validation is reached too; about one in eight
 *  does not fit.
 *  @param schema  of an input: objects, lists, choices, texts, numbers and their wrappers */
export function arbitraryOf(schema: unknown): fc.Arbitrary<unknown> {
  if (!isSchema(schema)) return anything;
  return fc.oneof({ weight: 7, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anything });
}

function fitting(schema: AnySchema): fc.Arbitrary<unknown> {
  const wrapped = partOf(schema, 'wrapped');
  if (wrapped) return arbitraryOf(wrapped);
  const options = partOf(schema, 'options');
  const choices: readonly unknown[] = Array.isArray(options) ? options : [];
  switch (schema.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return objectOf(partOf(schema, 'entries'));
    case 'array':
      return fc.array(arbitraryOf(partOf(schema, 'item')), { maxLength: 3 });
    case 'record':
      return fc.dictionary(text, arbitraryOf(partOf(schema, 'value')), { maxKeys: 3 });
    case 'union':
      return fc.oneof(...choices.map(arbitraryOf));
    case 'picklist':
      return fc.constantFrom(...choices);
    case 'literal':
      return fc.constant(partOf(schema, 'literal'));
    case 'string':
      return text;
    case 'number':
      return number;
    case 'boolean':
      return fc.boolean();
    default:
      return anything;
  }
}

/** An object of some of the entries, mostly all of them. */
export function objectOf(entries: unknown): fc.Arbitrary<Record<string, unknown>> {
  const named = Object.entries(entries ?? {}).map(([name, schema]): [string, fc.Arbitrary<unknown>] => [
    name,
    arbitraryOf(schema),
  ]);
  const all = fc.record(Object.fromEntries(named));
  return fc.oneof(
    { weight: 3, arbitrary: all },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(named), { requiredKeys: [] }) },
  );
}
