/** How a component is used: what its page says beside its properties. */
export interface Guide {
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
export const guides: Readonly<Record<string, Guide>> = {
  'Primitives/Actions/Button': {
    use: [
      'To do something on this page: save, export, call, open a dialog.',
      'Solid for the one action a view is for; tonal for calls; outline for the rest; plain to cancel.',
    ],
    instead: ['To go to another page, use a Link.', 'To choose one of two to four values, use Segmented.'],
    yes: [
      'Label it with a verb and a noun: “Export loans”.',
      'While it runs, change the word with `loadingLabel`: “Saving”. Its width stays.',
      'Say why it cannot be pressed with `disabledReason`. It stays in the tab order, and a tooltip shows the reason.',
    ],
    no: [
      'No second solid button in a view.',
      'No danger outside the question that confirms it; before that, use the outline of danger.',
      'No disabled button without a reason.',
    ],
    keys: [
      ['Enter, Space', 'Press it'],
      ['Ctrl Enter', 'Submit, where the button shows this key'],
    ],
    related: [
      'Primitives/Actions/IconButton',
      'Primitives/Actions/Menu',
      'Primitives/Overlays/ConfirmDialog',
    ],
  },
  'Primitives/Text/Text': {
    use: [
      'For all text, so that size, weight and colour come from the scale.',
      '`mono` for ids, phones, PAN, IFSC and accounts; `numeric` for figures that stand below each other or change.',
    ],
    instead: ['For a label with its value, use KeyValue.', 'For a status, use Badge.'],
    yes: [
      'Give a heading its element with `as`: the size does not make it one.',
      'Colour by meaning: `tertiary` for labels and times, `reject` for what is wrong.',
    ],
    no: [
      'No colour of a status without a word or an icon.',
      'Nothing below 12 px except axes, key caps and counters.',
    ],
    related: ['Primitives/Data/KeyValue', 'Primitives/Data/Badge', 'Primitives/Text/Link'],
  },
  'Primitives/Layout/Stack': {
    use: ['To put things below or beside each other with a gap of the scale.'],
    instead: ['For padding around one thing, use Box.', 'For a region with a title, use Panel.'],
    yes: [
      'Let rows wrap where the window may be narrow.',
      'Choose the element with `as` where it is a list or a section.',
    ],
    no: ['No margins on the things inside: the gap is the parent’s.'],
    related: ['Primitives/Layout/Box', 'Primitives/Layout/Panel'],
  },
  'Primitives/Layout/Panel': {
    use: ['For a region of a page with a title: a section of a tab, a list with its actions.'],
    instead: ['For a message, use Banner.', 'For something over the page, use Dialog or Drawer.'],
    yes: [
      'Put actions of the whole region into its head.',
      'When it collapses, keep a summary of one line in the head.',
    ],
    no: ['No panel in a panel.', 'No panel for a single line.'],
    keys: [['Enter, Space', 'Open and close it, where it collapses']],
    related: ['Primitives/Layout/SectionBody', 'Primitives/Data/KeyValue', 'Primitives/Data/Edit panel'],
  },
  'Primitives/Feedback/Banner': {
    use: ['For a message about a page or a panel that stays until its reason is gone.'],
    instead: [
      'For the result of an action, use StatusLine below it, or Snackbar if its place is gone.',
      'For a field, use its own error.',
      'When nothing could be shown, use ErrorPanel.',
    ],
    yes: [
      'Say what happened in the title, and what to do in the text.',
      'Use the words of the specification.',
    ],
    no: ['No more than one in a place.', 'No red for what is only unusual.'],
    related: [
      'Primitives/Feedback/StatusLine',
      'Primitives/Feedback/ErrorPanel',
      'Primitives/Feedback/Snackbar',
    ],
  },
  'Primitives/Data/Badge': {
    use: ['For a status in a word: approved, hold, overdue, verified.'],
    instead: ['For a number, use Counter.', 'For a word somebody chose, such as a credit tag, use Tag.'],
    yes: [
      'Green for approved, paid, verified; orange for hold and partial; red for rejected and overdue; sky for disbursed.',
      'Keep the word: colour alone says nothing to many readers.',
    ],
    no: ['No badge to press.', 'No accent colour: it means that you can act.'],
    related: ['Primitives/Data/Counter', 'Primitives/Data/Tag'],
  },
  'Primitives/Data/Table': {
    use: [
      'For rows of the same kind that are compared, sorted or opened: loans, transactions, calls.',
      'It shows loading, empty and failed itself, with the head in place.',
    ],
    instead: ['For the values of one thing, use KeyValue.', 'For a few things without columns, use a list.'],
    yes: [
      'Numbers on the right, text on the left, ids in mono, actions last.',
      'Say who or what a row opens, for the hint beside its key.',
      'Leave an en dash where a value is missing; a zero is a zero.',
    ],
    no: ['No sorting of more rows than are loaded without saying so.', 'No stripes.'],
    keys: [
      ['J, K, arrows', 'Move between rows'],
      ['Home, End', 'First and last row'],
      ['Enter', 'Open the row'],
      ['Space', 'Select the row'],
    ],
    related: ['Primitives/Data/Pagination', 'Primitives/Feedback/EmptyState', 'Primitives/Data/KeyValue'],
  },
  'Primitives/Data/KeyValue': {
    use: ['For the values of one thing, each with its label.'],
    instead: ['For many things with the same values, use Table.', 'To edit them in place, use Edit panel.'],
    yes: [
      'Let ids, phones, accounts and addresses be copied.',
      'Mask what is sensitive; copying copies the whole value.',
    ],
    no: ['No empty value: it shows an en dash.', 'No sentence as a label.'],
    related: ['Primitives/Actions/CopyButton', 'Primitives/Layout/Panel', 'Primitives/Data/Edit panel'],
  },
  'Primitives/Overlays/Dialog': {
    use: ['For a task that takes the page’s place for a moment: a form, a document, a comparison.'],
    instead: [
      'To confirm one action, use ConfirmDialog.',
      'To read beside the page, use Drawer.',
      'To report a failure, use ErrorDialog.',
    ],
    yes: [
      'Name it after the task.',
      'Make it persistent when something typed would be lost.',
      'Put the solid button last in the foot.',
    ],
    no: ['No dialog from a dialog, except to confirm.', 'No dialog that only says that it worked.'],
    keys: [
      ['Escape', 'Close it, unless it is persistent'],
      ['Tab', 'Moves inside it only'],
    ],
    related: [
      'Primitives/Overlays/ConfirmDialog',
      'Primitives/Overlays/Drawer',
      'Primitives/Overlays/ErrorDialog',
    ],
  },
  'Primitives/Fields/TextField': {
    use: ['For one line of free text: a name, an address, an e-mail.'],
    instead: [
      'For several lines, use TextArea.',
      'For money, numbers, percentages, dates and months, use their own fields.',
      'For one of a known list, use Select or Combobox.',
    ],
    yes: [
      'Keep the label; a placeholder is no label.',
      'Check on leaving the field, and on every change once an error shows.',
      'Use the specification’s words for its errors.',
    ],
    no: ['No error before somebody had a chance to type.', 'No width that says nothing about the value.'],
    keys: [['Tab', 'Leave it; it is checked']],
    related: ['Primitives/Fields/TextArea', 'Primitives/Fields/MoneyField', 'Primitives/Fields/Select'],
  },
  'Primitives/Fields/Select': {
    use: ['For one of five or more known values.'],
    instead: [
      'For two to four values, use Segmented or RadioCards.',
      'When typing finds the value faster, use Combobox.',
      'For several values, use MultiSelect.',
    ],
    yes: [
      'Put the options into the order people think of them.',
      'Let it be cleared where no value is a value.',
    ],
    no: ['No option that only repeats the label.'],
    keys: [
      ['Enter, Space, arrows', 'Open it'],
      ['Arrows, Home, End', 'Move between options'],
      ['A letter', 'Go to the next option that begins with it'],
      ['Escape', 'Close it and keep the value'],
    ],
    related: ['Primitives/Fields/Combobox', 'Primitives/Fields/Segmented', 'Primitives/Fields/MultiSelect'],
  },
  'Primitives/Feedback/StatusLine': {
    use: [
      'For the state of the action above it: running, done, failed. Its height is reserved, so nothing moves.',
    ],
    instead: [
      'When the place of the action is gone, use Snackbar.',
      'For a message about the whole page, use Banner.',
    ],
    yes: [
      'Say what happened in the past tense: “Saved at 10:42 am”.',
      'A failure is announced at once, the rest politely.',
    ],
    no: ['No message without an action above it.'],
    related: ['Primitives/Feedback/Snackbar', 'Primitives/Feedback/Banner', 'Primitives/Actions/Button'],
  },
  'Primitives/Feedback/EmptyState': {
    use: ['When a list or a tab has nothing to show: says so, says why, and offers one way on.'],
    instead: ['When it could not be read, use ErrorPanel.', 'While it is read, use Skeleton.'],
    yes: ['Say why it is empty: no match, not fetched yet, none recorded.'],
    no: [
      'No more than one button.',
      'No apology for what is normal, where the specification gives no words.',
    ],
    related: ['Primitives/Feedback/ErrorPanel', 'Primitives/Feedback/Skeleton', 'Primitives/Data/Table'],
  },
};
