import type { Viewer } from '@lending-desk/domain/access';
import { formatDateTime } from '@lending-desk/domain/calendar';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadable } from '../../primitives/Loadable';
import { usePrintedAt } from '../../primitives/Printing';
import { Sidebar } from '../Sidebar';
import { TopBar, type TopBarProps } from '../TopBar';
import { useMediaQuery } from '../../primitives/MediaQuery';
import type { SidebarDrawerProps } from './SidebarDrawer';
import './print.css';
import { main, page, printed, shell, side, skip } from './AppShell.css';

// Only narrow windows have a drawer.
const sidebarDrawer = loadable<SidebarDrawerProps>(
  async () => (await import('./SidebarDrawer')).SidebarDrawer,
);

export type AppShellProps = Omit<TopBarProps, 'onToggleSidebar' | 'sidebarOpen' | 'toggleRef'> & {
  /** The signed-in person; null while nobody is known to be here. */
  viewer: Viewer | null;
  /** Path and query of the page. */
  currentAddress: string;
  /** The sidebar shows icons only. Below 1280 px it always does. */
  mini: boolean;
  /** Called when somebody collapses or widens the sidebar. */
  onToggleMini: () => void;
  onLogout: () => void;
  /** The page. */
  children?: ReactNode;
};

/** The frame of every page behind sign-in: sidebar, top bar, page. Below 1280 px the sidebar button opens the
 *  whole sidebar over the page instead of widening it. */
export function AppShell(props: AppShellProps) {
  const { viewer, currentAddress, mini, onToggleMini, onLogout, children, ...bar } = props;
  const narrow = useMediaQuery('(max-width: 1279px)');
  const [drawerOpen, setDrawerOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const pageRef = useRef<HTMLElement>(null);
  const toggle = useCallback(
    () => (narrow ? setDrawerOpen(open => !open) : onToggleMini()),
    [narrow, onToggleMini],
  );
  // Also when the page changes by a key or by the way back.
  useEffect(() => setDrawerOpen(false), [currentAddress]);

  return (
    <>
      <a className={skip} href="#page">
        Skip to the page
      </a>
      <div className={shell}>
        <div className={side}>
          <Sidebar
            viewer={viewer}
            currentAddress={currentAddress}
            mini={mini || narrow}
            onLogout={onLogout}
          />
        </div>
        <div className={main}>
          <TopBar
            {...bar}
            toggleRef={toggleRef}
            sidebarOpen={narrow ? drawerOpen : !mini}
            onToggleSidebar={toggle}
          />
          <Printed by={viewer?.fullName} />
          <main ref={pageRef} id="page" className={page} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
      {narrow ? (
        <sidebarDrawer.View
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          toggleRef={toggleRef}
          pageRef={pageRef}
        >
          <Sidebar viewer={viewer} currentAddress={currentAddress} onLogout={onLogout} />
        </sidebarDrawer.View>
      ) : null}
    </>
  );
}

/** Who printed the page, and when: on paper only, on every page. */
function Printed({ by }: { by: string | undefined }) {
  const at = usePrintedAt();
  const text = at === null ? null : `Printed ${by === undefined ? '' : `by ${by} `}on ${formatDateTime(at)}`;
  useLayoutEffect(() => {
    if (text === null) return;
    // The head of the further pages, see print.css.
    document.documentElement.style.setProperty('--printed', JSON.stringify(`${document.title}. ${text}`));
  }, [text]);
  return text === null ? null : <p className={printed}>{text}</p>;
}
