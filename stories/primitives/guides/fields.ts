import type { Guides } from './guide';

export const fields: Guides = {
  'Primitives/Fields/Checkbox': {
    parts: [
      ['Box', 'On or off.'],
      ['Label', 'What is true when it is on.'],
      ['Help or error', 'One line below.'],
    ],
    use: ['For a yes or no that is saved with the rest of a form.'],
    instead: [
      'When no answer is not “no”, use Segmented with Yes and No.',
      'For several values of a long list, use MultiSelect.',
    ],
    yes: ['Word the label so that ticked means yes.'],
    no: ['No negative label: “Do not send”.', 'No action on ticking, except to filter or select.'],
    keys: [['Space', 'Tick and untick']],
    related: ['Primitives/Fields/Segmented', 'Primitives/Fields/MultiSelect'],
  },
  'Primitives/Fields/Combobox': {
    parts: [
      ['Label', 'Above the field.'],
      ['Field', 'Typed text narrows the list.'],
      ['List', 'The options that contain the text, with their hints.'],
      ['Cross', 'Clears the value.'],
    ],
    use: ['For one of many known values that people find by typing: a bank, a city, a reason.'],
    instead: [
      'For a short list, use Select.',
      'For several values, use MultiSelect.',
      'For any text, use TextField.',
    ],
    yes: [
      'Say what to do when nothing is found with `emptyText`.',
      'Let the text be emptied where no value is a value: that clears it.',
    ],
    no: [
      'No free text: what matches no option is not kept.',
      'No list whose options change while somebody types, without saying so.',
    ],
    keys: [
      ['Letters', 'Narrow the list; the first match is highlighted'],
      ['Arrow Up, Arrow Down', 'Open the list, move between options'],
      ['Enter', 'Take the option'],
      ['Escape', 'Close the list and keep the value'],
    ],
    related: ['Primitives/Fields/Select', 'Primitives/Fields/MultiSelect', 'Primitives/Fields/TextField'],
  },
  'Primitives/Fields/DateField': {
    parts: [
      ['Label', 'Above the field.'],
      ['Field', 'A date as people type it; shown as 21 Nov 2026 when the field is left.'],
      ['Calendar button', 'Opens the calendar.'],
      ['Calendar', 'Days that cannot be chosen are disabled; today is marked.'],
      ['Help or error', 'One line below.'],
    ],
    use: ['For one day, typed or picked.'],
    instead: ['For a month, use MonthField.', 'For a first and a last day, use DateRangeField.'],
    yes: [
      'Limit it with `min`, `max` and `isEnabled`; the calendar and the typed text follow the same limits.',
      'Set `yearPicker` for a date far in the past, such as a birth date. It needs `min` and `max`.',
      'Pass the business day as `today`, never the clock.',
    ],
    no: [
      'No American order: the day comes before the month, typed as 21-11-2026 or 21 Nov 2026.',
      'No error while typing: it shows on leaving.',
    ],
    keys: [
      ['Alt Arrow Down', 'Open the calendar'],
      ['Arrows', 'Move by a day or a week in the calendar'],
      ['Page Up, Page Down', 'Move by a month in the calendar'],
      ['Enter', 'Check what was typed; in the calendar, take the day'],
      ['Escape', 'Close the calendar'],
    ],
    related: [
      'Primitives/Fields/DateRangeField',
      'Primitives/Fields/MonthField',
      'Primitives/Fields/TextField',
    ],
  },
  'Primitives/Fields/DateRangeField': {
    parts: [
      ['Start', 'The first day.'],
      ['End', 'The last day, itself included.'],
      ['Help or error', 'One line below both.'],
    ],
    use: ['For a first and a last day: an export, a filter of the audit.'],
    instead: ['For one day, use DateField.', 'For two months, use two MonthFields.'],
    yes: [
      'Name both ends where “Start date” and “End date” do not fit.',
      'Treat a range with one end as that one day, as its value says.',
    ],
    no: ['No two DateFields for one range.', 'No order to check: days picked backwards are turned round.'],
    keys: [
      ['Tab', 'From the first day to the last, then to the calendar’s button'],
      ['Enter, Space', 'Open the calendar, on its button'],
      ['Arrows', 'Move by a day or a week in the calendar'],
      ['Escape', 'Close the calendar'],
    ],
    related: ['Primitives/Fields/DateField', 'Primitives/Fields/MonthField'],
  },
  'Primitives/Fields/Field': {
    parts: [
      ['Label', 'What is asked for, with an asterisk where it is required.'],
      ['Counter', 'Characters used and allowed, at the right of the label.'],
      ['Control', 'The input, the list or the group.'],
      ['Line below', 'The error, else the value it had where it was changed, else the help.'],
    ],
    use: [
      'To make a new kind of field: it brings the label, the asterisk, the counter, the help and the error.',
    ],
    instead: ['In a form, use one of the ready fields.'],
    yes: [
      'Spread `aria` of the control on the element that takes the focus.',
      'Put the control into a FieldBox: it shows hover, focus, change, error and lock.',
      'Where an error may appear in a dense form, reserve its line with `keepMessageSpace`.',
    ],
    no: [
      'No field without a label; hide it only where a heading or a column says it.',
      'No help and error together: the error replaces the help.',
      'No disabled field without a `disabledReason`.',
    ],
    related: ['Primitives/Fields/TextField', 'Primitives/Fields/Select', 'Primitives/Fields/Uploads'],
  },
  'Primitives/Fields/MoneyField': {
    parts: [
      ['Label', 'Above the field.'],
      ['Rs.', 'Before the amount, inside the field.'],
      ['Amount', 'Grouped as in India when the field is left.'],
      ['Help or error', 'One line below.'],
    ],
    use: ['For an amount in rupees.'],
    instead: ['For a count, use NumberField.', 'For a share, use PercentField.'],
    yes: [
      'Let the domain read the text: the value is what was typed, without commas.',
      'Set `decimals` to false where paise make no sense; a phone then shows digits only.',
    ],
    no: [
      'No “Rs.” in the label: it stands in the field.',
      'No cutting of digits: an error says what is wrong.',
    ],
    keys: [['Tab', 'Leave it; the digits are grouped: 1,25,000']],
    related: [
      'Primitives/Fields/NumberField',
      'Primitives/Fields/PercentField',
      'Primitives/Fields/TextField',
    ],
  },
  'Primitives/Fields/MonthField': {
    parts: [
      ['Label', 'Above the field.'],
      ['Field', 'The month in words.'],
      ['Months', 'A year of months, with arrows to the years beside it.'],
    ],
    use: ['For a month of a year: the first and the last of a bank statement.'],
    instead: ['For a day, use DateField.'],
    yes: [
      'Limit it with `min` and `max`: months outside cannot be chosen.',
      'Pass the business day as `today`.',
    ],
    no: ['No two lists for year and month.', 'No typing: it is chosen.'],
    keys: [
      ['Enter, Space, Arrow Down', 'Open it'],
      ['Arrows', 'Move by a month or a row, on into the next year'],
      ['Home, End', 'First and last month of the year'],
      ['Page Up, Page Down', 'Move by a year'],
      ['Enter, Space', 'Take the month'],
      ['Escape', 'Close it and keep the value'],
    ],
    related: ['Primitives/Fields/DateField', 'Primitives/Fields/DateRangeField'],
  },
  'Primitives/Fields/MultiSelect': {
    parts: [
      ['Label', 'Above the field.'],
      ['Tags', 'What is selected, each with a cross.'],
      ['Field', 'Typed text narrows the list.'],
      ['List', 'What can still be selected.'],
      ['Footer', 'What adds a new option, where somebody may.'],
    ],
    use: ['For several of a known list: credit tags, reasons, statuses of a filter.'],
    instead: ['For one value, use Select or Combobox.', 'For two or three, use Checkbox for each.'],
    yes: [
      'Give the options in a fixed order: what is chosen leaves the list, which stays open for the next.',
      'Offer a new value in `footer`, such as “Create New Tags”; it gets what was typed.',
    ],
    no: ['No values the reader cannot see: each is a tag.', 'No `placeholder` as a label.'],
    keys: [
      ['Letters', 'Narrow the list'],
      ['Arrow Up, Arrow Down', 'Open the list, move between options'],
      ['Enter', 'Add the option'],
      ['Backspace', 'Remove the last tag, while nothing is typed'],
      ['Escape', 'Close the list'],
    ],
    related: ['Primitives/Data/Tag', 'Primitives/Fields/Combobox', 'Primitives/Fields/Select'],
  },
  'Primitives/Fields/NumberField': {
    parts: [
      ['Label', 'Above the field.'],
      ['Number', 'Grouped as in India when the field is left.'],
      ['Unit', 'After the number, inside the field.'],
      ['Help or error', 'One line below.'],
    ],
    use: ['For a number that is no money and no share: a tenure, a count of dependants.'],
    instead: [
      'For rupees, use MoneyField.',
      'For a share, use PercentField.',
      'For a phone, a pin code or an account, use TextField with `mono`: they are no numbers.',
    ],
    yes: [
      'Say the unit with `suffix`: “months”.',
      'Switch `grouped` off where commas would mislead, such as a year.',
    ],
    no: [
      'No arrows to count up and down: it has none.',
      'No letters refused while typing: the error says what is wrong.',
    ],
    keys: [['Tab', 'Leave it; the digits are grouped: 1,25,000']],
    related: [
      'Primitives/Fields/MoneyField',
      'Primitives/Fields/PercentField',
      'Primitives/Fields/TextField',
    ],
  },
  'Primitives/Fields/PasswordField': {
    parts: [
      ['Label', 'Above the field.'],
      ['Field', 'Dots for the characters.'],
      ['Eye', 'Shows the characters, and hides them again.'],
      ['Help or error', 'One line below.'],
    ],
    use: ['For a password: to sign in, to change it, to open a protected file.'],
    instead: ['For anything else, use TextField, also for a one-time code.'],
    yes: [
      'Tell password managers which one is meant with `autoComplete`: `new-password` when it is set.',
      'Use `off` for the password of a file: it is not the reader’s own.',
    ],
    no: ['No second field to repeat it: the eye shows what was typed.', 'No placeholder of dots.'],
    keys: [['Enter, Space', 'Show or hide it, on the eye']],
    related: ['Primitives/Fields/TextField', 'Primitives/Fields/Field'],
  },
  'Primitives/Fields/PercentField': {
    parts: [
      ['Label', 'Above the field.'],
      ['Number', 'What was typed.'],
      ['%', 'After the number, inside the field.'],
      ['Help or error', 'One line below.'],
    ],
    use: ['For a share or a rate: interest, fee, FOIR.'],
    instead: ['For rupees, use MoneyField.', 'For a count, use NumberField.'],
    yes: ['Let the domain read the text and check its limits.', 'Say the limits in `helper`: “0 to 36”.'],
    no: ['No “%” in the label: it stands in the field.', 'No fraction: 1.5 means 1.5 %.'],
    related: ['Primitives/Fields/MoneyField', 'Primitives/Fields/NumberField'],
  },
  'Primitives/Fields/RadioCards': {
    parts: [
      ['Label', 'Of the whole group.'],
      ['Card', 'Icon, label and hint of one option; its reason where it cannot be chosen.'],
      ['Mark', 'The chosen one.'],
      ['Help or error', 'One line below the group.'],
    ],
    use: [
      'For one of two to four options that need a line of explanation.',
      'With the `plain` look, for short answers in a row, such as a rating.',
    ],
    instead: ['For words alone, use Segmented.', 'For five or more, use Select.'],
    yes: [
      'Write the `hint` so that the options can be compared.',
      'Say why an option cannot be chosen with its `disabledReason`.',
    ],
    no: [
      'No option chosen in advance where the choice has to be made by a person.',
      'No cards for yes and no.',
    ],
    keys: [
      ['Tab', 'Go to the chosen option, or the first'],
      ['Arrows', 'Choose the next or the previous'],
      ['Space', 'Choose it, if none was'],
    ],
    related: ['Primitives/Fields/Segmented', 'Primitives/Fields/Select'],
  },
  'Primitives/Fields/Ready-made comments': {
    parts: [
      ['Field', 'The text area.'],
      ['Hint', 'That / offers them.'],
      ['List', 'Those that match what was typed behind /.'],
      ['Option', 'Its title, and the text that is inserted.'],
    ],
    use: ['For a comment that often has the same words, such as the remark of a call.'],
    instead: ['For a comment that is always new, use TextArea.'],
    yes: [
      'Give each a short title. What is typed after the “/” is looked for in title and text.',
      'Fill in the blanks before passing `comments`: what is chosen is inserted as it is.',
    ],
    no: ['No sending on choosing: the text can still be changed.', 'No list in place of typing.'],
    keys: [
      ['/', 'Open the list'],
      ['Arrow Up, Arrow Down', 'Move between comments'],
      ['Enter, Tab', 'Insert the comment at the cursor'],
      ['Escape', 'Close the list and keep the “/”'],
    ],
    related: ['Primitives/Fields/TextArea', 'Primitives/Fields/Combobox'],
  },
  'Primitives/Fields/Segmented': {
    parts: [
      ['Label', 'Of the whole group.'],
      ['Segments', 'Two to four options side by side.'],
      ['Thumb', 'The surface behind the chosen one.'],
      ['Help or error', 'One line below; also why an option is disabled.'],
    ],
    use: [
      'For one of two to four short values: yes or no, chart or table.',
      'For a status to set, with the `tone` of the status.',
    ],
    instead: [
      'When the options need explaining, use RadioCards.',
      'For five or more, use Select.',
      'For parts of a page, use Tabs.',
    ],
    yes: ['One or two words each.', 'Say why an option cannot be chosen with its `disabledReason`.'],
    no: ['No action: it sets a value.', 'No icon without a word, unless everybody knows it.'],
    keys: [
      ['Tab', 'Go to the chosen value, or the first'],
      ['Arrows', 'Choose the next or the previous'],
      ['Space', 'Choose it, if none was'],
    ],
    related: ['Primitives/Fields/RadioCards', 'Primitives/Fields/Select', 'Primitives/Layout/Tabs'],
  },
  'Primitives/Fields/Select': {
    parts: [
      ['Label', 'Above the field.'],
      ['Field', 'The chosen option, or the placeholder.'],
      ['Chevron', 'That it opens a list.'],
      ['Cross', 'Clears the value, where it may be empty.'],
      ['List', 'All options; letters jump to one.'],
    ],
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
  'Primitives/Fields/TextArea': {
    parts: [
      ['Label', 'Above the field.'],
      ['Counter', 'Characters used and allowed.'],
      ['Field', 'Grows with its text, then scrolls.'],
      ['Key cap', 'The shortcut that focuses it, while it is empty.'],
      ['Help or error', 'One line below.'],
    ],
    use: ['For several lines of free text: a note, a reason, a comment.'],
    instead: ['For one line, use TextField.', 'When the same words come often, use Ready-made comments.'],
    yes: [
      'Show a limit with `counter`. The text is not cut: an error says that it is too long.',
      'Let it grow: from `rows` to `maxRows`, then it scrolls.',
      'Show the key that focuses it with `kbd`, as long as it is empty.',
    ],
    no: ['No handle to drag: it grows by itself.', 'No sending on Enter: Enter is a new line.'],
    keys: [
      ['Enter', 'A new line'],
      ['Ctrl Enter', 'Send it, where it has `onSubmit`'],
    ],
    related: ['Primitives/Fields/TextField', 'Primitives/Fields/Ready-made comments'],
  },
  'Primitives/Fields/TextField': {
    parts: [
      ['Label', 'Above the field, with an asterisk where it is required.'],
      ['Counter', 'Characters used and allowed.'],
      ['Before the value', 'An icon, or a unit such as Rs.'],
      ['Value', 'What was typed, else the placeholder.'],
      ['After the value', 'A unit, a button, or the key cap that focuses it.'],
      ['Help or error', 'One line below.'],
    ],
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
  'Primitives/Fields/Uploads': {
    parts: [
      ['Drop zone', 'Where files are dropped, or chosen by Enter.'],
      ['File', 'Name and size.'],
      ['Progress', 'How much has left, and Cancel.'],
      ['Outcome', 'Stored, refused or failed, in words; Retry or Remove.'],
    ],
    use: ['To hand in one or several files: bank statements, documents, an import.'],
    instead: ['For a document that is there already, use DocumentViewer or DownloadLink.'],
    yes: [
      'Say in `helper` which files are taken and how large they may be.',
      'Check each file in `validate` of `useUploads`: dropped files do not pass `accept`.',
      'Ask before leaving while files are `underWay`: leaving aborts them.',
    ],
    no: [
      'No button to start: each file is sent at once, with its own Cancel and Retry.',
      'No Retry for a file that was refused: it would be refused again.',
    ],
    keys: [['Enter, Space', 'Open the file dialog']],
    related: ['Primitives/Fields/Field', 'Primitives/Overlays/Leave question'],
  },
};
