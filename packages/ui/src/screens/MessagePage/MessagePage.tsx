import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { block, buttons, mark, page, text } from './MessagePage.css';

export type MessagePageProps = {
  /** The picture above the title. */
  icon: LucideIcon;
  /** The colour of the picture. @default 'neutral' */
  tone?: 'neutral' | 'flag' | 'reject' | undefined;
  /** What happened; the page's heading. */
  title: string;
  /** Why, and what to do. */
  children?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** Announces it to screen readers immediately: for a failure. @default false */
  alert?: boolean | undefined;
};

/** A page with a single message. */
export function MessagePage({
  icon,
  tone = 'neutral',
  title,
  children,
  actions,
  alert = false,
}: MessagePageProps) {
  return (
    <div className={page}>
      <div className={block}>
        <span className={mark} data-tone={tone}>
          <Icon icon={icon} size={20} />
        </span>
        <div className={text} role={alert ? 'alert' : undefined}>
          <Text as="h1" size="title">
            {title}
          </Text>
          {children ? (
            <Text as="p" tone="secondary">
              {children}
            </Text>
          ) : null}
        </div>
        {actions ? <div className={buttons}>{actions}</div> : null}
      </div>
    </div>
  );
}
