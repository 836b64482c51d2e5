import { describe, expect, it } from 'vitest';
import { icons } from '../../stories/foundations/icons';
import { completeProperties, readProperties } from './readProperties';

type Context = Parameters<typeof readProperties>[0];
type PropType = NonNullable<Context['argTypes'][string]['type']>;

const readOneByDefault = (summary: string) => {
  const argTypes = { prop: { name: 'prop', table: { defaultValue: { summary } } } };
  return readProperties({ argTypes, initialArgs: {} } as unknown as Context)['prop'];
};

const optional = (...types: PropType[]): PropType => ({
  name: 'union',
  value: [...types, { name: 'other', value: 'undefined' }],
});
const literal = (value: string): PropType => ({ name: 'other', value });

function readOne(type: PropType | undefined, initial?: unknown) {
  const argTypes = { prop: { name: 'prop', type, description: 'What it is. @default none' } };
  const context = { argTypes, initialArgs: { prop: initial } };
  // The reader looks at nothing else of the story.
  return readProperties(context as unknown as Context)['prop'];
}

describe('readProperties', () => {
  it('offers the variants of an optional union, and never undefined', () => {
    const read = readOne(optional(literal("'solid'"), literal("'tonal'")));
    expect(read).toMatchObject({ options: ['solid', 'tonal'], control: { type: 'inline-radio' } });
    expect(read?.table?.type?.summary).toBe("'solid' | 'tonal'");
    expect(read?.table?.defaultValue?.summary).toBe('none');
  });

  it('offers more than four of them as a list, and numbers as numbers', () => {
    const five = optional(...['a', 'b', 'c', 'd', 'e'].map(one => literal(`'${one}'`)));
    expect(readOne(five)?.control).toEqual({ type: 'select' });
    expect(readOne(optional(literal('12'), literal('16')))?.options).toEqual([12, 16]);
  });

  it('reads a type that Storybook could not read', () => {
    const unread = { name: 'other' } as unknown as PropType;
    expect(readOne(optional(unread, literal('string')), '')?.control).toEqual({ type: 'text' });
  });

  it('offers icons by name', () => {
    const read = readOne(optional(literal('LucideIcon')));
    expect(read).toMatchObject({ options: Object.keys(icons), mapping: icons, control: { type: 'select' } });
  });

  it.each([
    ['a switch for an optional boolean', optional({ name: 'boolean' }), undefined, { type: 'boolean' }],
    ['a text for an optional string', optional({ name: 'string' }), undefined, { type: 'text' }],
    ['a text where a node is a text', literal('ReactReactNode'), 'Close Loan', { type: 'text' }],
    ['nothing where a node is an element', literal('ReactReactNode'), { type: 'b' }, false],
    ['nothing for a list of rows', literal('readonly Row[]'), [], false],
  ] as const)('has %s', (_what, type, initial, control) => {
    expect(readOne(type, initial)?.control).toEqual(control);
  });
});

describe('readProperties of a type that is not known', () => {
  const byDefault = (summary: string) => readOneByDefault(summary)?.control;
  it('goes by the default, and has no editor for any value', () => {
    expect(byDefault('false')).toEqual({ type: 'boolean' });
    expect(byDefault("'%'")).toEqual({ type: 'text' });
    expect(byDefault('none')).toBe(false);
  });

  it('leaves a text, a number, a switch and a function of the story to Storybook', () => {
    expect(readOne(undefined, 'Save')?.control).toBeUndefined();
    expect(readOne(undefined, null)?.control).toBe(false);
  });
});

describe('completeProperties', () => {
  const complete = (description: string | undefined, value: unknown) => {
    const argTypes = { children: { name: 'children', ...(description && { description }) } };
    const context = { argTypes, initialArgs: { children: value } };
    return completeProperties(context as unknown as Context)['children'];
  };

  it('says what a property of a common name does, unless the component does', () => {
    expect(complete(undefined, 'Save')?.description).toBe('What it contains.');
    expect(complete('The label.', 'Save')?.description).toBe('The label.');
    const ofValuesOnly = { argTypes: {}, initialArgs: { onClick: () => {} } };
    expect(completeProperties(ofValuesOnly as unknown as Context)['onClick']?.description).toBe(
      'Called when it is pressed.',
    );
  });

  it('has no editor for the insides of an element', () => {
    expect(complete('', { $$typeof: Symbol.for('react.element') })?.control).toEqual({ disable: true });
    expect(complete('', 'Save')?.control).toBeUndefined();
  });

  it('has no editor for a day or a moment', () => {
    for (const today of ['2026-11-21', '2026-11-21T06:30:00.000Z']) {
      const context = { argTypes: {}, initialArgs: { today } };
      expect(completeProperties(context as unknown as Context)['today']?.control).toEqual({ disable: true });
    }
  });

  it('has no editor for the tag of a union, unless the story offers its alternatives', () => {
    const ofState = (argType: object) => {
      const context = {
        argTypes: { state: { name: 'state', ...argType } },
        initialArgs: { state: 'ready' },
      };
      return completeProperties(context as unknown as Context)['state'];
    };
    expect(ofState({})?.control).toEqual({ disable: true });
    const offered = { options: ['ready', 'loading'], control: { type: 'select' } };
    expect(ofState(offered)?.control).toEqual({ type: 'select' });
    expect(ofState({ type: { name: 'string' } })?.control).toBeUndefined();
  });
});
