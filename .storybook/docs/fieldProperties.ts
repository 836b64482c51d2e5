import { TextField } from '@lending-desk/ui/primitives/TextField';
import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

/** The properties every field has. */
const shared = [
  'label',
  'hideLabel',
  'helper',
  'error',
  'required',
  'disabled',
  'disabledReason',
  'readOnly',
  'changedFrom',
  'size',
  'keepMessageSpace',
  'onBlur',
  'name',
  'autoFocus',
] as const;
const ofText = ['placeholder', 'prefix', 'suffix', 'kbd', 'autoComplete', 'ref'] as const;

/** The fields whose own types Storybook reads without the shared ones, as they leave some out, and which of them. */
const without: Readonly<Record<string, readonly string[]>> = {
  Checkbox: ['size'],
  MonthField: [],
  RadioCards: [],
  Segmented: [],
  Select: [],
  'Ready-made comments': ['name', 'ref'],
  Uploads: ['changedFrom', 'readOnly', 'onBlur', 'name', 'autoFocus'],
};
const numbers: Readonly<Record<string, readonly string[]>> = {
  NumberField: [],
  MoneyField: ['prefix', 'suffix'],
  PercentField: ['prefix'],
};

/** Completes the properties of a field with those all fields share. Storybook does not read them through the `Omit` of a
 *  field that lacks one. */
export const fieldProperties: ArgTypesEnhancer = ({ title, argTypes, parameters }): StrictArgTypes => {
  const name = title.startsWith('Primitives/Fields/') ? (title.split('/').at(-1) ?? '') : '';
  const left = without[name] ?? numbers[name];
  if (!left) return argTypes;
  const read: (component: unknown) => StrictArgTypes | null = parameters['docs']?.extractArgTypes;
  const all = read?.(TextField) ?? {};
  const names = name in numbers ? [...shared, ...ofText] : shared;
  const added = names.flatMap(one => {
    const known = all[one];
    return known && !left.includes(one) && !argTypes[one]?.type ? [[one, known] as const] : [];
  });
  const own = Object.entries(argTypes).filter(([one]) => !added.some(([name]) => name === one));
  // The shared ones first, as in the fields whose types are read whole.
  return Object.fromEntries([...added, ...own]);
};
