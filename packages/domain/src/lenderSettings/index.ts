export { lenderSettingsContract, type SettingsAnswer, type SettingsChangeLine } from './contract';
export { settingsMessages } from './messages';
export {
  type ChangedSettings,
  ledgerSettingsOf,
  lenderSettingsOf,
  type LenderSettings,
  settingNames,
  type SettingName,
  settingsFault,
  settingsFormOf,
  settingsVerdict,
} from './settings';
