import * as v from 'valibot';

const preferencesSchema = v.object({
  theme: v.fallback(v.picklist(['light', 'dark', 'system']), 'system'),
  density: v.fallback(v.picklist(['compact', 'comfortable']), 'compact'),
  /** Whether the sidebar shows only icons. */
  mini: v.fallback(v.boolean(), false),
  /** Whether the decision rail of a loan is open. */
  rail: v.fallback(v.boolean(), true),
  /** Whether single keys are shortcuts (WCAG 2.1.4). */
  singleKeys: v.fallback(v.boolean(), true),
  /** How fast recordings are played. */
  playSpeed: v.fallback(v.picklist([1, 1.25, 1.5, 2]), 1),
});

export type Preferences = v.InferOutput<typeof preferencesSchema>;

/** Also read by public/theme.js, before anything else is loaded. */
export const preferencesKey = 'lending-desk.preferences';

/** @param stored  the stored JSON; missing or invalid values become the default */
export function readPreferences(stored: string | null): Preferences {
  let kept: unknown = {};
  try {
    kept = JSON.parse(stored ?? '{}');
  } catch {
    // A value edited by hand must not prevent the start.
  }
  const read = v.safeParse(preferencesSchema, kept);
  return read.success ? read.output : v.parse(preferencesSchema, {});
}
