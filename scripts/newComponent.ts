// npm run new-component NAME WORD: creates a component with its styles, index and story in the right folders. A
// primitive has a group too: npm run new-component NAME primitives GROUP.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

const guides = 'stories/primitives/guides';
const groups = readdirSync(join(root, guides))
  .map(file => file.replace(/\.ts$/, ''))
  .filter(file => file !== 'guide' && file !== 'index');

const [name = '', word = '', group = ''] = process.argv.slice(2);
if (!/^[A-Z][A-Za-z]+$/.test(name) || !/^[a-z]+$/.test(word)) {
  console.error('Usage: npm run new-component NAME WORD, such as: npm run new-component DpdBadge repayment');
  process.exit(1);
}
if (word === 'primitives' && !groups.includes(group)) {
  console.error(`Usage: npm run new-component ${name} primitives GROUP, one of: ${groups.join(', ')}`);
  process.exit(1);
}

const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2');
const place = word === 'primitives' ? `Primitives/${capital(group)}` : capital(word);
const title = `${place}/${capital(spaced.toLowerCase())}`;
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs. 1,25,000 applied')).toBeVisible();
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
if (word === 'primitives') {
  console.log(
    `Now write its guide: '${title}' in ${guides}/${group}.ts. Until then scripts/storyFiles.test.ts fails.`,
  );
}
