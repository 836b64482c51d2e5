import type { ReactNode } from 'react';
import { CopyButton } from '../../primitives/CopyButton';
import { Text } from '../../primitives/Text';
import { address, head } from './Place.css';

export type PlaceProps = {
  /** Whose address it is: 'Current'. */
  label: string;
  /** The address in one line; null where there is none. */
  text: string | null;
  /** Beside the label. @default none */
  badge?: ReactNode;
  /** Below the address. @default none */
  children?: ReactNode;
};

/** One address under its label, to be copied. */
export function Place({ label, text, badge, children }: PlaceProps) {
  return (
    <div>
      <div className={head}>
        <Text as="h3" size="caption" weight="regular" tone="tertiary">
          {label}
        </Text>
        {badge}
        {text ? (
          <CopyButton value={text} label={`${label === 'GPS' ? label : label.toLowerCase()} address`} />
        ) : null}
      </div>
      <p className={address}>{text ?? '–'}</p>
      {children}
    </div>
  );
}
