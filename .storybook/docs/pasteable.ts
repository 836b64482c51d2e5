import { isValidElement, type ReactElement } from 'react';
import { icons } from '../../stories/foundations/icons';

interface Component {
  readonly displayName?: string | undefined;
  readonly name?: string | undefined;
  readonly type?: Component;
  readonly render?: Component;
  /** What `docgen.ts` leaves at a component of `packages/ui`. */
  readonly __docgenInfo?: {
    readonly displayName?: string;
    readonly module?: string;
    readonly props?: Readonly<Record<string, Property>>;
  };
}

interface Property {
  readonly required?: boolean;
  readonly tsType?: { readonly name: string };
}

const width = 80;
const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');

const iconNames = new Map<unknown, string>(Object.entries(icons).map(([name, icon]) => [icon, name]));

/** The name of a component, also of one that is wrapped by memo or forwardRef. A built book has short names for
 *  functions, but the reader's are those of the source. */
export function nameOf(component: unknown): string {
  if (typeof component === 'string') return component;
  const icon = iconNames.get(component);
  if (icon !== undefined) return icon;
  if ((typeof component !== 'object' && typeof component !== 'function') || component === null) return '';
  const { displayName, name, type, render, __docgenInfo: read }: Component = component;
  return (
    read?.displayName || displayName || name || (type && nameOf(type)) || (render && nameOf(render)) || ''
  );
}

/** The properties of a component, also of one that is wrapped. */
function propertiesOf(component: unknown): Readonly<Record<string, Property>> | undefined {
  if ((typeof component !== 'object' && typeof component !== 'function') || component === null) return;
  const { type, render, __docgenInfo: read }: Component = component;
  return read?.props ?? (type && propertiesOf(type)) ?? (render && propertiesOf(render));
}

/** What a component is imported from; undefined for one of the stories, which nobody can import. */
function moduleOf(component: unknown): string | undefined {
  if (iconNames.has(component)) return 'lucide-react';
  if ((typeof component !== 'object' && typeof component !== 'function') || component === null) return;
  const { type, render, __docgenInfo: read }: Component = component;
  return read?.module ?? (type && moduleOf(type)) ?? (render && moduleOf(render));
}

/** What the code needs before it: the modules of the names it uses, and its declarations by name. */
class Needs {
  readonly imports = new Map<string, string | undefined>();
  readonly declared = new Map<string, string>();
}

/** Data too long to be read in the code of a story: its name stands there. */
class Named {
  constructor(readonly name: string) {}
}

const mostLines = 10;

const isElement = (value: unknown): value is ReactElement<Record<string, unknown>> => isValidElement(value);
/** What holds an element of the page: it leads to the whole page and back to itself. A field may be called so, too. */
const isRef = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'current' &&
  typeof Reflect.get(value, 'current') !== 'string';
const isComponent = (value: unknown) =>
  iconNames.has(value) || (typeof value === 'object' && value !== null && '$$typeof' in value);

const quoted = (value: string) => {
  const escaped = value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
  return `'${escaped}'`;
};

/** What makes a day, or a moment, of a text: not every text is one. */
const makers = [
  ['businessDate', /^\d{4}-\d{2}-\d{2}$/],
  ['instant', /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/],
] as const;
const makerOf = (value: string) => makers.find(([, form]) => form.test(value))?.[0];

function text(value: string, needs: Needs): string {
  const maker = makerOf(value);
  if (maker === undefined) return quoted(value);
  needs.imports.set(maker, '@lending-desk/domain/calendar');
  return `${maker}(${quoted(value)})`;
}

/** An empty function does for a listener, not for a function that answers. */
const answers = (name: string, value: unknown): boolean =>
  typeof value === 'function' && !/^on[A-Z]/.test(name) && !isComponent(value);
const toBeWritten = "() => { throw new Error('To be written'); }";

/** A value as an expression. */
function expression(value: unknown, needs: Needs): string {
  if (value instanceof Named) return value.name;
  if (isElement(value)) return element(value.type, value.props, needs);
  if (isComponent(value)) {
    needs.imports.set(nameOf(value), moduleOf(value));
    return nameOf(value);
  }
  if (typeof value === 'function') return '() => {}';
  if (isRef(value)) return '{ current: null }';
  if (typeof value === 'string') return text(value, needs);
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (Array.isArray(value)) {
    return wrapped(
      '[',
      value.map(one => expression(one, needs)),
      ']',
    );
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
    return wrapped(
      '{ ',
      entries.map(
        ([name, one]) => `${key(name)}: ${answers(name, one) ? toBeWritten : expression(one, needs)}`,
      ),
      ' }',
    );
  }
  return String(value);
}

function wrapped(open: string, parts: readonly string[], close: string): string {
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length <= width && !line.includes('\n')) return line;
  return `${open.trim()}\n${parts.map(part => indent(`${part},`)).join('\n')}\n${close.trim()}`;
}

