import type { Guides } from './guide';

export const layout: Guides = {
  'Primitives/Layout/Box': {
    parts: [
      ['Surface', 'Background, border, radius and shadow of the theme.'],
      ['Padding', 'Steps of the scale of spaces.'],
    ],
    use: ['For padding, a surface or a corner around one thing, in steps of the scale.'],
    instead: [
      'For several things with a gap, use Stack.',
      'For a region with a title, use Panel.',
      'For what has a look of its own, write its styles beside the component.',
    ],
    yes: [
      'Choose the element with `as` where it means something.',
      'Take `paddingX` and `paddingY` for both sides.',
    ],
    no: ['No pixels: only the names of the scale are taken.', 'No box only to hold another box.'],
    related: ['Primitives/Layout/Stack', 'Primitives/Layout/Panel'],
  },
  'Primitives/Layout/Breadcrumb': {
    parts: [
      ['Pages', 'Links from the top to the page above.'],
      ['Separator', 'A chevron between them.'],
      ['This page', 'The last one, without a link.'],
    ],
    use: ['In the top bar, for the way from the list to the page somebody is on.'],
    instead: ['For the title of the page, use PageHeading.', 'For parts of one page, use Tabs.'],
    yes: ['Name the last item as the page; it is no link.', 'Let every step but the last lead to its page.'],
    no: ['No breadcrumb in a dialog.', 'No history: it shows the place, not the way somebody came.'],
    keys: [['Enter', 'Go to that page']],
    related: ['Primitives/Text/Link', 'Primitives/Text/PageHeading', 'Primitives/Layout/Tabs'],
  },
  'Primitives/Layout/Panel': {
    parts: [
      ['Title', 'Names the section, also for screen readers.'],
      ['Meta', 'Secondary text behind the title.'],
      ['Actions', 'Buttons or a badge at the right.'],
      ['Chevron', 'Opens and closes it, where it can be closed.'],
      ['Summary', 'One line in the header while it is closed.'],
      ['Content', 'Below the header, with padding or without it for a table.'],
    ],
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
  'Primitives/Layout/SectionBody': {
    parts: [
      ['Content', 'The section, where it was read.'],
      ['Not given', 'One line, where nothing was sent.'],
      ['Not readable', 'What could not be read of it; the panels beside it stay.'],
    ],
    use: ['Inside a Panel, for a section of a loan that may be missing or unreadable.'],
    instead: [
      'When the whole tab could not be read, use ErrorPanel.',
      'When a list is empty, use EmptyState.',
    ],
    yes: [
      'Name the section in the plural: “Personal details were not given.”',
      'Keep one section to a panel.',
    ],
    no: [
      'No empty panel when the section is broken: it says so, and the others stay.',
      'No red for what was not given.',
    ],
    related: ['Primitives/Layout/Panel', 'Primitives/Feedback/Banner', 'Primitives/Feedback/ErrorPanel'],
  },
  'Primitives/Layout/Stack': {
    parts: [
      ['Children', 'In a row or a column.'],
      ['Gap', 'The same between all of them, a step of the scale.'],
    ],
    use: ['To put things below or beside each other with a gap of the scale.'],
    instead: ['For padding around one thing, use Box.', 'For a region with a title, use Panel.'],
    yes: [
      'Let rows wrap where the window may be narrow.',
      'Choose the element with `as` where it is a list or a section.',
    ],
    no: ['No margins on the things inside: the gap is the parent’s.'],
    related: ['Primitives/Layout/Box', 'Primitives/Layout/Panel'],
  },
  'Primitives/Layout/Staged': {
    parts: [
      ['First part', 'Fills the screen, and is drawn at once.'],
      ['Other parts', 'Drawn one after the other once the first is painted.'],
    ],
    use: ['For a long page of many panels, so that its head appears at once.'],
    instead: [
      'For many rows, use Table, which draws those in view.',
      'For code that is not needed yet, use Loadable.',
    ],
    yes: ['Let the first part fill a screen.', 'Give it the parts themselves, not one element around them.'],
    no: ['No short page.', 'No order by importance: the parts appear from top to bottom.'],
    related: ['Primitives/Layout/Panel', 'Primitives/Feedback/Loadable', 'Primitives/Feedback/Skeleton'],
  },
  'Primitives/Layout/Tabs': {
    parts: [
      ['Row or column', 'The tabs, each with its counter.'],
      ['More', 'The tabs that have no room, in a menu.'],
      ['Indicator', 'The selected tab.'],
      ['Heading', 'Above a column of tabs: what they are of.'],
      ['Panel', 'The content of the selected tab.'],
      ['Aside', 'Content beside the panel, such as a rail.'],
    ],
    use: [
      'For the parts of one loan or one thing, of which one is shown.',
      'In one row for a few, in a column (`vertical`) for many.',
    ],
    instead: [
      'For two views of the same values, use Segmented.',
      'For other pages, use Link or the sidebar.',
    ],
    yes: [
      'Put the news of a tab on it: a counter in the colour of its meaning, a green dot for a clear check.',
      'Give each tab its `href`, so that it can be opened in a new window and sent to others.',
      'Set `kept` where a tab holds what somebody typed.',
    ],
    no: [
      'No tabs in tabs.',
      'No hidden selected tab: what does not fit goes into “More”, the selected one never.',
    ],
    keys: [
      ['Arrows, Home, End', 'Move between tabs; with `manual`, Enter opens'],
      ['[ and ]', 'Previous and next tab from anywhere on the page, with `bracketKeys`'],
      ['Tab', 'Into the content of the tab'],
    ],
    related: ['Primitives/Data/Counter', 'Primitives/Fields/Segmented', 'Primitives/Actions/Shortcuts'],
  },
  'Primitives/Layout/VisuallyHidden': {
    parts: [['Text', 'Read by screen readers, not seen.']],
    use: ['For words only screen readers need, where others see an icon, a colour or a place.'],
    instead: [
      'For the name of an icon, use `label` of Icon or IconButton.',
      'To hide a label of a field, use `hideLabel`.',
      'For a hint everybody needs, show it.',
    ],
    yes: ['Say only what is seen otherwise.', 'Give it a role such as `status` to announce a result.'],
    no: ['No buttons or links in it: nobody would see the focus.', 'No second name for what has one.'],
    related: ['Primitives/Text/Icon', 'Primitives/Text/Text'],
  },
};
