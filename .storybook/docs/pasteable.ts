import { isValidElement, type ReactElement } from 'react';
import { icons } from '../../stories/foundations/icons';

interface Component {
  readonly displayName?: string | undefined;
  readonly name?: string | undefined;
  readonly type?: Component;
  readonly render?: Component;
  /** What Storybook's reader of properties leaves at a component. */
  readonly __docgenInfo?: { readonly displayName?: string };
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

const isElement = (value: unknown): value is ReactElement<Record<string, unknown>> => isValidElement(value);
const isComponent = (value: unknown) =>
  iconNames.has(value) || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** A value as an expression. */
function expression(value: unknown, named: Set<string>): string {
  if (isElement(value)) return element(nameOf(value.type) || 'Fragment', value.props, named);
  if (isComponent(value)) {
    named.add(nameOf(value));
    return nameOf(value);
  }
  if (typeof value === 'function') return '() => {}';
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (Array.isArray(value)) {
    return wrapped(
      '[',
      value.map(one => expression(one, named)),
      ']',
    );
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
    return wrapped(
      '{ ',
      entries.map(([name, one]) => `${key(name)}: ${expression(one, named)}`),
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

function attribute(name: string, value: unknown, named: Set<string>): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\n\\{]/.test(value)) return `${name}="${value}"`;
  return `${name}={${expression(value, named)}}`;
}

function child(value: unknown, named: Set<string>): string {
  if (Array.isArray(value)) return value.map(one => child(one, named)).join('\n');
  if (typeof value === 'string' && !/[{}<>]/.test(value)) return value;
  return isElement(value) ? expression(value, named) : `{${expression(value, named)}}`;
}

function element(name: string, props: Readonly<Record<string, unknown>>, named: Set<string>): string {
  if (/^[A-Z]/.test(name)) named.add(name);
  const { children, ...rest } = props;
  const attributes = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => attribute(prop, value, named));
  const line = `<${[name, ...attributes].join(' ')}`;
  const long = line.length > width || line.includes('\n');
  const open = long ? `<${name}\n${indent(attributes.join('\n'))}\n` : line;
  if (children === undefined || children === null) return long ? `${open}/>` : `${open} />`;
  const inside = child(children, named);
  const flat = `${open}>${inside}</${name}>`;
  return flat.length <= width && !flat.includes('\n') ? flat : `${open}>\n${indent(inside)}\n</${name}>`;
}

/** What is known of a story when its code is shown. */
export interface ShownStory {
  readonly component?: unknown;
  readonly args: Readonly<Record<string, unknown>>;
  /** Path of the story's file. */
  readonly fileName?: unknown;
}

/** The word a story's component belongs to, which is the folder of both: 'primitives'. */
export const wordOf = (fileName: unknown): string =>
  /stories\/(\w+)\/[^/]+$/.exec(String(fileName))?.[1] ?? 'primitives';

/** The story as code to be pasted: the component with the story's values, and its import, without the helpers the
 *  story itself needs. Functions become empty ones.
 *  @returns null for a story without a component */
export function pasteableCode(story: ShownStory): string | null {
  const name = nameOf(story.component);
  if (name === '' || Object.keys(story.args).length === 0) return null;
  const named = new Set<string>();
  const code = element(name, story.args, named);
  const word = wordOf(story.fileName);
  const own = [...named].filter(one => !(one in icons) && one !== 'Fragment');
  const drawn = [...named].filter(one => one in icons).toSorted();
  const imports = [
    ...own.map(one => {
      const folder = one === name ? word : 'primitives';
      return `import { ${one} } from '@lending-desk/ui/${folder}/${one}';`;
    }),
    ...(drawn.length > 0 ? [`import { ${drawn.join(', ')} } from 'lucide-react';`] : []),
  ];
  return `${imports.join('\n')}\n\n${code}`;
}
