import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { item as itemClass, label, list, separator } from './Breadcrumb.css';

export type BreadcrumbItem = {
  label: string;
  /** The item's URL; omitted for the current page. */
  to?: string | undefined;
};

export type BreadcrumbProps = {
  /** From the top-level page to the current one. */
  items: readonly BreadcrumbItem[];
};

/** The path to the current page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={list}>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={item.label} className={itemClass}>
              {item.to !== undefined && !last ? (
                <span className={label}>
                  <Link to={item.to} tone="inherit">
                    {item.label}
                  </Link>
                </span>
              ) : (
                <span className={label} aria-current={last ? 'page' : undefined}>
                  {item.label}
                </span>
              )}
              {last ? null : (
                <span className={separator}>
                  <Icon icon={ChevronRight} size={12} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
