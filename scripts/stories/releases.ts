import type {
  Accessibility,
  AccessibilityHistory,
  Box,
  NamedStory,
  ReleaseChanges,
} from '../../stories/Specification/released';

/** A story as it was when its release was kept. */
export interface KeptStory extends NamedStory {
  /** What axe found on its picture, as ids of rules; null for a story without one, or that failed. */
  found: { violations: readonly string[]; unsure: readonly string[] } | null;
}

/** What is kept of a release beside the pictures. */
export interface Kept {
  release: string;
  /** When the pictures were taken, as an ISO instant. */
  at: string;
  stories: readonly KeptStory[];
}

/** The size of the squares in which pictures are compared, in pixels. */
export const square = 16;

/** The rectangles around squares that touch each other, also at a corner or across one that is the same.
 *  @param squares  the squares that differ, as [column, row] */
export function boxesOf(squares: readonly (readonly [number, number])[]): Box[] {
  const left = new Map(squares.map(([column, row]) => [`${column} ${row}`, [column, row] as const]));
  const boxes: Box[] = [];
  for (const start of squares) {
    const waiting = [start];
    const group: (readonly [number, number])[] = [];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [column, row] = next;
      if (!left.delete(`${column} ${row}`)) continue;
      group.push(next);
      for (let x = column - 2; x <= column + 2; x += 1)
        for (let y = row - 2; y <= row + 2; y += 1) waiting.push([x, y]);
    }
    if (group.length === 0) continue;
    const columns = group.map(([column]) => column);
    const rows = group.map(([, row]) => row);
    const [x, y] = [Math.min(...columns), Math.min(...rows)];
    boxes.push({
      x: x * square,
      y: y * square,
      width: (Math.max(...columns) - x + 1) * square,
      height: (Math.max(...rows) - y + 1) * square,
    });
  }
  return boxes;
}

const named = ({ id, title, name }: KeptStory): NamedStory => ({ id, title, name });
const pictured = ({ found }: KeptStory) => found !== null;

function accessibilityOf(stories: readonly KeptStory[], title: string): Accessibility {
  const found = stories.flatMap(story => (story.title === title && story.found) || []);
  if (found.length === 0) return { violations: null, unsure: null };
  const sum = (of: 'violations' | 'unsure') => found.reduce((count, one) => count + one[of].length, 0);
  return { violations: sum('violations'), unsure: sum('unsure') };
}

/** What differs between two kept releases, apart from the pictures. */
export function changesOf(
  before: Kept,
  after: Kept,
): Omit<ReleaseChanges, 'accessibility' | 'changed' | 'unchanged'> & { both: readonly NamedStory[] } {
  const idsOf = (kept: Kept) => new Set(kept.stories.map(({ id }) => id));
  const [idsBefore, idsAfter] = [idsOf(before), idsOf(after)];
  const picturedBefore = new Set(before.stories.filter(pictured).map(({ id }) => id));
  return {
    before: { release: before.release, at: before.at },
    after: { release: after.release, at: after.at },
    added: after.stories.filter(({ id }) => !idsBefore.has(id)).map(named),
    removed: before.stories.filter(({ id }) => !idsAfter.has(id)).map(named),
    both: after.stories.filter(story => pictured(story) && picturedBefore.has(story.id)).map(named),
  };
}

/** What axe found on the pictures of each component, release by release.
 *  @param kept  in any order */
export function accessibilityHistory(kept: readonly Kept[]): AccessibilityHistory {
  const inOrder = kept.toSorted((one, other) => one.at.localeCompare(other.at));
  const titles = inOrder.flatMap(({ stories }) => stories.filter(pictured).map(({ title }) => title));
  return {
    releases: inOrder.map(({ release }) => release),
    components: [...new Set(titles)]
      .toSorted((one, other) => one.localeCompare(other))
      .map(title => ({ title, found: inOrder.map(({ stories }) => accessibilityOf(stories, title)) })),
  };
}
