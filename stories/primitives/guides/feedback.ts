import type { Guides } from './guide';

export const feedback: Guides = {
  'Primitives/Feedback/Banner': {
    parts: [
      ['Icon', 'The kind of message.'],
      ['Title', 'The message in one line.'],
      ['Details', 'Why, or what to do.'],
      ['Action', 'One button.'],
    ],
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
  'Primitives/Feedback/EmptyState': {
    parts: [
      ['Title', 'That there is nothing.'],
      ['Why', 'The reason, in one sentence.'],
      ['Action', 'One way out.'],
    ],
    use: ['When a list or a tab has nothing to show: says so, says why, and offers one way on.'],
    instead: ['When it could not be read, use ErrorPanel.', 'While it is read, use Skeleton.'],
    yes: ['Say why it is empty: no match, not fetched yet, none recorded.'],
    no: [
      'No more than one button.',
      'No apology for what is normal, where the specification gives no words.',
    ],
    related: ['Primitives/Feedback/ErrorPanel', 'Primitives/Feedback/Skeleton', 'Primitives/Data/Table'],
  },
  'Primitives/Feedback/ErrorBoundary': {
    parts: [
      ['Children', 'What is drawn while nothing fails.'],
      ['Fallback', 'What stands in their place after an error, with a way to try again.'],
    ],
    use: ['Around a part of a page that may fail on its own, so that the rest goes on.'],
    instead: [
      'For an answer of the server, such as a refusal, use the state of the component: ErrorPanel, Banner, StatusLine.',
    ],
    yes: [
      'Show an ErrorPanel in `fallback`, with `reset` as its “Try now”.',
      'Give it `resetKeys`, such as the loan id and the tab: it tries again when one changes.',
      'Report the error in `onError`.',
    ],
    no: ['No boundary around every button.', 'No text of the error itself for the reader.'],
    related: ['Primitives/Feedback/ErrorPanel', 'Primitives/Feedback/Loadable'],
  },
  'Primitives/Feedback/ErrorPanel': {
    parts: [
      ['Title', 'What could not be shown, in the words of the catalogue.'],
      ['Message', 'Details, or what to do.'],
      ['Countdown', 'Seconds until the next attempt, and which one it is.'],
      ['Buttons', 'Try now, and Stop while it tries by itself.'],
    ],
    use: ['When a page, a tab or a list could not be read, in its place.'],
    instead: [
      'When the rest can be shown, use Banner.',
      'When an action failed, use StatusLine or ErrorDialog.',
      'When there is nothing to show, use EmptyState.',
    ],
    yes: [
      'Use the words of the catalogue of messages.',
      'With `retry`, say when it is tried again and which attempt it is, and let people stop it.',
    ],
    no: [
      'No `retry` where it cannot help: a wrong request, signed out, not permitted.',
      'No codes or addresses in the text.',
    ],
    keys: [['Enter, Space', 'Try now, or Stop']],
    related: [
      'Primitives/Feedback/EmptyState',
      'Primitives/Feedback/Banner',
      'Primitives/Feedback/ErrorBoundary',
    ],
  },
  'Primitives/Feedback/Loadable': {
    parts: [
      ['Placeholder', 'What stands in its place until the code is loaded.'],
      ['View', 'The component, once it is loaded.'],
      ['Failure', 'Shown by the ErrorBoundary around it; opened again, it loads again.'],
    ],
    use: [
      'For a part of a page whose code is fetched when it is first needed: a dialog, a calendar, a chart.',
    ],
    instead: ['For data that is on its way, use Skeleton.', 'For a whole page, use a route of its own.'],
    yes: [
      'Call `preload` when somebody is about to open it: on pointer or focus.',
      'Give it a placeholder of the same size where the page would jump.',
      'Put an ErrorBoundary around it: files may not arrive. Opened again, it loads again.',
    ],
    no: ['No `React.lazy`: it waits up to 300 ms after its placeholder.', 'No lazy part of a few lines.'],
    related: ['Primitives/Feedback/ErrorBoundary', 'Primitives/Feedback/Skeleton'],
  },
  'Primitives/Feedback/Progress line': {
    parts: [
      ['Line', 'Along the top of the window, while the files of a page are slow.'],
      ['Hidden words', 'What is being loaded, for screen readers.'],
    ],
    use: ['While the files of a page are loading, at the top of the window. The app shows it; pages do not.'],
    instead: ['For data inside a page, use Skeleton.', 'For one small part, use Spinner.'],
    yes: ['Leave the old page in view below it.'],
    no: ['No second line in a page.', 'No percentage: it does not know one.'],
    related: ['Primitives/Feedback/Skeleton', 'Primitives/Feedback/Spinner'],
  },
  'Primitives/Feedback/Skeleton': {
    parts: [['Bar', 'Of the size of the text that comes, so that nothing moves.']],
    use: ['In place of text that is on its way, when its size is known.'],
    instead: [
      'In a Table, use its own loading state.',
      'When the size is not known, use Spinner.',
      'While old values are shown, keep them.',
    ],
    yes: [
      'Give it the width and height of the text to come, so that nothing moves.',
      'Set `aria-busy` on the region: the bars themselves say nothing to screen readers.',
    ],
    no: ['No skeleton for buttons and headings that are known.', 'No skeleton after an error.'],
    related: ['Primitives/Feedback/Spinner', 'Primitives/Data/Table', 'Primitives/Feedback/EmptyState'],
  },
  'Primitives/Feedback/Snackbar': {
    parts: [
      ['Message', 'What happened, in one line.'],
      ['Action', 'One button, such as Undo.'],
      ['Close', 'Ends it at once; else it leaves by itself.'],
    ],
    use: ['For the result of an action whose place is gone: a dialog that closed, a row that left the list.'],
    instead: [
      'When the action is still in view, use StatusLine.',
      'When somebody has to act on it, use Banner or ErrorDialog.',
    ],
    yes: [
      'One short sentence in the past tense.',
      'Show it with `useSnackbar`. One shows at a time, for 2.5 s; it waits under the pointer and the focus.',
      'At most one action, such as “Undo”.',
    ],
    no: [
      'No failure somebody has to act on: it is gone after 2.5 s.',
      'No message that something was merely opened.',
    ],
    keys: [['Enter, Space', 'Close it, or do its action']],
    related: [
      'Primitives/Feedback/StatusLine',
      'Primitives/Feedback/Banner',
      'Primitives/Overlays/ErrorDialog',
    ],
  },
  'Primitives/Feedback/Spinner': {
    parts: [
      ['Ring', 'Turns while something runs; stands still under reduced motion.'],
      ['Hidden words', 'What is loading, where no text beside it says so.'],
    ],
    use: ['For a short wait without a known size: an image, a search, a value being revealed.'],
    instead: ['In a Button, use its `loading`.', 'For text with a known size, use Skeleton.'],
    yes: [
      'Say what is loading with `label`, unless a word beside it does.',
      'It takes the colour of the text around it.',
    ],
    no: ['No spinner over a whole page.', 'No two spinners for one wait.'],
    related: ['Primitives/Feedback/Skeleton', 'Primitives/Actions/Button', 'Primitives/Feedback/StatusLine'],
  },
  'Primitives/Feedback/StatusLine': {
    parts: [
      ['Icon', 'Running, done or failed.'],
      ['Text', 'What became of the action above it.'],
      ['Room', 'The line keeps its height while it is empty.'],
    ],
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
};
