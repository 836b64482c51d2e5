import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inlineRow, textSize, vars } from '../../theme';

const tones = ['approve', 'flag', 'reject', 'info', 'neutral'] as const;
const { status } = vars.colour;

export const badge = recipe({
  base: {
    ...inlineRow,
    verticalAlign: 'middle',
    maxWidth: '100%',
    minWidth: 0,
    height: 20,
    ...textSize('caption'),
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    selectors: {
      // A column of fixed width takes no more of a long word on paper, where it cannot be hovered.
      '[data-fixed] &': { '@media': { print: { height: 'auto', whiteSpace: 'normal' } } },
    },
  },
  variants: {
    emphasis: {
      soft: { gap: '4px', padding: '0 7px 0 6px', borderRadius: vars.radius.sm },
      text: { gap: '5px' },
    },
    tone: { approve: {}, flag: {}, reject: {}, info: {}, neutral: {} },
  },
  compoundVariants: tones.flatMap(tone => [
    {
      variants: { tone, emphasis: 'soft' as const },
      style: { backgroundColor: status[tone].soft, color: status[tone].text },
    },
    {
      variants: { tone, emphasis: 'text' as const },
      style: { color: tone === 'neutral' ? vars.colour.text.tertiary : status[tone].text },
    },
  ]),
});

export const word = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
