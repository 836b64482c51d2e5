import { formatDate, formatDateTime } from '@lending-desk/domain/calendar';
import {
  type ChangedSettings,
  type SettingName,
  settingNames,
  type SettingsAnswer,
  type SettingsChangeLine,
  settingsFormOf,
  settingsMessages,
  settingsVerdict,
} from '@lending-desk/domain/lenderSettings';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button, IconButton } from '../../primitives/Button';
import { ConfirmDialog } from '../../primitives/Dialog';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { useForm } from '../../primitives/Form';
import { MoneyField } from '../../primitives/MoneyField';
import { NumberField } from '../../primitives/NumberField';
import { PageHeading } from '../../primitives/PageHeading';
import { Panel } from '../../primitives/Panel';
import { PercentField } from '../../primitives/PercentField';
import { Skeleton } from '../../primitives/Skeleton';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { TextField } from '../../primitives/TextField';
import type { Read } from '../../primitives/States';
import { Page } from '../PageLayout';
import { fields, foot, name as nameClass, order, place, why } from './SettingsScreen.css';
import { partWords, settingText, settingWords } from './words';

/** A change as it is sent. */
export type SettingsSent = {
  readonly version: number;
  readonly changed: ChangedSettings;
  readonly reason: string;
};

export type SettingsScreenProps = {
  /** The settings, or that they are loading or failed. */
  shown: Read<SettingsAnswer>;
  /** The change is being sent. @default false */
  sending?: boolean | undefined;
  /** Why the last change was refused. @default it was not */
  error?: string | undefined;
  /** `done` begins the form anew with what holds then. */
  onChange: (sent: SettingsSent, done: () => void) => void;
};

/** What the lender charges and allows, for a super user: what holds today and from the next business date on, and
 *  every change (M1). */
export function SettingsScreen(props: SettingsScreenProps) {
  const { shown } = props;
  return (
    <Page width="settings" busy={shown.state === 'loading'}>
      <div>
        <PageHeading title="Settings">What is charged and allowed</PageHeading>
      </div>
      {shown.state === 'failed' ? (
        <ErrorPanel
          title={settingsMessages.readFailed}
          message={shown.message === settingsMessages.readFailed ? undefined : shown.message}
          retry={{ onTryNow: shown.onRetry }}
        />
      ) : shown.state === 'loading' ? (
        <>
          <Skeleton height={320} radius="lg" />
          <Skeleton height={240} radius="lg" />
        </>
      ) : (
        <>
          <Change {...props} settings={shown.value} />
          <Panel title="Changes" padding="none">
            <Table
              label="Changes"
              columns={columns}
              rows={shown.value.changes}
              rowKey={rowKey}
              empty={{ why: 'Nothing was changed yet.' }}
            />
          </Panel>
        </>
      )}
    </Page>
  );
}

