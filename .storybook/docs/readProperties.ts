import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { icons } from '../../stories/foundations/icons';

type PropType = StrictInputType['type'];

const tag = /\s*@default\s+([^\n]+)/;
const longest = 80;
const mostRadios = 4;

/** The alternatives of a prop, as written; an optional prop's `undefined` is not one. */
function choicesOf(type: PropType): string[] {
  return written(type).filter(choice => choice !== 'undefined' && choice !== 'null');
}

function written(type: PropType): string[] {
  if (type?.name === 'union') return type.value.flatMap(written);
  if (type?.name === 'enum') return type.value.map(value => `'${value}'`);
  if (type?.name === 'literal') return [String(type.value)];
  return type ? [type.name === 'other' ? type.value : type.name] : [];
}

/** The control of a prop: variants as radio buttons or a list, icons by name, texts and numbers typed. A value that no
 *  control can make, such as an element or a list of rows, has none.
 *  @param initial  the story's value, which tells a text from an element */
function controlOf(choices: readonly string[], initial: unknown): Partial<StrictInputType> {
  const texts = choices.map(choice => /^['"](.*)['"]$/.exec(choice)?.[1]);
  const numbers = choices.map(choice => (/^-?[\d.]+$/.test(choice) ? Number(choice) : undefined));
  const options = [texts, numbers].find(list => list.length > 0 && !list.includes(undefined));
  if (options) {
    return { options, control: { type: options.length <= mostRadios ? 'inline-radio' : 'select' } };
  }
  const [only, second] = choices;
  if (only === 'LucideIcon' && second === undefined) {
    return { options: Object.keys(icons), mapping: icons, control: { type: 'select' } };
  }
  if (choices.every(choice => choice === 'boolean' || choice === 'true' || choice === 'false')) {
    return { control: { type: 'boolean' } };
  }
  if (only === 'number' && second === undefined) return { control: { type: 'number' } };
  const isText = choices.includes('string') || choices.some(choice => choice.endsWith('Node'));
  if (isText && (initial === undefined ? only === 'string' : typeof initial === 'string')) {
    return { control: { type: 'text' } };
  }
  return { control: false };
}

/** Reads a component's properties for its page: `@default` from the description, the alternatives of a type instead of
 *  'union', and a control that can only make values the component takes. */
export const readProperties: ArgTypesEnhancer = ({ argTypes, initialArgs }): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description, table, type } = argType;
      const choices = choicesOf(type);
      const choice = choices.join(' | ');
      const summary = tag.exec(description ?? '')?.[1]?.trim();
      const defaultValue = summary ? { summary } : table?.defaultValue;
      const short = choice !== '' && choice.length <= longest;
      const read = { ...table, type: short ? { summary: choice } : table?.type, defaultValue };
      const control = choices.length === 0 || argType.control ? {} : controlOf(choices, initialArgs[name]);
      return [name, { ...argType, ...control, description: description?.replace(tag, ''), table: read }];
    }),
  );
