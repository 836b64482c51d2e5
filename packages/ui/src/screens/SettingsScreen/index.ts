export { SettingsScreen, type SettingsScreenProps, type SettingsShown } from './SettingsScreen';