function Change({
  settings,
  sending = false,
  error,
  onChange,
}: Omit<SettingsScreenProps, 'shown'> & { settings: SettingsAnswer }) {
  // What the form began with: what somebody else changes meanwhile stands beside the field.
  const [begun, setBegun] = useState(settings);
  const [asking, setAsking] = useState<{ changed: ChangedSettings; reason: string } | null>(null);
  const [savedAt, setSavedAt] = useState(0);
  const form = useForm({
    initial: settingsFormOf(begun.next),
    beginsWith: savedAt,
    validate: values => settingsVerdict(values, begun.next),
    disabled: sending,
    onSubmit: setAsking,
  });
  const { next, nextFrom, version } = settings;
  if (savedAt !== version && !form.changed && !sending && begun.version !== version) {
    setBegun(settings);
    setSavedAt(version);
  }
  const helper = (name: SettingName) => {
    const [today, later] = [settingText(name, settings.settings), settingText(name, next)];
    return today === later ? `Today: ${today}` : `Today: ${today}. From ${formatDate(nextFrom)}: ${later}`;
  };
  const field = <Name extends Exclude<SettingName, 'allocationOrder'>>(name: Name) => ({
    ...form.field(name),
    label: settingWords[name],
    helper: helper(name),
    required: true,
  });
  return (
    <Panel title="Change" meta={`A change holds from ${formatDate(nextFrom)} on, never for the past`}>
      {error === undefined ? null : (
        <Banner tone="reject" title="The settings were not changed" live>
          {error}
        </Banner>
      )}
      <form {...form.props} aria-label="Change the settings">
        <div className={fields}>
          <PercentField {...field('penalPercent')} />
          <NumberField {...field('penalGraceDays')} decimals={false} />
          <MoneyField {...field('bounceCharge')} />
          <MoneyField {...field('waiverLimit')} />
          <TextField {...field('callsFrom')} mono />
          <TextField {...field('callsUntil')} mono />
          <NumberField {...field('callsADay')} decimals={false} />
          <Order
            value={form.values.allocationOrder}
            helper={helper('allocationOrder')}
            error={form.errors['allocationOrder']}
            onChange={allocationOrder => form.change({ allocationOrder })}
          />
        </div>
        <div className={foot}>
          <div className={why}>
            <TextField {...form.field('reason')} label="Reason" required />
          </div>
          <Button type="submit" variant="solid" loading={sending} loadingLabel="Saving">
            Save
          </Button>
        </div>
      </form>
      {asking === null ? null : (
        <ConfirmDialog
          open
          title={`Change from ${formatDate(nextFrom)} on?`}
          body="What is posted stays as it is. A day before that keeps its own rule, also when it is posted later."
          facts={settingNames
            .filter(each => asking.changed[each] !== undefined)
            .map(each => ({
              label: settingWords[each],
              value: `${settingText(each, next)} → ${settingText(each, asking.changed)}`,
            }))}
          confirmLabel="Change Settings"
          busyLabel="Changing"
          busy={sending}
          onConfirm={() => {
            setAsking(null);
            onChange({ version, ...asking }, () => form.change(settingsFormOf(begun.next)));
          }}
          onCancel={() => setAsking(null)}
        />
      )}
    </Panel>
  );
}

type Part = SettingsAnswer['next']['allocationOrder'][number];

/** The parts of an EMI in the order in which money pays them; each is moved up and down. */
function Order({
  value,
  helper,
  error,
  onChange,
}: {
  value: readonly Part[];
  helper: string;
  error: string | undefined;
  onChange: (order: Part[]) => void;
}) {
  const swap = (at: number, by: -1 | 1) =>
    onChange(
      value.map((part, index) => {
        if (index === at) return value[at + by] ?? part;
        return index === at + by ? (value[at] ?? part) : part;
      }),
    );
  return (
    <div>
      <Text as="p" weight="medium" size="caption">
        {settingWords.allocationOrder}
      </Text>
      <ol className={order} aria-label={settingWords.allocationOrder}>
        {value.map((part, at) => (
          <li key={part} className={place}>
            <span className={nameClass}>
              {at + 1}. {partWords[part]}
            </span>
            <IconButton
              icon={ArrowUp}
              label={`Move ${partWords[part]} up`}
              disabledReason={at === 0 ? 'It is the first' : undefined}
              onClick={() => swap(at, -1)}
            />
            <IconButton
              icon={ArrowDown}
              label={`Move ${partWords[part]} down`}
              disabledReason={at === value.length - 1 ? 'It is the last' : undefined}
              onClick={() => swap(at, 1)}
            />
          </li>
        ))}
      </ol>
      <Text as="p" size="caption" tone={error === undefined ? 'secondary' : 'reject'}>
        {error ?? helper}
      </Text>
    </div>
  );
}

const changedText = ({ changed }: SettingsChangeLine): string =>
  settingNames
    .filter(each => changed[each] !== undefined)
    .map(each => `${settingWords[each]}: ${settingText(each, changed)}`)
    .join('; ');

const columns: readonly Column<SettingsChangeLine>[] = [
  { id: 'from', header: 'Valid from', width: 120, cell: ({ validFrom }) => formatDate(validFrom) },
  { id: 'changed', header: 'Changed to', cell: changedText },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { id: 'by', header: 'By', width: 150, cell: ({ by }) => by },
  { id: 'at', header: 'Made', width: 170, cell: ({ madeAt }) => formatDateTime(madeAt) },
];
const rowKey = ({ version }: SettingsChangeLine) => String(version);
