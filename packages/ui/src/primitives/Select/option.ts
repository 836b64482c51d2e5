import type { LucideIcon } from 'lucide-react';

/** One of the things to choose from. */
export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  /** A second, quiet word: 'B2', '24 loans'. @default none */
  hint?: string | undefined;
  icon?: LucideIcon | undefined;
  /** Cannot be chosen now. @default false */
  disabled?: boolean | undefined;
  /** Why not; shown in place of the hint. @default none */
  disabledReason?: string | undefined;
};

export function isOptionDisabled(option: Option): boolean {
  return option.disabled ?? false;
}

export function labelOf(option: Option | null): string {
  return option?.label ?? '';
}

export function valueOf(option: Option | null): string | null {
  return option?.value ?? null;
}

/** The options whose label or hint contains what was typed, upper or lower case. */
export function matching<Value extends string>(
  options: readonly Option<Value>[],
  typed: string,
): Option<Value>[] {
  const wanted = typed.trim().toLocaleLowerCase('en-IN');
  return options.filter(({ label, hint }) =>
    `${label} ${hint ?? ''}`.toLocaleLowerCase('en-IN').includes(wanted),
  );
}
