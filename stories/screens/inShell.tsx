import type { Viewer } from '@lending-desk/domain/access';
import { AppShell } from '@lending-desk/ui/shell/AppShell';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { fn } from 'storybook/test';
import { staff } from '../fixtures/staff';

type Place = { address: string; breadcrumb: readonly { label: string }[]; viewer?: Viewer };

function Frame({ place, dark, children }: { place: Place; dark: boolean; children: ReactNode }) {
  const [mini, setMini] = useState(false);
  return (
    <AppShell
      viewer={place.viewer ?? staff.superUser}
      currentAddress={place.address}
      breadcrumb={place.breadcrumb}
      mini={mini}
      onToggleMini={() => setMini(!mini)}
      theme={dark ? 'dark' : 'light'}
      onToggleTheme={fn()}
      onLogout={fn()}
      onOpenPalette={fn()}
      onOpenShortcuts={fn()}
    >
      {children}
    </AppShell>
  );
}

/** Renders a screen in its real place: next to the sidebar, below the top bar, as high as the window. */
export function inShell(place: Place): Decorator {
  return function InShell(Story, { globals }) {
    return (
      <Frame place={place} dark={globals['theme'] === 'dark'}>
        <Story />
      </Frame>
    );
  };
}

/** Whether only tables need to scroll sideways. */
export function fitsTheWindow(): boolean {
  const page = document.getElementById('page');
  return (
    document.documentElement.scrollWidth <= window.innerWidth &&
    (page === null || page.scrollWidth <= page.clientWidth)
  );
}
