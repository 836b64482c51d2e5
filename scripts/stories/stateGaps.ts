import { type State, states } from '../../stories/Specification/statesOf';
import type { Shown } from './mustShow';
import type { StoryFile, WrittenStory } from './readStories';

/** A tab, dialog or form with the stories that show each of its states. */
export interface StateRow extends Shown {
  /** Ids of the stories that show a state; omits states it cannot have. */
  shown: Partial<Record<State, readonly string[]>>;
}

interface StateCount {
  rows: readonly StateRow[];
  /** Number of states to show. */
  wanted: number;
  found: number;
  /** What is missing or wrong, as messages that name the component and the state. */
  gaps: readonly string[];
}

/** The viewport every tab must fit into. */
const laptop = 'laptop';

/** Which states of which tab or dialog have a story with assertions, and which do not.
 *  @param rows  what has to be shown
 *  @param files  the existing stories */
export function stateGaps(rows: readonly Shown[], files: readonly StoryFile[]): StateCount {
  const gaps: string[] = [];
  const counted = rows.map(row => {
    const stories = files.filter(file => file.title === row.title).flatMap(file => file.stories);
    const wanted = states.filter(state => row.never?.[state] === undefined);
    const shown = Object.fromEntries(wanted.map(state => [state, idsOf(stories, state)]));
    if (stories.length === 0) gaps.push(`${row.name}: there are no stories titled ${row.title}`);
    else {
      for (const [state, ids] of Object.entries(shown)) {
        if (ids.length === 0) gaps.push(`${row.name}: no story shows ${state}`);
      }
      if (row.kind === 'tab' && !stories.some(it => it.asserts && it.viewport === laptop)) {
        gaps.push(`${row.name}: no story shows it at 1024 px`);
      }
    }
    for (const { name, states: claimed } of stories) {
      const never = states.find(state => claimed.includes(state) && row.never?.[state] !== undefined);
      if (never) gaps.push(`${row.name}: '${name}' shows ${never}, which it is said never to be`);
    }
    return { ...row, shown };
  });
  const cells = counted.flatMap(({ shown }) => Object.values(shown));
  return {
    rows: counted,
    wanted: cells.length,
    found: cells.filter(ids => ids.length > 0).length,
    gaps: [...gaps, ...untrue(rows, files)],
  };
}

/** A story fixed to the dark theme is not checked in light; every other one is checked in both. */
const idsOf = (stories: readonly WrittenStory[], state: State) =>
  stories.filter(it => it.asserts && !it.dark && it.states.includes(state)).map(it => it.storyId);

/** States that no story can show at once. */
const contradictions = [
  ['ready', 'empty'],
  ['ready', 'loading'],
  ['loading', 'empty'],
  ['loading', 'error'],
] as const;

/** Invalid claims: unknown states, stories without assertions, titles that are in no row, contradictions. */
function untrue(rows: readonly Shown[], files: readonly StoryFile[]): string[] {
  const known: readonly string[] = states;
  const titles = new Set(rows.map(row => row.title));
  return files.flatMap(({ title, stories }) =>
    stories
      .filter(story => story.states.length > 0)
      .flatMap(({ name, states: claimed, asserts }) => {
        const where = `${title}: '${name}'`;
        return [
          ...(titles.has(title)
            ? []
            : [`${where} claims a state, but no screen, tab or dialog has these stories`]),
          ...(asserts ? [] : [`${where} claims ${claimed.join(', ')} without expecting anything`]),
          ...claimed.filter(word => !known.includes(word)).map(word => `${where}: ${word} is no state`),
          ...contradictions
            .filter(pair => pair.every(state => claimed.includes(state)))
            .map(([one, other]) => `${where} claims ${one} and ${other}, which are not the same`),
        ];
      }),
  );
}

const drawsADialog = /<(Dialog|(Confirm|Error|Draft|Questions)Dialog)\b|'@radix-ui\/react-dialog'/;
const isAScreenOrTab = /\/(\w+(?:Screen|Tab))\/\1\.tsx$/;

/** Screens, tabs and dialogs of `ui` that are in no row.
 *  @param files  path relative to `packages/ui/src` and source of each component */
export function unlisted(
  rows: readonly Shown[],
  files: readonly { path: string; text: string }[],
): readonly string[] {
  const listed = new Set(rows.flatMap(row => row.sources));
  const gone = [...listed].filter(source => !files.some(({ path }) => path === source));
  const missing = files.filter(
    ({ path, text }) =>
      (isAScreenOrTab.test(path) || drawsADialog.test(text)) && !listed.has(path) && !ofAllDialogs.has(path),
  );
  return [
    ...missing.map(({ path }) => `${path} draws a screen, tab or dialog that is in no row of mustShow.ts`),
    ...gone.map(path => `${path} is named in mustShow.ts, but there is no such file`),
  ];
}

/** The building blocks of dialogs, which have stories of their own or are shown by each dialog that uses them; the
 *  scroll lock renders nothing. A page about the product, an error and a refusal are one state each. */
const ofAllDialogs = new Set([
  'primitives/Dialog/Dialog.tsx',
  'primitives/Drawer/Drawer.tsx',
  'primitives/Drafts/DraftDialog.tsx',
  'primitives/Drafts/QuestionsDialog.tsx',
  'theme/scrollLock/RemoveScroll.tsx',
  'screens/AboutScreen/AboutScreen.tsx',
  'screens/ErrorScreen/ErrorScreen.tsx',
  'screens/NotPermittedScreen/NotPermittedScreen.tsx',
]);
