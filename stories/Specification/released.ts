/** A rectangle of a picture, in its pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A story of two releases whose pictures differ. */
export interface ChangedPicture {
  id: string;
  title: string;
  name: string;
  /** The parts that differ. */
  boxes: readonly Box[];
  /** Of the larger of both pictures. */
  width: number;
  height: number;
}

export interface NamedStory {
  id: string;
  title: string;
  name: string;
}

/** How many violations axe finds on the pictures of a component, and how often it leaves the judgement to a person;
 *  null where the release has no picture of it. */
export interface Accessibility {
  violations: number | null;
  unsure: number | null;
}

/** What differs between the kept stories of two releases. */
export interface ReleaseChanges {
  before: { release: string; at: string };
  after: { release: string; at: string };
  /** Stories of the later release alone, and of the earlier one alone. */
  added: readonly NamedStory[];
  removed: readonly NamedStory[];
  changed: readonly ChangedPicture[];
  /** How many pictures are the same. */
  unchanged: number;
  /** Of every kept release up to the later one, the oldest first. */
  accessibility: AccessibilityHistory;
}

export interface AccessibilityHistory {
  releases: readonly string[];
  /** By the title of the component, in its order; `found` has one entry for each release. */
  components: readonly { title: string; found: readonly Accessibility[] }[];
}
