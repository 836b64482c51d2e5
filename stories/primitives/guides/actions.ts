import type { Guides } from './guide';

export const actions: Guides = {
  'Primitives/Actions/Button': {
    parts: [
      ['Label', 'A verb and a noun; while it runs, the word of `loadingLabel`.'],
      ['Icon', 'Before the label, or after it for what opens. While it runs a spinner stands in its place.'],
      ['Key cap', 'The shortcut that does the same.'],
      ['Tooltip', 'The reason, while the button is disabled.'],
    ],
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
  'Primitives/Actions/CopyButton': {
    parts: [
      ['Icon', 'Two sheets at rest, a check mark for 1.2 s after copying.'],
      ['Tooltip', 'What is copied.'],
      ['Announcement', 'Tells screen readers that the value was copied.'],
    ],
    use: ['To copy one value somebody needs elsewhere: a loan id, a phone, an account, an address.'],
    instead: [
      'Beside a label and its value, give the item of KeyValue a `copy`.',
      'For the details of a failure, ErrorDialog has its own button.',
    ],
    yes: [
      'Name the value in `label`: “loan id” makes the button “Copy loan id”.',
      'Put it directly behind the value.',
    ],
    no: [
      'No copy button for a masked value: first somebody reveals it.',
      'No Snackbar after copying: a check mark shows for 1.2 s, and screen readers hear it.',
    ],
    keys: [['Enter, Space', 'Copy the value']],
    related: ['Primitives/Data/KeyValue', 'Primitives/Actions/IconButton'],
  },
  'Primitives/Actions/DownloadLink': {
    parts: [
      ['Text', 'What a press does: Download, or the name of the file.'],
      ['Icon', 'An arrow into a tray, in the `button` look.'],
    ],
    use: ['To save a file that is there already, under a name that tells whose and what it is.'],
    instead: [
      'When the file must be made first, as an export, use Button.',
      'To look at a document without keeping it, use DocumentViewer.',
    ],
    yes: [
      'In a list of files, say which one with `label`: “Download PAN, front”.',
      'In a row of buttons, choose the `button` look.',
    ],
    no: ['No link whose signature has expired: fetch a new one.', 'No file name without its ending.'],
    keys: [['Enter', 'Download']],
    related: ['Primitives/Overlays/DocumentViewer', 'Primitives/Text/Link', 'Primitives/Actions/Button'],
  },
  'Primitives/Actions/IconButton': {
    parts: [
      ['Icon', 'What it does, at a glance.'],
      ['Tooltip', 'The same in words; also the accessible name.'],
    ],
    use: [
      'For a small action beside what it acts on, where its icon is known: close, refresh, zoom in.',
      'With `pressed`, to turn something on and off.',
    ],
    instead: [
      'Where there is room for a word, use Button.',
      'For more than three actions in one place, use Menu.',
    ],
    yes: [
      'Name the action in `label`. The tooltip shows it and screen readers say it.',
      'Say why it cannot be pressed with `disabledReason`; the tooltip shows it after the name.',
    ],
    no: [
      'No icon button as the main action of a view.',
      'No second name for a toggle: `pressed` says whether it is on.',
    ],
    keys: [['Enter, Space', 'Press it']],
    related: ['Primitives/Actions/Button', 'Primitives/Overlays/Tooltip', 'Primitives/Text/Icon'],
  },
  'Primitives/Actions/Menu': {
    parts: [
      ['Trigger', 'The button that opens it; it shows the chosen option where there is one.'],
      ['Item', 'Its label; a check mark at the chosen option.'],
    ],
    use: [
      'For actions that are seldom needed, behind one button.',
      'To choose one of a few options, such as the order of a list: give the items `checked`.',
    ],
    instead: [
      'For the one action a view is for, use Button.',
      'For a value in a form, use Select.',
      'For other pages, use Link.',
    ],
    yes: [
      'Label each item with a verb and a noun.',
      'Put what cannot be undone last, and ask in a ConfirmDialog.',
    ],
    no: ['No menu in a menu.', 'No menu with a single item.'],
    keys: [
      ['Enter, Space, Arrow Down', 'Open it'],
      ['Arrow Up, Arrow Down, Home, End', 'Move between items'],
      ['Letters', 'Go to the item that begins with them'],
      ['Enter, Space', 'Select the item'],
      ['Escape', 'Close it; the focus returns to its button'],
    ],
    related: ['Primitives/Actions/Button', 'Primitives/Fields/Select', 'Primitives/Overlays/ConfirmDialog'],
  },
  'Primitives/Actions/Shortcuts': {
    parts: [
      ['Key', 'A letter, a sequence of two, or a key with Ctrl.'],
      ['Scope', 'The topmost layer alone: what lies under a dialog does not listen.'],
      ['Key cap', 'A Kbd beside the action shows the key.'],
    ],
    use: ['For an action people do many times a day, with `useShortcuts`.'],
    instead: [
      'To submit a form with Ctrl Enter, use `onSubmitKey`.',
      'For the keys inside one component, such as a table, let the component handle them.',
    ],
    yes: [
      'Show the key beside its action: `kbd` of Button, or Kbd.',
      'List it in the Shortcuts dialog.',
      'A single letter is fine: typed into a field it does nothing, and people can turn such keys off.',
      'Write keys in small letters: `j`, `ctrl+k`, and `g h` for one after the other.',
    ],
    no: ['No action that only a key can start.', 'No key the browser needs, such as Ctrl W.'],
    related: ['Primitives/Overlays/Shortcuts dialog', 'Primitives/Text/Kbd', 'Primitives/Actions/Button'],
  },
};
