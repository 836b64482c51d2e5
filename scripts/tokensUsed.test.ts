import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';
import { tokensIn, tokensUsed } from './stories/tokensUsed';

describe('tokensIn', () => {
  it('reads tokens by their whole name, in brackets and by a shorter name', () => {
    const source = `
      const { colour, text } = vars;
      const { reject } = vars.colour.status;
      export const a = style({ ...text.caption, padding: vars.space[2], gap: \`\${vars.space[1]} 0\` });
      export const b = style({ color: colour.text.primary, borderColor: reject.border });`;
    expect(tokensIn(source)).toEqual([
      'colour.status.reject.border',
      'colour.text.primary',
      'space.1',
      'space.2',
      'text.caption',
    ]);
  });

  it('names the group where a variable chooses the token, and no properties of other values', () => {
    const source = `
      const fill = (bucket: Bucket) => vars.colour.dpd[bucket].fill;
      export const c = style({ color: palette.colour.text, top: vars.layout.topbar.length });`;
    expect(tokensIn(source)).toEqual(['colour.dpd', 'layout.topbar']);
  });
});

describe('tokensUsed', () => {
  it('has the components of ui with the styles of their parts', () => {
    const used = tokensUsed(root);
    expect(used['primitives/Button']).toContain('colour.accent.solid');
    expect(used['primitives/IconButton']).toEqual(used['primitives/Button']);
    // The row of a table has a file of styles beside the table's.
    expect(used['primitives/Table']).toEqual(expect.arrayContaining(['density.row', 'density.cellX']));
    expect(Object.values(used).filter(tokens => tokens.length > 0).length).toBeGreaterThan(100);
  });
});
