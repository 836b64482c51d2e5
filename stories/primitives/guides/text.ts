import type { Guides } from './guide';

export const text: Guides = {
  'Primitives/Text/Brand': {
    parts: [
      ['Logo', 'The mark alone, in the narrow sidebar.'],
      ['Name', 'Beside it, where there is room.'],
    ],
    use: ['For the name of the product: at the head of the sidebar and on the sign-in page.'],
    instead: ['For the title of a page, use PageHeading.'],
    yes: ['Set `mini` in the narrow sidebar: screen readers still hear the name.'],
    no: ['No second brand on a page.', 'No other colour or size.'],
    related: ['Primitives/Text/PageHeading', 'Primitives/Text/Icon'],
  },
  'Primitives/Text/Icon': {
    parts: [
      ['Outline', 'In the colour of the text around it.'],
      ['Hidden name', 'Only where no text says the same.'],
    ],
    use: ['To help find a word faster, and for statuses, which are never colour alone.'],
    instead: ['To press it, use IconButton.', 'For a person, use Avatar.'],
    yes: [
      '16 px beside text, 14 in dense places and fields, 12 in badges, 20 in a failed state.',
      'Give it a `label` only where no word beside it says the same.',
      'Add a new one to the list on the page Foundations / Icons; a check names what is missing.',
    ],
    no: [
      'No icon in place of a word in a form.',
      'No colour of its own: it takes that of its text.',
      'No other set than Lucide.',
    ],
    related: ['Primitives/Actions/IconButton', 'Primitives/Data/Badge'],
  },
  'Primitives/Text/Kbd': {
    parts: [['Cap', 'The key as it is printed on the keyboard.']],
    use: ['For the key of an action, beside the action.'],
    instead: ['On a Button or a Menu item, use its `kbd`.', 'For code or ids, use Text with `mono`.'],
    yes: [
      'Write it as printed on the key: `J`, `Enter`, `Ctrl Enter`.',
      'Say with `on` what it stands on, so that it can be read there.',
    ],
    no: ['No key cap without its action.', 'No key that does nothing here.'],
    related: ['Primitives/Actions/Shortcuts', 'Primitives/Overlays/Shortcuts dialog'],
  },
  'Primitives/Text/Link': {
    parts: [
      ['Text', 'Where it leads.'],
      ['Underline', 'Always inside a sentence, else under the pointer.'],
    ],
    use: [
      'To go to another page of the product.',
      'With ExternalLink, to leave it: it opens in a new tab and says so.',
    ],
    instead: [
      'To do something, use Button.',
      'To save a file, use DownloadLink.',
      'To show a part of this page, use Tabs.',
    ],
    yes: ['Name the target: “All loans of this customer”.', 'Inside a sentence, underline it always.'],
    no: ['No “click here”.', 'No link that changes something.'],
    keys: [
      ['Enter', 'Go there'],
      ['Ctrl Enter', 'Open it in a new tab, as browsers do'],
    ],
    related: ['Primitives/Actions/Button', 'Primitives/Actions/DownloadLink', 'Primitives/Layout/Breadcrumb'],
  },
  'Primitives/Text/PageHeading': {
    parts: [
      ['Title', 'What the page is called, of one size on every page.'],
      ['Line below', 'How many there are, or when it was made.'],
    ],
    use: ['Once at the top of a page in the shell: what it is called, or what is done there.'],
    instead: ['For a region of a page, use the title of Panel.', 'For the way to the page, use Breadcrumb.'],
    yes: [
      'Sentence case, no full stop.',
      'One line below it says what the page is for. An empty one keeps its room, so that nothing moves.',
    ],
    no: ['No second one on a page: it is the `h1`.', 'No buttons in it: they stand beside it.'],
    related: ['Primitives/Layout/Breadcrumb', 'Primitives/Text/Text', 'Primitives/Layout/Panel'],
  },
  'Primitives/Text/Text': {
    parts: [['Letters', 'A step of the type scale, a weight, and a colour by meaning.']],
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
};
