import { CircleCheck, CircleX, Flag, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StatusTone } from '../Badge';
import { Icon } from '../Icon';
import { Text } from '../Text';
import { banner, deed, mark, words } from './Banner.css';

const icons = { approve: CircleCheck, flag: Flag, reject: CircleX, info: Info, neutral: Info } as const;

export type BannerProps = {
  /** What kind of news it is. @default 'info' */
  tone?: StatusTone | undefined;
  /** The news in one line. */
  title: string;
  /** What to do about it. @default none */
  children?: ReactNode;
  /** One button at the right. @default none */
  action?: ReactNode;
  /** Read it aloud when it appears: for news that comes while the reader is elsewhere. @default false */
  live?: boolean | undefined;
};

/** News about what is on the page, standing in the page. */
export function Banner({ tone = 'info', title, children, action, live = false }: BannerProps) {
  const role = tone === 'reject' ? 'alert' : 'status';
  return (
    <div className={banner[tone]} role={live ? role : undefined} data-tone={tone}>
      <span className={mark[tone]}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={words}>
        <Text as="p" weight="medium">
          {title}
        </Text>
        {children ? (
          <Text as="div" size="caption" tone="secondary">
            {children}
          </Text>
        ) : null}
      </div>
      {action ? <div className={deed}>{action}</div> : null}
    </div>
  );
}
