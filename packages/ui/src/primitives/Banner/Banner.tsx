import { CircleCheck, CircleX, Flag, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StatusTone } from '../Badge';
import { Icon } from '../Icon';
import { Text } from '../Text';
import { banner, actionSlot, mark, text } from './Banner.css';

const icons = { approve: CircleCheck, flag: Flag, reject: CircleX, info: Info, neutral: Info } as const;

export type BannerProps = {
  /** Kind of message. @default 'info' */
  tone?: StatusTone | undefined;
  /** The message in one line. */
  title: string;
  /** Details, or what to do about it. @default none */
  children?: ReactNode;
  /** One button on the right. @default none */
  action?: ReactNode;
  /** Announces the banner to screen readers when it appears, for messages not caused by the user's last action.
   *  @default false */
  live?: boolean | undefined;
};

/** A message about the page, shown inside the page. */
export function Banner({ tone = 'info', title, children, action, live = false }: BannerProps) {
  const role = tone === 'reject' ? 'alert' : 'status';
  return (
    <div className={banner[tone]} role={live ? role : undefined} data-tone={tone}>
      <span className={mark[tone]}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={text}>
        <Text as="p" weight="medium">
          {title}
        </Text>
        {children ? (
          <Text as="div" size="caption" tone="secondary">
            {children}
          </Text>
        ) : null}
      </div>
      {action ? <div className={actionSlot}>{action}</div> : null}
    </div>
  );
}
