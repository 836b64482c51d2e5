import type { Guides } from './guide';

export const overlays: Guides = {
  'Primitives/Overlays/CommandPalette': {
    parts: [
      ['Field', 'What is looked for.'],
      ['Groups', 'Loans, actions, tabs and pages, each under its name.'],
      ['Option', 'Icon, label with the found letters marked, and key cap.'],
      ['Foot', 'That it searches, that nothing matches, or why the search failed.'],
    ],
    use: ['To reach a loan, an action, a tab or a page by typing. The app opens it with Ctrl K.'],
    instead: [
      'To search with filters and pages, use a search screen.',
      'For a value in a form, use Combobox.',
    ],
    yes: [
      'Offer only what the role may do.',
      'Show a loan’s id in `code`, and the part that matched with `highlight`.',
      'Keep what was found when one source failed: `failure` stands below it.',
    ],
    no: ['No action that exists only here.', 'No question in it: the action asks for itself.'],
    keys: [
      ['Arrow Up, Arrow Down', 'Move between results, round at the ends'],
      ['Page Up, Page Down', 'First and last result'],
      ['Enter', 'Go there, or do it'],
      ['Escape', 'Close it'],
    ],
    related: ['Primitives/Actions/Shortcuts', 'Primitives/Overlays/Drawer', 'Primitives/Fields/Combobox'],
  },
  'Primitives/Overlays/ConfirmDialog': {
    parts: [
      ['Title', 'The question.'],
      ['Body', 'What happens, with its amounts and names.'],
      ['Cancel', 'Changes nothing; focused first where the action is dangerous.'],
      ['Confirm', 'The verb of the action.'],
      ['Error', 'Why it was refused; the question stays.'],
    ],
    use: ['Before an action that cannot be undone, or that reaches the customer or the bank.'],
    instead: [
      'For a form, use Dialog.',
      'Before leaving typed input, use Leave question.',
      'For what can be undone, do it, and offer to undo it.',
    ],
    yes: [
      'Ask with the action in the title: “Close this loan?”',
      'Answer with the same verb: “Close Loan”, not “OK”.',
      'Repeat the amounts and names in `facts`.',
      'Set the tone `danger` where something is lost: the button is red, and the focus starts on Cancel.',
      'Keep it open with `busy` until it is done, and put a refusal into `footerNote`.',
    ],
    no: ['No question for what people do all day.', 'No second question after it.'],
    keys: [
      ['Enter', 'Press the focused button'],
      ['Escape', 'Cancel, unless the action is running'],
      ['Tab', 'Moves inside it only'],
    ],
    related: [
      'Primitives/Overlays/Dialog',
      'Primitives/Overlays/Leave question',
      'Primitives/Overlays/ErrorDialog',
    ],
  },
  'Primitives/Overlays/Conflict dialog': {
    parts: [
      ['Title', 'What was changed meanwhile.'],
      ['Description', 'By whom, and that nothing typed is lost.'],
      ['All fields', 'One choice for all of them.'],
      ['Row', 'The field with its original, my value and theirs.'],
      ['Choice', 'Mine or theirs; a field that belongs to another takes its side.'],
      ['Buttons', 'Decide later, and Go on with these.'],
    ],
    use: ['When two people changed the same thing: the second one decides, field by field.'],
    instead: [
      'When only the page is old, fetch it again.',
      'When an action is no longer allowed, use ErrorDialog.',
    ],
    yes: [
      'Name who saved, and say that nothing typed is lost.',
      'Show every value as it is read elsewhere, not as it is stored.',
      'Set `onlyTheirs` for what the reader did not touch: their value is chosen in advance.',
    ],
    no: ['No quiet overwriting.', 'No row for a field nobody changed.'],
    keys: [
      ['Arrows', 'Choose Mine or Saved in a row'],
      ['Escape', 'Decide later; nothing changes'],
    ],
    related: ['Primitives/Data/Edit panel', 'Primitives/Overlays/Dialog', 'Primitives/Fields/Segmented'],
  },
  'Primitives/Overlays/Dialog': {
    parts: [
      ['Title', 'What it is about, with an icon where that helps.'],
      ['Description', 'One sentence below it.'],
      ['Meta', 'Secondary text at the right of the title.'],
      ['Cross', 'Closes it; asks first where something was typed.'],
      ['Content', 'Scrolls, while header and footer stay.'],
      ['Footer', 'Buttons at the right, the primary one last; a note at the left.'],
      ['Scrim', 'The page behind it; a click on it closes a dialog that may be closed so.'],
    ],
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
  'Primitives/Overlays/DocumentViewer': {
    parts: [
      ['Title', 'Which document it is, and which of several.'],
      ['Tools', 'Zoom, fit, turn and download.'],
      ['Stage', 'The picture or the pages; it is moved by dragging.'],
      ['Arrows', 'The document before and after.'],
      ['Password', 'Asked for where a PDF is protected.'],
    ],
    use: ['To read an image or a PDF in the whole window: a PAN card, a selfie, a statement.'],
    instead: [
      'For a small picture beside values, show it in the page.',
      'To keep the file, use DownloadLink.',
    ],
    yes: [
      'Name it after the document: “PAN, front”.',
      'Pass `sequence` where several belong together.',
      'Give it a `documentId` and `onRetry` where links expire: a new link does not reset the view.',
      'Offer the stored password of a statement with `storedPassword`.',
    ],
    no: ['No document in a new tab.', 'No password kept: it is forgotten when the viewer closes.'],
    keys: [
      ['+, −', 'Zoom in and out'],
      ['F', 'Fit to the window'],
      ['0', 'Show at 100 %'],
      ['R, Shift R', 'Turn right and left'],
      ['Page Up, Page Down', 'Previous and next page of a PDF'],
      ['[ and ]', 'Previous and next document'],
      ['Escape', 'Close it'],
    ],
    related: [
      'Primitives/Actions/DownloadLink',
      'Primitives/Overlays/Dialog',
      'Primitives/Fields/PasswordField',
    ],
  },
  'Primitives/Overlays/Drawer': {
    parts: [
      ['Panel', 'At an edge of the window, with its own heading.'],
      ['Scrim', 'The page behind it; a click on it closes the drawer.'],
    ],
    use: ['For a part of the page that has no room in a narrow window: the sidebar, the rail of a loan.'],
    instead: ['For a task with a title and buttons, use Dialog.', 'For a list of actions, use Menu.'],
    yes: [
      'Give the content a heading of its own; `label` is for screen readers.',
      'Choose the first focus with `firstStop`, such as the link of the current page.',
    ],
    no: ['No form that would be lost: a click outside closes it.', 'No drawer over a dialog.'],
    keys: [
      ['Escape', 'Close it; the focus returns'],
      ['Tab', 'Moves inside it only'],
    ],
    related: ['Primitives/Overlays/Dialog', 'Primitives/Overlays/CommandPalette', 'Primitives/Actions/Menu'],
  },
  'Primitives/Overlays/ErrorDialog': {
    parts: [
      ['Title', 'That an error occurred.'],
      ['Message', 'What the server said, word for word.'],
      ['Copy details', 'The details of the failure, to pass on.'],
      ['Close', 'Back to the page, where everything is as it was.'],
    ],
    use: ['For a failure somebody has to know of before going on: the server refused, nothing was saved.'],
    instead: [
      'When the action is in view, use StatusLine.',
      'When a page could not be read, use ErrorPanel.',
      'For a field, use its own error.',
    ],
    yes: [
      'Show the message of the server or of the rule, letter for letter.',
      'Put the status and the request id into `details`: “Copy details” is for the support desk.',
    ],
    no: ['No personal data in `details`.', 'No dialog for each of several failures: gather them.'],
    keys: [
      ['Enter', 'Close it: Close has the focus'],
      ['Escape', 'Close it'],
    ],
    related: [
      'Primitives/Feedback/ErrorPanel',
      'Primitives/Feedback/StatusLine',
      'Primitives/Overlays/ConfirmDialog',
    ],
  },
  'Primitives/Overlays/Leave question': {
    parts: [
      ['Title', 'Whether to leave.'],
      ['Body', 'What would be lost.'],
      ['Stay', 'Focused first.'],
      ['Leave', 'Discards it.'],
    ],
    use: ['When somebody leaves a page with input that is not saved.'],
    instead: ['In a Dialog, use its `dirty`: it asks in its own foot.', 'Where drafts are kept, do not ask.'],
    yes: ['Say with `loses` what is lost, if it is not the whole page: “2 files are still being sent.”'],
    no: ['No question when nothing was typed.', 'No third button to save.'],
    keys: [
      ['Enter', 'Stay: it has the focus'],
      ['Escape', 'Stay'],
    ],
    related: ['Primitives/Overlays/ConfirmDialog', 'Primitives/Data/Edit panel', 'Primitives/Fields/Uploads'],
  },
  'Primitives/Overlays/Shortcuts dialog': {
    parts: [
      ['Groups', 'Where the keys work.'],
      ['Row', 'What it does, and its key caps.'],
      ['Checkbox', 'Turns the single keys off.'],
    ],
    use: ['For the list of all keys. The app opens it with “?”.'],
    instead: ['For the key of one action, show it beside the action with Kbd.'],
    yes: [
      'Group the keys by where they work: Everywhere, Lists, Loan.',
      'Let people turn single keys off: pass `onEnabledChange`.',
    ],
    no: ['No key that is not in it.', 'No keys of the browser: only those of the product.'],
    keys: [['Escape', 'Close it']],
    related: ['Primitives/Actions/Shortcuts', 'Primitives/Text/Kbd', 'Primitives/Overlays/Dialog'],
  },
  'Primitives/Overlays/Tooltip': {
    parts: [
      ['Trigger', 'The element it explains.'],
      ['Bubble', 'One short line, at the side that has room.'],
    ],
    use: [
      'For a short word about a control: the name of an icon, the whole of a text that is cut, why a button is disabled.',
    ],
    instead: [
      'On a Button or IconButton, use `label` and `disabledReason`: they bring their own.',
      'For help with a field, use its `helper`.',
      'For what everybody has to read, show it.',
    ],
    yes: [
      'One short line.',
      'Put it on something that takes the focus: it opens there at once, and under the pointer after 0.4 s.',
      'Set `describes` to false where it only repeats the name.',
    ],
    no: ['No links or buttons in it.', 'Nothing people with a touch screen need: a touch does not open it.'],
    keys: [
      ['Tab', 'Open it, by going to its control'],
      ['Escape', 'Close it'],
    ],
    related: [
      'Primitives/Actions/IconButton',
      'Primitives/Actions/Button',
      'Primitives/Layout/VisuallyHidden',
    ],
  },
};
