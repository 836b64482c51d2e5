import { formatRupees, rupees } from '@lending-desk/domain/money';
import type { ChangedSettings, LenderSettings, SettingName } from '@lending-desk/domain/lenderSettings';

type PartName = LenderSettings['allocationOrder'][number];

export const partWords: Readonly<Record<PartName, string>> = {
  interest: 'Interest',
  principal: 'Principal',
  fee: 'Fee',
  bounce: 'Bounce',
  penal: 'Penal',
};

/** What each setting is called. */
export const settingWords: Readonly<Record<SettingName, string>> = {
  allocationOrder: 'Allocation order',
  penalPercent: 'Penal rate',
  penalGraceDays: 'Days of grace',
  bounceCharge: 'Bounce charge, with tax',
  waiverLimit: 'Waiver by one person',
  callsFrom: 'Calls from',
  callsUntil: 'Calls until',
  callsADay: 'Calls a day',
};

const amount = (value: number) => formatRupees(rupees(value), { paise: true });
const text =
  <Name extends SettingName>(name: Name, format: (value: NonNullable<ChangedSettings[Name]>) => string) =>
  (settings: ChangedSettings): string => {
    const value = settings[name];
    return value === undefined ? '' : format(value);
  };

const shown: Readonly<Record<SettingName, (settings: ChangedSettings) => string>> = {
  allocationOrder: text('allocationOrder', order => order.map(part => partWords[part]).join(', ')),
  penalPercent: text('penalPercent', value => `${value} %`),
  penalGraceDays: text('penalGraceDays', String),
  bounceCharge: text('bounceCharge', amount),
  waiverLimit: text('waiverLimit', amount),
  callsFrom: text('callsFrom', String),
  callsUntil: text('callsUntil', String),
  callsADay: text('callsADay', String),
};

/** A setting as people read it; '' for one that is not there. */
export const settingText = (name: SettingName, settings: ChangedSettings): string => shown[name](settings);