function attribute(name: string, value: unknown, needs: Needs): string {
  if (value === true) return name;
  if (typeof value === 'string' && makerOf(value) === undefined && !/["\n\\{]/.test(value))
    return `${name}="${value}"`;
  return `${name}={${expression(value, needs)}}`;
}

function child(value: unknown, needs: Needs): string {
  if (Array.isArray(value)) return value.map(one => child(one, needs)).join('\n');
  if (typeof value === 'string' && !/[{}<>]/.test(value)) return value;
  return isElement(value) ? expression(value, needs) : `{${expression(value, needs)}}`;
}

function element(type: unknown, props: Readonly<Record<string, unknown>>, needs: Needs): string {
  const module = moduleOf(type);
  // What a story draws with a component of its own stands there without it.
  const isOwn = typeof type !== 'string' && module === undefined;
  const name = isOwn ? 'Fragment' : nameOf(type);
  if (typeof type !== 'string') needs.imports.set(name, module ?? 'react');
  const { children, ...others } = props;
  const rest = isOwn ? {} : others;
  const properties = propertiesOf(type);
  const attributes = Object.entries(rest)
    .filter(([prop, value]) => value !== undefined || properties?.[prop]?.required)
    .map(([prop, value]) =>
      attribute(prop, isDeclared(prop, value, type) ? declare(prop, type, needs) : value, needs),
    );
  const line = `<${[name, ...attributes].join(' ')}`;
  const long = line.length > width || line.includes('\n');
  const open = long ? `<${name}\n${indent(attributes.join('\n'))}\n` : line;
  const isEmpty = children === undefined || children === null;
  if (isEmpty && !properties?.['children']?.required) return long ? `${open}/>` : `${open} />`;
  const inside = isEmpty ? 'Content' : child(children, needs);
  const flat = `${open}>${inside}</${name}>`;
  return flat.length <= width && !flat.includes('\n') ? flat : `${open}>\n${indent(inside)}\n</${name}>`;
}

/** What is known of a story when its code is shown. */
export interface ShownStory {
  readonly component?: unknown;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The word a story's component belongs to, which is the folder of both: 'primitives'. */
export const wordOf = (fileName: unknown): string =>
  /stories\/(\w+)\/[^/]+$/.exec(String(fileName))?.[1] ?? 'primitives';

const isLong = (value: unknown): boolean =>
  typeof value === 'object' &&
  !isElement(value) &&
  expression(value, new Needs()).split('\n').length > mostLines;

/** Whether there is a number in it, which may be an amount: a number alone is none to the compiler. */
const hasNumber = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'object' &&
    value !== null &&
    !isElement(value) &&
    !isRef(value) &&
    Object.values(value).some(hasNumber));

/** What the type of a property says, with the types it consists of. */
const typeOf = (property: Property | undefined): string => JSON.stringify(property?.tsType ?? '');

/** Whether a value cannot stand in the code, and its name does. */
function isDeclared(prop: string, value: unknown, component: unknown): boolean {
  if (prop === 'children' || moduleOf(component) === undefined) return false;
  const type = typeOf(propertiesOf(component)?.[prop]);
  if (answers(prop, value) || (typeof value === 'function' && type.includes('Promise<'))) return true;
  if (typeof value === 'number') return type.includes('Paise');
  const isPrimitive = moduleOf(component)?.includes('/primitives/');
  return isLong(value) || (typeof value === 'object' && !isPrimitive && hasNumber(value));
}

/** Declares a property with its type; one that only an alternative of a union has is that alternative's. */
function declare(prop: string, component: unknown, needs: Needs): Named {
  const all = `ComponentProps<typeof ${nameOf(component)}>`;
  const properties = propertiesOf(component);
  const of = !properties || prop in properties ? all : `Extract<${all}, { ${prop}: unknown }>`;
  const type = `${of}['${prop}']`;
  const another = needs.declared.get(prop);
  const name = another === undefined || another === type ? prop : `${prop}Of${nameOf(component)}`;
  needs.declared.set(name, type);
  return new Named(name);
}

/** The story as code to be pasted: the component with the story's values, and its import, without the helpers the
 *  story itself needs. Listeners become empty functions; long data, and functions that answer, are declared with their
 *  type.
 *  @returns null for a story without a component of the product */
export function pasteableCode({ component, args }: ShownStory): string | null {
  if (moduleOf(component) === undefined || Object.keys(args).length === 0) return null;
  const needs = new Needs();
  const code = element(component, args, needs);
  const { imports, declared } = needs;
  const modules = [...new Set(imports.values())].filter(module => module !== undefined);
  const head = [
    ...(declared.size > 0 ? ["import type { ComponentProps } from 'react';"] : []),
    ...modules.map(module => {
      const names = [...imports].flatMap(([one, its]) => (its === module ? [one] : []));
      return `import { ${names.toSorted().join(', ')} } from '${module}';`;
    }),
    ...(declared.size > 0 ? [''] : []),
    ...[...declared].map(([name, type]) => `declare const ${name}: ${type};`),
  ];
  return `${head.join('\n')}\n\n${code}`;
}
