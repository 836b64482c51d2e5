/** How a component is used: what its page says beside its properties. */
export interface Guide {
  /** Its parts in the order they are seen, and what each is for. */
  parts: readonly (readonly [part: string, what: string])[];
  use: readonly string[];
  /** When another one fits better. */
  instead: readonly string[];
  yes: readonly string[];
  no: readonly string[];
  /** Keys, and what they do. */
  keys?: readonly (readonly [keys: string, what: string])[];
  /** Story titles of related components. */
  related: readonly string[];
}

/** By the title of the component's stories. */
export type Guides = Readonly<Record<string, Guide>>;
