import { Check } from 'lucide-react';
import type { LiHTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon';
import { option as optionClass, optionHint, optionLabel, tick } from './OptionList.css';
import type { Option } from './option';

type OptionRowProps = Omit<LiHTMLAttributes<HTMLLIElement>, 'className' | 'style' | 'children'> & {
  option: Option;
  /** Under the pointer, or reached with the arrow keys. */
  highlighted: boolean;
  /** Whether to reserve space for a tick. @default true */
  ticked?: boolean | undefined;
  ref?: Ref<HTMLLIElement> | undefined;
};

/** One row of a list of options. */
export function OptionRow({ option, highlighted, ticked = true, ...rest }: OptionRowProps) {
  const aside = option.disabled ? (option.disabledReason ?? option.hint) : option.hint;
  return (
    <li {...rest} className={optionClass} title={option.title} data-highlighted={highlighted}>
      {option.icon ? <Icon icon={option.icon} size={14} /> : null}
      <span className={optionLabel}>{option.label}</span>
      {aside ? <span className={optionHint}>{aside}</span> : null}
      {ticked ? (
        <span className={tick}>{rest['aria-selected'] ? <Icon icon={Check} size={14} /> : null}</span>
      ) : null}
    </li>
  );
}
