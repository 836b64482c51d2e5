import {
  type DecisionCost,
  decisionCost,
  type DecisionDraft,
  rupeesText,
  tenures,
} from '@lending-desk/domain/decision';
import { formatRupees, type Paise, paise, rupees } from '@lending-desk/domain/money';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Button } from '../../primitives/Button';
import { Text } from '../../primitives/Text';
import { headRoomText } from '../headRoomText';
import {
  change,
  emi,
  figure,
  figures,
  last,
  move as moveRow,
  moved as movedText,
  now,
  panel,
  slider,
  track,
  value,
} from './WhatIf.css';

/** Where keys lead in the what-if. */
export type WhatIfReach = {
  /** Focuses the first slider. */
  focus: () => void;
  /** Puts amount and tenure into the form. */
  use: () => void;
};

export type WhatIfProps = {
  /** The form: everything but amount and tenure is taken from it. */
  draft: DecisionDraft;
  /** The amount the customer asked for; tried first while the form has none. */
  applied: Paise;
  /** Called with the amount and tenure to put into the form, as the form writes them. */
  onUse: (terms: Pick<DecisionDraft, 'maxAmount' | 'months'>) => void;
  /** For keys that lead here. @default none */
  reach?: Ref<WhatIfReach> | undefined;
};

const step = rupees(1000);
const usualMonths = 12;

type Moved = { readonly amount?: Paise; readonly months?: number };

/** Amount and tenure on sliders, and what the loan then comes to against the form. */
export function WhatIf({ draft, applied, onUse, reach }: WhatIfProps) {
  const [moved, setMoved] = useState<Moved>({});
  const move = (part: Moved) => setMoved(now => ({ ...now, ...part }));
  const first = useRef<HTMLInputElement>(null);
  const form = useMemo(() => decisionCost(draft), [draft]);
  const own = form.principal ?? applied;
  const amount = moved.amount ?? own;
  const months = moved.months ?? form.months ?? usualMonths;
  const terms = { maxAmount: rupeesText(amount), months: String(months) };
  const tried = decisionCost({ ...draft, ...terms });
  // The scale stays as it was while the form takes what it ends in.
  const [reached] = useState(() => Math.max(own, applied));
  const most = Math.max(Math.ceil((reached * 1.5) / step) * step, Math.ceil(amount / step) * step);
  const same = amount === form.principal && months === form.months;
  const use = () => {
    if (same) return;
    onUse(terms);
    setMoved({});
  };
  useImperativeHandle(reach, () => ({ focus: () => first.current?.focus(), use }));

  return (
    <div className={panel}>
      <label className={moveRow}>
        <Text size="caption" tone="secondary">
          Amount
        </Text>
        <input
          ref={first}
          className={slider}
          type="range"
          min={step}
          max={most}
          step={step}
          value={amount}
          aria-valuetext={formatRupees(amount)}
          onChange={event => move({ amount: paise(Number(event.currentTarget.value)) })}
        />
        <span className={movedText} aria-hidden>
          {formatRupees(amount)}
        </span>
      </label>
      <label className={moveRow}>
        <Text size="caption" tone="secondary">
          Tenure
        </Text>
        <input
          className={slider}
          type="range"
          min={0}
          max={tenures.length - 1}
          value={tenures.findIndex(one => one === months)}
          aria-valuetext={`${months} months`}
          onChange={event => move({ months: tenures[Number(event.currentTarget.value)] ?? months })}
        />
        <span className={movedText} aria-hidden>
          {months} months
        </span>
      </label>
      <Figures tried={tried} form={form} />
      <FoirBar {...tried} />
      <div className={last}>
        <Text
          size="caption"
          tone={tried.headRoom !== null && tried.headRoom < 0 ? 'reject' : 'secondary'}
          numeric
        >
          {tried.emi === null
            ? 'An interest rate is needed'
            : tried.headRoom === null
              ? 'No max EMI to stay below'
              : `Head-room: ${headRoomText(tried.headRoom)}`}
        </Text>
        <Button
          size="xs"
          kbd="U"
          disabledReason={same ? 'The form has these already' : undefined}
          onClick={use}
        >
          Use these
        </Button>
      </div>
    </div>
  );
}

const rupeesOf = (amount: number) => formatRupees(paise(amount));
const percentOf = (share: number) => `${share.toFixed(2)}%`;

const shown: readonly {
  label: string;
  of: (cost: DecisionCost) => number | null;
  text: (figure: number) => string;
}[] = [
  { label: 'EMI', of: cost => cost.emi, text: rupeesOf },
  { label: 'Total interest', of: cost => cost.totalInterest, text: rupeesOf },
  { label: 'APR with fee', of: cost => cost.apr, text: percentOf },
  { label: 'FOIR', of: cost => cost.foirAfter, text: percentOf },
];

/** '+Rs. 480' more than the form, '−0.52%' less; empty where both are the same or one is not known. */
function changeText(tried: number | null, form: number | null, text: (figure: number) => string): string {
  if (tried === null || form === null) return '';
  const more = Math.round((tried - form) * 100) / 100;
  return more === 0 ? '' : `${more > 0 ? '+' : '−'}${text(Math.abs(more))}`;
}

function Figures({ tried, form }: { tried: DecisionCost; form: DecisionCost }) {
  return (
    <dl className={figures}>
      {shown.map(({ label, of, text }) => {
        const found = of(tried);
        return (
          <div key={label} className={figure}>
            <Text as="dt" size="caption" tone="tertiary">
              {label}
            </Text>
            <dd className={value}>{found === null ? '–' : text(found)}</dd>
            <dd className={change}>{changeText(found, of(form), text)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The share of the salary that goes into obligations, and what the EMI adds to it. */
function FoirBar({ foirNow, foirAfter }: DecisionCost) {
  if (foirNow === null) return null;
  const added = foirAfter === null ? 0 : Math.max(0, foirAfter - foirNow);
  return (
    <div
      className={track}
      role="img"
      aria-label={`FOIR ${percentOf(foirNow)} now${foirAfter === null ? '' : `, ${percentOf(foirAfter)} with the EMI`}`}
    >
      <i className={now} style={{ width: `${Math.min(100, foirNow)}%` }} />
      <i className={emi} style={{ width: `${Math.min(100, added)}%` }} />
    </div>
  );
}
