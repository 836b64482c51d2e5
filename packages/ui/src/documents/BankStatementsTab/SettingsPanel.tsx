import type { BusinessDate } from '@lending-desk/domain/calendar';
import { verdictByFaults } from '@lending-desk/domain/form';
import {
  acceptancePolicies,
  type AcceptancePolicy,
  type AnalysisSettings,
  selectableEndMonths,
  selectableMonths,
  settingsFaults,
  statementMessages,
} from '@lending-desk/domain/statements';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { useForm } from '../../primitives/Form';
import { MonthField } from '../../primitives/MonthField';
import { Panel } from '../../primitives/Panel';
import { RadioCards } from '../../primitives/RadioCards';
import { StatusLine } from '../../primitives/StatusLine';
import type { Done, Run } from '../../primitives/States';
import { foot, months, settings as settingsClass } from './BankStatementsTab.css';

export type SettingsProps = {
  /** What is stored, from which the typing began. */
  initial: AnalysisSettings;
  /** The form as it is; the parent keeps it on the device. */
  draft: AnalysisSettings;
  onDraft: (draft: AnalysisSettings) => void;
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  today: BusinessDate;
  save: Run | Done<{ message: string }>;
  /** Called with settings that hold every rule. */
  onSave: (settings: AnalysisSettings) => void;
  /** A notice above the fields. @default none */
  notice?: ReactNode;
};

const policyWords: Readonly<Record<AcceptancePolicy, { label: string; hint: string }>> = {
  atLeastOneTransactionInRange: {
    label: 'One transaction in the range',
    hint: 'Any month of the range may be empty',
  },
  atLeastOneTransactionPerMonthInRange: {
    label: 'One transaction in every month',
    hint: 'No month of the range may be empty',
  },
};

const monthOrNull = (text: string) => (text === '' ? null : text);

/** Months and acceptance policy of the analysis [CS-033 to CS-041].
 *  @param whyNot  why nothing of it can be changed */
export function SettingsPanel({ whyNot, ...props }: SettingsProps & { whyNot: string | undefined }) {
  const { initial, draft, onDraft, today, save, onSave } = props;
  const running = save.state === 'running';
  const locked = whyNot !== undefined || running;
  const form = useForm({
    initial,
    draft: { values: draft, onChange: onDraft },
    validate: values => verdictByFaults(values, settingsFaults(values, today)),
    showErrors: 'submitted',
    disabled: locked,
    onSubmit: onSave,
  });
  const start = form.field('startDate');
  const end = form.field('endDate');
  const policy = form.field('acceptancePolicy');
  const window = selectableMonths(today);
  const endWindow = selectableEndMonths(draft.startDate, today);
  return (
    <Panel title="Analysis settings" meta={props.draftNote}>
      <form className={settingsClass} aria-label="Analysis settings" {...form.props}>
        {props.notice}
        <div className={months}>
          <MonthField
            {...start}
            label="Start month"
            required
            value={monthOrNull(start.value)}
            min={window.from}
            max={window.to}
            today={today}
            disabled={locked}
          />
          <MonthField
            {...end}
            label="End month"
            required
            value={monthOrNull(end.value)}
            min={endWindow?.from}
            max={endWindow?.to}
            today={today}
            disabled={locked || endWindow === null}
            disabledReason={endWindow === null ? statementMessages.startMonthFirst : undefined}
          />
        </div>
        <RadioCards<string>
          {...policy}
          label="Acceptance policy"
          required
          disabled={locked}
          value={monthOrNull(policy.value)}
          options={acceptancePolicies.map(value => ({ value, ...policyWords[value] }))}
        />
        <div className={foot}>
          <StatusLine state={save.state}>{'message' in save ? save.message : null}</StatusLine>
          <Button type="submit" loading={running} loadingLabel="Saving" disabledReason={whyNot}>
            Save Settings
          </Button>
        </div>
      </form>
    </Panel>
  );
}
