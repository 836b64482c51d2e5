import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { icons } from '../../stories/foundations/icons';

type PropType = StrictInputType['type'];

const tag = /\s*@default\s+([^\n]+)/;
const longest = 80;
const mostRadios = 4;

/** The alternatives of a prop, as written; an optional prop's `undefined` is not one. */
function choicesOf(type: PropType): string[] {
  return written(type).filter(choice => choice !== 'undefined' && choice !== 'null');
}

function written(type: PropType): string[] {
  if (type?.name === 'union') return type.value.flatMap(written);
  if (type?.name === 'enum') return type.value.map(value => `'${value}'`);
  if (type?.name === 'literal') return [String(type.value)];
  if (!type) return [];
  // A type that could not be read has no value, whatever its declaration says.
  const value: string | undefined = type.name === 'other' ? type.value : type.name;
  return value === undefined ? [] : [value];
}

/** The control of a prop: variants as radio buttons or a list, icons by name, texts and numbers typed. A value that no
 *  control can make, such as an element or a list of rows, has none.
 *  @param initial  the story's value, which tells a text from an element */
function controlOf(choices: readonly string[], initial: unknown): Partial<StrictInputType> {
  const texts = choices.map(choice => /^['"](.*)['"]$/.exec(choice)?.[1]);
  const numbers = choices.map(choice => (/^-?[\d.]+$/.test(choice) ? Number(choice) : undefined));
  const options = [texts, numbers].find(list => list.length > 0 && !list.includes(undefined));
  if (options) {
    return { options, control: { type: options.length <= mostRadios ? 'inline-radio' : 'select' } };
  }
  const [only, second] = choices;
  if (only === 'LucideIcon' && second === undefined) {
    return { options: Object.keys(icons), mapping: icons, control: { type: 'select' } };
  }
  if (choices.every(choice => choice === 'boolean' || choice === 'true' || choice === 'false')) {
    return { control: { type: 'boolean' } };
  }
  if (only === 'number' && second === undefined) return { control: { type: 'number' } };
  const isText = choices.includes('string') || choices.some(choice => choice.endsWith('Node'));
  if (isText && (initial === undefined ? only === 'string' : typeof initial === 'string')) {
    return { control: { type: 'text' } };
  }
  return { control: false };
}

/** The control of a prop without a type: by its value in the story, else by its default. An editor for any value would
 *  offer what the component does not take.
 *  @param standard  the default as written: `false`, `'%'` */
function controlWithoutType(initial: unknown, standard: string | undefined): Partial<StrictInputType> {
  if (['string', 'number', 'boolean', 'function'].includes(typeof initial)) return {};
  if (standard === 'true' || standard === 'false') return { control: { type: 'boolean' } };
  if (standard && /^['"].*['"]$/.test(standard)) return { control: { type: 'text' } };
  return { control: false };
}

/** What properties of the same name do in every component; a component says more only where it differs. */
export const common: Readonly<Record<string, string>> = {
  children: 'What it contains.',
  title: 'Its title.',
  open: 'Whether it is open.',
  onOpenChange: 'Called when somebody opens or closes it.',
  onClose: 'Called when somebody closes it.',
  onConfirm: 'Called when somebody confirms.',
  onCancel: 'Called when somebody cancels.',
  onChange: 'Called with the new value on each change.',
  onBlur: 'Called when it loses the focus.',
  onFocus: 'Called when it gets the focus.',
  onClick: 'Called when it is pressed.',
  onRetry: 'Called when somebody tries again.',
  onSave: 'Called with what somebody saves.',
  onPick: 'Called with what somebody picks.',
  onDraft: 'Called with what was typed so far, to be kept on the device.',
  onOpen: 'Called with the row that somebody opens.',
  onHover: 'Called with the row under the pointer, to load what it opens.',
  onPage: 'Called with the number of the page that somebody turns to.',
  onSearch: 'Called with the text that somebody searches for.',
  onStatus: 'Called with the status that somebody filters by.',
  onRange: 'Called with the days that somebody chooses.',
  onExport: 'Called when somebody exports.',
  onSubmit: 'Called with what somebody submits.',
  onFetch: 'Called when somebody fetches anew.',
  onSpeed: 'Called with the speed that somebody chooses for recordings.',
  onToggleTheme: 'Called when somebody switches between light and dark.',
  onOpenPalette: 'Called when somebody opens the command palette.',
  onOpenShortcuts: 'Called when somebody opens the list of shortcuts.',
  onLogout: 'Called when somebody signs out.',
  name: 'Its name; that of a field is the one in its form.',
  suffix: 'The sign behind the number.',
  today: 'Today, as a day in Asia/Kolkata.',
  viewer: 'Who looks at it, with their roles.',
  header: 'The header of the loan.',
  tabs: 'The tabs, in the order of the screen.',
  panel: 'Draws the tab that is open.',
  rail: 'What stands beside the tabs.',
  core: 'The section of the application itself.',
  personal: 'The section of the person.',
  professional: 'The section of their work.',
  financial: 'The section of their accounts.',
  documents: 'The documents of the loan.',
  list: 'The rows, or that they are loading or failed.',
  draft: 'What was typed so far.',
  range: 'The first and the last day.',
  ref: 'The element in the page.',
  value: 'The value it shows.',
  placeholder: 'Shown as long as nothing is typed; never in place of a label.',
  autoComplete: 'What the browser may fill in, as in HTML.',
  autoFocus: 'Takes the focus when it appears.',
  id: 'The id of its element.',
  rows: 'Its rows.',
  'aria-label': 'Its name for a screen reader.',
  'aria-current': 'Whether it leads to the page that is shown, as in HTML.',
  as: 'The HTML element it is.',
  role: 'Its role for a screen reader, as in HTML.',
  background: 'Its colour, by the name of a token.',
  padding: 'The space inside, by the name of a token.',
  borderRadius: 'How round its corners are, by the name of a token.',
  boxShadow: 'Its shadow, by the name of a token.',
  label: 'Its name.',
  columns: 'Its columns, in order.',
  height: 'Its height.',
  theme: 'The theme that is on.',
  breadcrumb: 'The pages above the one that is shown.',
  selectedKey: 'The key of the row that is chosen.',
  notice: 'What is said above the tabs.',
  error: 'What went wrong; null for nothing.',
  description: 'What is said under the title.',
  onRefresh: 'Called when somebody reads it anew.',
  expired: 'Whether its links have run out.',
  ageing: 'The loans by days past due.',
  followUp: 'When somebody is to get back to the customer.',
  statements: 'The statements; null where they cannot be read.',
  analysis: 'How far the analysis is.',
  findings: 'What the analysis found, by account.',
  loanId: 'The loan it is about.',
  stored: 'What is stored, to compare with.',
  values: 'What is typed.',
  primaryPhone: 'The number that cannot be changed here.',
  states: 'The states of India to choose from.',
  kyc: 'The documents that can be changed.',
  photos: 'The photos that were chosen.',
  accept: 'The types of files that are taken.',
  saves: 'The sending of each group of fields.',
  onChoosePhoto: 'Called with a photo and what it shows.',
  onRemovePhoto: 'Called with the photo that somebody removes.',
  onProceed: 'Called with the changes to send.',
  onDiscard: 'Called when somebody gives up what is typed.',
  conflict: 'What somebody else saved meanwhile.',
  draftNote: 'When the draft was kept.',
  save: 'The saving, and how far it is.',
  onChanged: 'Called with whether a field differs from what is stored.',
  opened: 'Whether it is open at first.',
  whyNot: 'Why this person may not do it; nothing where they may.',
  onAsk: 'Called with what somebody asks for: a receipt, a reversal or a refund.',
  onResolve: 'Called with the fields whose saved value is taken.',
  colleagues: 'Who may be mentioned.',
  onLook: 'Called with the desk and loan of the text, to load who may be mentioned.',
  mentions: 'The loans with a comment that mentions the reader.',
  addressOf: 'The address that a notice leads to.',
  onFollow: 'Called with the notice that somebody follows.',
  onMarkAll: 'Called when somebody marks every notice as read.',
  src: 'The address of the file.',
  fileName: 'The name of the file.',
  documentId: 'What the file is of, for its place to be kept.',
  kind: 'Which of the kinds it is.',
  good: 'The password that opens it.',
  enabled: 'Whether single keys are on.',
  listening: 'Whether its keys work now.',
  over: 'What lies above it and takes the keys.',
  onAction: 'Called with the key that was pressed.',
  groups: 'What it shows, in groups.',
  pairs: 'The pairs of colours that meet.',
  head: 'Its heading.',
  of: 'What it is of.',
  tokens: 'The tokens it shows.',
  pixels: 'The size in pixels.',
  draw: 'Draws one of them.',
  changes: 'What changed between two releases.',
  pictureOf: 'The address of a picture of a story.',
  measured: 'The results of the tests.',
  address: 'Where its data is.',
  total: 'How many steps there are.',
  time: 'How long a step is shown.',
  fails: 'The step that fails.',
  dark: 'Whether it is drawn in the dark theme.',
  entries: 'What can be found.',
  synonyms: 'Other words for a word.',
  state: 'Says which of the other properties there are; the values of a story set it.',
};

/** Elements cannot be typed: no control, rather than an editor of their insides. */
const isElement = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isElement)
    : typeof value === 'object' && value !== null && '$$typeof' in value;

/** Reads a component's properties for its page: `@default` from the description, the alternatives of a type instead of
 *  'union', and a control that can only make values the component takes. */
export const readProperties: ArgTypesEnhancer = ({ argTypes, initialArgs }): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description, table, type } = argType;
      const choices = choicesOf(type);
      const choice = choices.join(' | ');
      const summary = tag.exec(description ?? '')?.[1]?.trim();
      const defaultValue = summary ? { summary } : table?.defaultValue;
      const short = choice !== '' && choice.length <= longest;
      const read = {
        ...table,
        ...(short ? { type: { summary: choice } } : {}),
        ...(defaultValue ? { defaultValue } : {}),
      };
      const control =
        choices.length === 0
          ? controlWithoutType(initialArgs[name], defaultValue?.summary)
          : controlOf(choices, initialArgs[name]);
      // A control a story has chosen itself stays.
      return [
        name,
        {
          ...argType,
          ...(argType.control ? {} : control),
          ...(description === undefined ? {} : { description: description.replace(tag, '') }),
          table: read,
        },
      ];
    }),
  );

/** A text field would make what is no day. */
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

/** The tag of a union of properties. Each alternative has properties of its own, so another tag alone is not a value the
 *  component takes. */
const tagOfUnion = 'state';

/** Completes what Storybook will infer from a story's values: words for properties of a common name, and no editor for
 *  the insides of an element, a day or the tag of a union. */
export const completeProperties: ArgTypesEnhancer = ({ argTypes, initialArgs }): StrictArgTypes =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map(name => {
      const argType: StrictInputType = argTypes[name] ?? { name };
      const description = argType.description || common[name];
      const value = initialArgs[name];
      // Of a value that is null, nothing is known but its name.
      const made =
        isElement(value) ||
        (!argType.type && !argType.control && (value === null || name === tagOfUnion || isDay(value)));
      const typed = made && !argType.mapping ? { control: { disable: true } } : {};
      return [name, { ...argType, ...typed, ...(description && { description }) }];
    }),
  );
