import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const tag = /\s*@default\s+([^\n]+)/;
const longest = 80;

/** The allowed values of a prop, if short enough: `'sm' | 'md'` instead of 'union'. */
function choicesOf(type: StrictInputType['type']): string | undefined {
  const text = choices(type)
    .filter(choice => choice !== 'undefined')
    .join(' | ');
  return text !== '' && text.length <= longest ? text : undefined;
}

function choices(type: StrictInputType['type']): string[] {
  if (type?.name === 'union') return type.value.flatMap(choices);
  if (type?.name === 'enum') return type.value.map(value => `'${value}'`);
  return type ? [type.name === 'other' ? type.value : type.name] : [];
}

/** Moves `@default` from a prop's description to Storybook's column for defaults. */
export const readProperties: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description, table, type } = argType;
      const choice = choicesOf(type);
      const summary = tag.exec(description ?? '')?.[1]?.trim();
      const defaultValue = summary ? { summary } : table?.defaultValue;
      const read = { ...table, type: choice ? { summary: choice } : table?.type, defaultValue };
      return [name, { ...argType, description: description?.replace(tag, ''), table: read }];
    }),
  );
