import { contract } from '@lending-desk/domain/contract';
import { type ChangedSettings, settingsMessages } from '@lending-desk/domain/lenderSettings';
import { wireSettings } from '../../fixtures/lenderSettings';
import { staff } from '../../fixtures/staff';
import { type Answer, answering, Refused } from './answering';
import type { SignInDesk } from './desk';

/** What the settings page stores. */
export interface SettingsDesk extends SignInDesk {
  settings: typeof wireSettings;
}

export const settingsDesk = (): SettingsDesk => ({
  people: [staff.superUser],
  sessions: new Map(),
  settings: wireSettings,
});

/** Somebody changes a setting. */
export function changeSettings(
  desk: SettingsDesk,
  changed: ChangedSettings,
  { by, reason }: { readonly by: string; readonly reason: string },
): void {
  const { settings } = desk;
  const version = settings.version + 1;
  const made = { madeOn: settings.today, madeAt: '2026-11-15T06:00:00.000Z', validFrom: settings.nextFrom };
  desk.settings = {
    ...settings,
    version,
    next: Object.assign({ ...settings.next }, changed),
    changes: [{ ...made, version, by, reason, changed }, ...settings.changes],
  };
}

/** What the settings page asks for. */
export const settingsAnswers: readonly Answer<SettingsDesk>[] = [
  answering(contract.lenderSettings.read, (desk: SettingsDesk) => ({ data: desk.settings })),
  answering(contract.lenderSettings.change, (desk: SettingsDesk, viewer, { version, changed, reason }) => {
    if (version !== desk.settings.version)
      throw new Refused(409, settingsMessages.meanwhile(desk.settings.changes[0]?.by ?? ''));
    changeSettings(desk, changed, { by: viewer.fullName, reason });
    return { data: desk.settings };
  }),
];
