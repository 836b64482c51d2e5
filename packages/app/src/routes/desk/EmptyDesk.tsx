import { AppShell } from '@lending-desk/ui/shell/AppShell';
import { usePreferences, useShownTheme } from '../../preferences/preferences';

const nothing = () => undefined;

/** The shell while it is unknown who is signed in: nothing in it can be used. */
export function EmptyDesk() {
  const { mini } = usePreferences();
  const theme = useShownTheme();
  return (
    <div inert aria-hidden>
      <AppShell
        viewer={null}
        currentAddress=""
        breadcrumb={[]}
        mini={mini}
        onToggleMini={nothing}
        theme={theme}
        onToggleTheme={nothing}
        onLogout={nothing}
        onOpenPalette={nothing}
        onOpenShortcuts={nothing}
      />
    </div>
  );
}
