import { can, isRole, roleLabels, type Viewer } from '@lending-desk/domain/access';
import { LogOut } from 'lucide-react';
import { Fragment, memo } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { Brand } from '../../primitives/Brand';
import { IconButton } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { useLinkComponent } from '../../primitives/Link';
import { Text } from '../../primitives/Text';
import { Tooltip } from '../../primitives/Tooltip';
import { currentItem, type NavigationItem, navigationFor } from '../navigation';
import {
  brandRow,
  foot,
  groupLabel,
  groupRule,
  item,
  itemIcon,
  nav,
  person,
  self,
  sidebar,
} from './Sidebar.css';

export type SidebarProps = {
  /** The signed-in person; the views they may not open are left out. Null while nobody is known to be here. */
  viewer: Viewer | null;
  /** Path and query of the page, to mark the view it belongs to. */
  currentAddress: string;
  /** Icons only, with the person as initials. @default false */
  mini?: boolean | undefined;
  onLogout: () => void;
};

function roleLine(viewer: Viewer): string {
  const [first, ...others] = viewer.roles.filter(isRole);
  if (!first) return 'No role';
  return others.length > 0 ? `${roleLabels[first]} + ${others.length}` : roleLabels[first];
}

function View({ view, mini, current }: { view: NavigationItem; mini: boolean; current: boolean }) {
  const Link = useLinkComponent();
  const link = (
    <Link
      to={view.to}
      className={item({ mini })}
      aria-current={current ? 'page' : undefined}
      aria-label={mini ? view.label : undefined}
    >
      <span className={itemIcon}>
        <Icon icon={view.icon} />
      </span>
      {mini ? null : view.label}
    </Link>
  );
  return (
    <li>
      {mini ? (
        <Tooltip content={view.label} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}

function Person({ viewer, mini }: { viewer: Viewer; mini: boolean }) {
  return (
    <>
      <Avatar name={viewer.fullName} size={32} tone="accent" alone={mini} />
      {mini ? null : (
        <span className={person}>
          <Text weight="medium" truncate title={viewer.fullName}>
            {viewer.fullName}
          </Text>
          <Text size="caption" tone="tertiary" truncate>
            {roleLine(viewer)}
          </Text>
        </span>
      )}
    </>
  );
}

/** The named views of every desk the person may enter, and who is signed in, a link to their account. */
export const Sidebar = memo(function Sidebar({
  viewer,
  currentAddress,
  mini = false,
  onLogout,
}: SidebarProps) {
  const groups = viewer ? navigationFor(viewer) : [];
  const current = currentItem(groups, currentAddress);
  const Link = useLinkComponent();
  return (
    <aside className={sidebar} data-mini={mini || undefined} aria-label="Sidebar">
      <div className={brandRow}>
        <Brand mini={mini} />
      </div>
      <nav className={nav} aria-label="Main">
        {groups.map((group, index) => (
          <Fragment key={group.label}>
            {mini ? index > 0 && <hr className={groupRule} /> : <h2 className={groupLabel}>{group.label}</h2>}
            <ul aria-label={group.label}>
              {group.items.map(view => (
                <View key={view.to} view={view} mini={mini} current={view === current} />
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      {viewer ? (
        <div className={foot}>
          {can(viewer, 'openOwnAccount') ? (
            <Link to="/account" className={self}>
              <Person viewer={viewer} mini={mini} />
            </Link>
          ) : (
            <span className={self}>
              <Person viewer={viewer} mini={mini} />
            </span>
          )}
          <IconButton icon={LogOut} label="Logout" onClick={onLogout} />
        </div>
      ) : null}
    </aside>
  );
});
