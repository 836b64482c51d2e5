import { Keyboard, Moon, PanelLeft, Search, Sun } from 'lucide-react';
import { memo, type ReactNode, type Ref } from 'react';
import { Breadcrumb } from '../../primitives/Breadcrumb';
import { IconButton } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { Kbd } from '../../primitives/Kbd';
import { bar, crumbs, keys, search, searchWords } from './TopBar.css';

export type TopBarProps = {
  /** The path to the page; the last item is the page itself. */
  breadcrumb: readonly { label: string; to?: string | undefined }[];
  /** Which theme is on; the button offers the other. */
  theme: 'light' | 'dark';
  /** Whether the whole sidebar is to be seen. @default not said */
  sidebarOpen?: boolean | undefined;
  /** The sidebar button, to give it the focus back. */
  toggleRef?: Ref<HTMLButtonElement> | undefined;
  /** Called when somebody opens, collapses or widens the sidebar. */
  onToggleSidebar: () => void;
  onToggleTheme: () => void;
  onOpenPalette: () => void;
  onOpenShortcuts: () => void;
  /** Beside the other buttons. @default none */
  tools?: ReactNode;
};

/** The bar above every page: where one is, and a way to anywhere else. */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  const dark = props.theme === 'dark';
  return (
    <header className={bar}>
      <IconButton
        ref={props.toggleRef}
        icon={PanelLeft}
        label="Toggle sidebar"
        aria-expanded={props.sidebarOpen}
        onClick={props.onToggleSidebar}
      />
      <div className={crumbs}>
        <Breadcrumb items={props.breadcrumb} />
      </div>
      <button
        type="button"
        className={search}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={props.onOpenPalette}
      >
        <Icon icon={Search} />
        <span className={searchWords}>Search or jump to</span>
        <span className={keys} aria-hidden>
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      {props.tools}
      <IconButton icon={Keyboard} label="Keyboard shortcuts" onClick={props.onOpenShortcuts} />
      <IconButton
        icon={dark ? Sun : Moon}
        label={dark ? 'Use the light theme' : 'Use the dark theme'}
        onClick={props.onToggleTheme}
      />
    </header>
  );
});
