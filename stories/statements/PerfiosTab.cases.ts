import type { PerfiosTabProps } from '@lending-desk/ui/statements/PerfiosTab';
import { fn } from 'storybook/test';
import { pennyDrops, statements } from '../fixtures/statements';
import { inBox } from '../inBox';
import type { Area } from '../panels';
import { rowsOf, textsOf } from '../tables';

/** A year of a salaried customer's account, whose number is not masked. */
export const perfiosArgs: PerfiosTabProps = {
  state: { state: 'ready', value: statements.salaried() },
  pennyDrop: pennyDrops.same,
  onReveal: fn(async (): Promise<string | null> => null),
};

/** The tab's width next to an open sidebar and the rail. */
export const besideTheRail = inBox({ width: 820 });

export const firstRow = (area: Area) => textsOf(rowsOf(area)[0]);
