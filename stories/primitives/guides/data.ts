import type { Guides } from './guide';

export const data: Guides = {
  'Primitives/Data/Audio player': {
    parts: [
      ['Play, Pause, Stop', 'The buttons of the recording.'],
      ['Position', 'A slider that is dragged or moved by keys.'],
      ['Time', 'What was played, and the length.'],
      ['Speed', 'A button that goes to the next speed.'],
    ],
    use: ['To listen to a recorded call in its row or dialog.'],
    instead: ['To offer a file for later, use DownloadLink.'],
    yes: [
      'Say in `label` which recording it is: “Recording of 20 Nov 2026, 04:12 pm”.',
      'Keep the speed outside and pass it with `speed` and `onSpeed`, so that it stays from call to call.',
    ],
    no: [
      'No recording that starts by itself.',
      'No Stop of your own for the others: starting one stops them.',
    ],
    keys: [
      ['K', 'Play or pause'],
      ['Space', 'Play or pause; on a button, press that button'],
      ['Arrow Left, Arrow Right', 'Back or on by 5 s'],
      ['J, L', 'Back or on by 10 s'],
    ],
    related: ['Primitives/Data/Table', 'Primitives/Actions/IconButton', 'Primitives/Actions/DownloadLink'],
  },
  'Primitives/Data/Avatar': {
    parts: [
      ['Picture', 'The photo of the person, else initials.'],
      ['Ring', 'Dashed with a plus where there is no person.'],
    ],
    use: ['For a person: the customer at the top of a loan, the assignee in a list, the author of a note.'],
    instead: ['For a document or a selfie to look at, use DocumentViewer.', 'For a thing, use Icon.'],
    yes: [
      'Keep the name beside it. Where it stands alone, set `alone`, so that screen readers say the name.',
      'Show an unassigned loan with `empty`, not with invented initials.',
      'Round in lists; `rounded` for the photo at the top of a page.',
    ],
    no: [
      'No accent tone for others: it marks the person who is signed in.',
      'No placeholder photo: without one it shows initials.',
    ],
    related: ['Primitives/Text/Icon', 'Primitives/Data/Badge', 'Primitives/Data/Table'],
  },
  'Primitives/Data/Badge': {
    parts: [
      ['Fill', 'The colour of the status.'],
      ['Icon', 'The status once more, for whoever does not tell the colours apart.'],
      ['Text', 'One or two words.'],
    ],
    use: ['For a status in a word: approved, hold, overdue, verified.'],
    instead: ['For a number, use Counter.', 'For a word somebody chose, such as a credit tag, use Tag.'],
    yes: [
      'Green for approved, paid, verified; orange for hold and partial; red for rejected and overdue; sky for disbursed.',
      'Keep the word: colour alone says nothing to many readers.',
    ],
    no: ['No badge to press.', 'No accent colour: it means that you can act.'],
    related: ['Primitives/Data/Counter', 'Primitives/Data/Tag'],
  },
  'Primitives/Data/Counter': {
    parts: [
      ['Number', 'How many, or a short figure.'],
      ['Fill', 'What the number means: a flag, a rejection, neither.'],
      ['Hidden words', 'What is counted, for screen readers.'],
    ],
    use: ['For a number beside a word: rules that flagged, notes on a loan, a score on a tab.'],
    instead: ['For a status, use Badge.', 'For a figure people read and compare, use Text with `numeric`.'],
    yes: [
      'Say with `label` what is counted, where the word beside it does not.',
      'Orange or red only where the number asks for attention.',
    ],
    no: ['No counter alone.', 'No counter to press.'],
    related: ['Primitives/Data/Badge', 'Primitives/Layout/Tabs'],
  },
  'Primitives/Data/Edit panel': {
    parts: [
      ['Header', 'The title, and Edit; its reason where this person may not.'],
      ['Values', 'What is stored, to read.'],
      ['Fields', 'In the place of the values while editing.'],
      ['Notice', 'What a colleague changed meanwhile, with Compare.'],
      ['Footer', 'Cancel and Save. Save shows what changes before it sends it.'],
    ],
    use: ['For values that are mostly read and sometimes changed, in their place.'],
    instead: [
      'For values that are only read, use Panel with KeyValue.',
      'For a task of its own, such as giving feedback, use Dialog.',
    ],
    yes: [
      'Let one panel of a page be edited at a time.',
      'Name every field in `fields`: the question before saving shows each old and new value.',
      'Say why somebody may not edit with `whyNot`.',
      'Pass `conflict` when somebody else saved first: what was typed stays, and both are compared.',
    ],
    no: ['No saving on leaving a field.', 'No lost input: Cancel asks if something was typed.'],
    keys: [['Ctrl Enter', 'Save, from any of its fields']],
    related: [
      'Primitives/Layout/Panel',
      'Primitives/Data/KeyValue',
      'Primitives/Overlays/Conflict dialog',
      'Primitives/Overlays/Leave question',
    ],
  },
  'Primitives/Data/KeyValue': {
    parts: [
      ['Label', 'What the value is, in a column of one width.'],
      ['Value', 'The value; a dash where there is none.'],
      ['Tools', 'Copy, or the eye that reveals a masked value.'],
      ['Hairline', 'Between the rows.'],
    ],
    use: ['For the values of one thing, each with its label.'],
    instead: ['For many things with the same values, use Table.', 'To edit them in place, use Edit panel.'],
    yes: [
      'Let ids, phones, accounts and addresses be copied.',
      'Mask what is sensitive with `masked`: an eye reveals it. Leave `copy` out until then.',
    ],
    no: ['No empty value: it shows an en dash.', 'No sentence as a label.'],
    related: ['Primitives/Actions/CopyButton', 'Primitives/Layout/Panel', 'Primitives/Data/Edit panel'],
  },
  'Primitives/Data/Pagination': {
    parts: [
      ['Rows', 'Which rows these are, of how many.'],
      ['Hint', 'The keys of the table above.'],
      ['Pages', 'Numbers, the current one tonal; a field where they have no room.'],
      ['Arrows', 'The page before and the page after.'],
    ],
    use: ['Below a list whose rows come from the server page by page.'],
    instead: ['When all rows are loaded, let Table scroll.'],
    yes: [
      'Say when the total is an estimate with `approximate`: “of about 500”.',
      'Put the keys of the table above it into `hint`.',
    ],
    no: [
      'No pages for rows that fit into one.',
      'No own words for the place in the list: it counts the rows.',
    ],
    keys: [['Enter, Space', 'Go to the page']],
    related: ['Primitives/Data/Table', 'Primitives/Text/Kbd'],
  },
  'Primitives/Data/Table': {
    parts: [
      ['Header', 'The name of each column; a press sorts it, and an arrow shows how.'],
      ['Row', 'One record; the focused row has a ring.'],
      ['Cell', 'One value; numbers are right-aligned.'],
      ['Lead', 'A chevron to expand the row.'],
      ['Totals', 'The last row, where columns add up.'],
      ['In place of rows', 'Skeletons while loading, the empty state, or the error.'],
    ],
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
    ],
    related: ['Primitives/Data/Pagination', 'Primitives/Feedback/EmptyState', 'Primitives/Data/KeyValue'],
  },
  'Primitives/Data/Tag': {
    parts: [
      ['Text', 'What somebody chose or wrote.'],
      ['Cross', 'Removes it, where it can be removed.'],
    ],
    use: ['For a word somebody chose: a credit tag, the behaviour of a customer.'],
    instead: [
      'For a status the product sets, use Badge.',
      'For a number, use Counter.',
      'To choose several in a form, use MultiSelect, which shows tags.',
    ],
    yes: [
      'Green or red only where the word itself is good or bad.',
      'With `onRemove` it gets a cross, named after the tag.',
    ],
    no: [
      'No long sentence: it is cut, and shown whole under the pointer.',
      'No tag to press, except its cross.',
    ],
    keys: [['Enter, Space', 'Remove it, on its cross']],
    related: ['Primitives/Data/Badge', 'Primitives/Fields/MultiSelect'],
  },
};
