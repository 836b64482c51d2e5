// npm run new-component NAME WORD PLACE [REQUIREMENT]: creates a component with its styles, index and stories in the
// right folders; PLACE is a desk and a kind, such as credit/tabs. A primitive has a group instead: npm run
// new-component NAME primitives GROUP.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { root } from './install.mjs';

const guides = 'stories/primitives/guides';
const groups = readdirSync(join(root, guides))
  .map(file => file.replace(/\.ts$/, ''))
  .filter(file => file !== 'guide' && file !== 'index');

const slugOf = (text: string) => text.toLowerCase().replaceAll(' ', '-');
const order: unknown[] = getStorySortParameter(
  readFileSync(join(root, '.storybook/preview.tsx'), 'utf8'),
).order;
/** The places of the book that have tabs, dialogs or parts, by how they are typed: credit/tabs. */
const places = new Map(
  order.flatMap((desk, at) => {
    const kinds = order[at + 1];
    if (typeof desk !== 'string' || !Array.isArray(kinds) || !kinds.includes('Parts')) return [];
    return kinds
      .filter(kind => typeof kind === 'string')
      .map((kind): [string, string] => [`${slugOf(desk)}/${slugOf(kind)}`, `${desk}/${kind}`]);
  }),
);

const [name = '', word = '', where = '', requirement] = process.argv.slice(2);
const isPrimitive = word === 'primitives';
function usage(text: string): never {
  console.error(`Usage: npm run new-component ${text}`);
  process.exit(1);
}
if (!/^[A-Z][A-Za-z]+$/.test(name) || !/^[a-z]+$/.test(word))
  usage('NAME WORD PLACE, such as: npm run new-component DpdBadge repayment collections/parts');
if (isPrimitive && !groups.includes(where)) usage(`${name} primitives GROUP, one of: ${groups.join(', ')}`);
if (!isPrimitive && !places.has(where))
  usage(`${name} ${word} PLACE, one of: ${[...places.keys()].join(', ')}`);

const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const spaced = capital(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
// A tab and a dialog are listed by their words on the screen.
const label = isPrimitive ? spaced : spaced.replace(/ (tab|dialog)$/, '');
const title = `${isPrimitive ? `Primitives/${capital(where)}` : places.get(where)}/${label}`;
// Parts and primitives are listed by no states.
const hasStates = !isPrimitive && !where.endsWith('/parts');
const covers = requirement === undefined ? [] : [`covers: ['${requirement}']`];
/** What a story says of itself, as a line of its code. */
function parametersLine(state: string, ...said: readonly string[]) {
  const all = [...said, ...(hasStates ? [`states: ['${state}']`] : [])];
  return all.length > 0 ? `  parameters: { ${all.join(', ')} },\n` : '';
}
const folder = `packages/ui/src/${word}/${name}`;

const files = {
  [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import { root } from './${name}.css';

interface ${name}Props {
  /** What it shows. */
  children: ReactNode;
}

/** Describe in one sentence what the component shows. */
export function ${name}({ children }: ${name}Props) {
  return <section className={root}>{children}</section>;
}
`,
  [`${folder}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const root = style({
  color: vars.colour.text.primary,
});
`,
  [`${folder}/index.ts`]: `export { ${name} } from './${name}';
`,
  [`stories/${word}/${name}.stories.tsx`]: `import { ${name} } from '@lending-desk/ui/${word}/${name}';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: '${title}',
  component: ${name},
  args: { children: 'Rs. 1,25,000 applied' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
${parametersLine('ready', ...covers)}  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs. 1,25,000 applied')).toBeVisible();
  },
};

export const Longest: Story = {
  args: { children: 'Rs. 1,25,000 applied by Venkata Subrahmanya Lakshmi Narasimha Chakravarthulapudi' },
${parametersLine('longest')}  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Chakravarthulapudi$/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
`,
};

const present = Object.keys(files).filter(path => existsSync(join(root, path)));
if (present.length > 0) {
  console.error(`Already there: ${present.join(', ')}`);
  process.exit(1);
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(path);
}
console.log('Then name the clauses that a story proves in its parameters: covers.');
if (isPrimitive) {
  console.log(
    `Now write its guide: '${title}' in ${guides}/${where}.ts. Until then scripts/storyFiles.test.ts fails.`,
  );
} else if (hasStates) {
  console.log(
    `Now give '${title}' a row in scripts/stories/mustShow.ts with its other states. Until then npm run check:stories fails.`,
  );
}
