import type { LucideIcon } from 'lucide-react';

/** An option to select. */
export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  /** Secondary text: 'B2', '24 loans'. @default none */
  hint?: string | undefined;
  /** What the pointer is told of it, such as the code it stands for. @default none */
  title?: string | undefined;
  icon?: LucideIcon | undefined;
  /** Cannot be selected. @default false */
  disabled?: boolean | undefined;
  /** Why it is disabled; replaces the hint. @default none */
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

/** The options whose label or hint contains the typed text, ignoring case. */
export function matching<Value extends string>(
  options: readonly Option<Value>[],
  typed: string,
): Option<Value>[] {
  const wanted = typed.trim().toLocaleLowerCase('en-IN');
  return options.filter(({ label, hint }) =>
    `${label} ${hint ?? ''}`.toLocaleLowerCase('en-IN').includes(wanted),
  );
}
