import '@lending-desk/ui/fonts';
import { loadSorting } from '@lending-desk/ui/primitives/Table';
import type { Preview } from '@storybook/react-vite';
import * as React from 'react';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { withoutAnnouncedLogs } from './announcedLogs';
import { expectColours, withoutContrast } from './colours';
import { withAllDrawn } from './decorators/withAllDrawn';
import { withRecovery } from './decorators/withRecovery';
import { withTheme } from './decorators/withTheme';
import { withLanguageAndZoom } from './decorators/withLanguageAndZoom';
import { hasOwnArgs } from './hasOwnArgs';
import { painted } from './painted';
import { expectShownStates } from './shownStates';
import { isJourney, readStart } from './storyboard/pictures';
import { stepThrough } from './storyboard/stepThrough';

// The width of the mock-ups, and a laptop window zoomed to 200 %.
const viewports = {
  desktop: { name: 'Desktop 1440 × 900', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  laptop: { name: 'Small laptop 1024 × 768', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  tablet: { name: 'Tablet 768 × 1024', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  zoomed: { name: 'Zoomed to 720 × 450', styles: { width: '720px', height: '450px' }, type: 'desktop' },
  phone: { name: 'Phone 320 × 640', styles: { width: '320px', height: '640px' }, type: 'mobile' },
} as const;

// Long enough for a busy machine; a query that finds its element does not wait for it. Where most stories are to fail,
// as while `npm run mutate` changes what they show, it is less.
configure({
  asyncUtilTimeout: Number(import.meta.env['VITE_PATIENCE_MS'] ?? 30_000),
  // Without the document: it is written anew for each attempt of a query that waits.
  getElementError: message => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

const asItComes = <T,>(dispatch: () => T): T => dispatch();
/** What was done is drawn before the story goes on: React draws a transition (a route, a blocked one) in tasks of its
 * own, and a task in the background runs after them. Not every browser of a designer knows such tasks. */
async function thenDrawn<T>(work: () => Promise<T>): Promise<T> {
  const result = await work();
  if ('scheduler' in window) await scheduler.postTask(() => undefined, { priority: 'background' });
  else await new Promise(drawn => void setTimeout(drawn, 0));
  return result;
}

/** Whether this is the page beside the list of stories, below which the storyboard stands. */
const inCanvas = window.frameElement?.id === 'storybook-preview-iframe';
const playSteps = inCanvas ? stepThrough(addons.getChannel(), readStart) : null;

/** Storybook checks the page it shows, in the theme of its toolbar. */
const inTests = Boolean(import.meta.env['VITEST_STORYBOOK']);

// React's development build keeps for each element where in the code it was made: a fifteenth of the time of all
// stories. It is only for warnings; a story that a warning fails shows it in Storybook.
if (inTests)
  Object.defineProperty(
    Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
    'recentlyCreatedOwnerStacks',
    { get: () => Infinity, set() {} },
  );

/** What pages and controls need, which a test draws neither of. */
const pages = inTests ? null : await import('./docs');

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: pages?.argTypesEnhancers ?? [],
  beforeAll: async () => {
    // After Storybook's own, which wrap each event in React's `act`: that is for tests without a browser, and it warns
    // of whatever a story loads on demand.
    configure({ eventWrapper: asItComes, asyncWrapper: thenDrawn });
    // Loaded on demand in the product; preloaded here so that a click on a header sorts at once.
    await loadSorting();
  },
  decorators: [withAllDrawn, withTheme, withLanguageAndZoom, withRecovery],
  // The error of a value that was chosen before does not outlive it.
  beforeEach: context => {
    const { classList } = document.body;
    if (context.viewMode === 'story' && classList.contains('sb-show-errordisplay'))
      classList.replace('sb-show-errordisplay', 'sb-show-main');
    return inTests ? withoutAnnouncedLogs(context) : undefined;
  },
  // Everywhere else, also in tests and pictures, a journey is played at once.
  runStep: async (sentence, play, context) => {
    if (playSteps && context.viewMode === 'story' && isJourney(context.title))
      await playSteps(sentence, play, context);
    else await play(context);
  },
  afterEach: async context => {
    // A page of documentation has many stories in one document, and shows no results.
    if (context.viewMode === 'docs') return;
    await painted();
    // What a person chose in a control may show another state than the story claims.
    if (hasOwnArgs(context)) await expectShownStates(context);
    if (inTests) await expectColours(context);
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'component', items: ['compact', 'comfortable'], dynamicTitle: true },
    },
    text: {
      description: 'Length of the texts',
      toolbar: {
        icon: 'paragraph',
        items: [
          { value: 'written', title: 'Text as written' },
          { value: 'double', title: 'Text twice as long' },
        ],
        dynamicTitle: true,
      },
    },
    zoom: {
      description: 'Zoom of the page',
      toolbar: {
        icon: 'zoom',
        items: [
          { value: 'normal', title: '100 %' },
          { value: 'double', title: '200 %' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of the texts',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', density: 'compact', text: 'written', zoom: 'normal', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    // Violations fail the story's test. Results that nobody reads are left out: all of them together were 100 MB.
    a11y: {
      test: 'error',
      // Only what is marked as important breaks this rule. By its own selector it looks at each element with a style.
      config: { rules: [{ id: 'avoid-inline-spacing', selector: '[style*="important"]' }] },
      options: inTests
        ? { reporter: 'no-passes', resultTypes: ['violations'], rules: withoutContrast }
        : { resultTypes: ['violations', 'incomplete'] },
    },
    controls: { expanded: true },
    docs: pages?.docs,
    viewport: { options: viewports },
    options: {
      // The first is the page Storybook opens with. Tabs stand in the product's order (scripts/storyFiles.test.ts).
      storySort: {
        order: [
          'Start here',
          ['Lending Desk', 'Ask', 'How to read it', 'What changed'],
          'Specification',
          ['Requirements', 'Decisions', 'Glossary', 'States'],
          'Journeys',
          [
            'Credit',
            ['Desk'],
            'Customer Support',
            ['Desk'],
            'Collections',
            ['Desk'],
            'VAS and horoscope',
            ['Desk'],
            'Administration',
            ['Desk'],
            'Every desk',
          ],
          'Credit',
          [
            'Screens',
            ['Loan queue', 'Credit loan', 'Credit loan rail', 'Export application details'],
            'Tabs',
            [
              'Profile',
              'Dedupe',
              'Perfios',
              'Docs',
              'Docs for viewers',
              'Equifax',
              'KYC',
              'KYC New',
              'Details',
              'CIBIL',
              'Rules',
              'PD',
              'Calls',
              'Intel',
            ],
            'Dialogs',
            'Parts',
          ],
          'Customer Support',
          [
            'Screens',
            ['Customer search', 'Support loan', 'Customer loans', 'Export loans'],
            'Tabs',
            [
              'Personal Details',
              'Professional Details',
              'Financial Details',
              'Bank Statements',
              'Kyc Details',
              'Additional Documents',
              'Aadhaar Details',
              'Equifax Bureau Details',
              'Loan Application Details',
              'Underwriter Remarks',
              'Approval Details',
              'EMI Details',
              'Recordings',
              'Cashfree Details',
              'Pre Credit Feedback',
              'Loan Source',
            ],
            'Dialogs',
            'Parts',
          ],
          'Collections',
          [
            'Screens',
            ['Disbursed loans', 'Next best account', 'Approvals', 'NACH board', 'NACH files', 'Cash book'],
            'Tabs',
            [
              'Kyc Details',
              'Loan Approval Details',
              'Transaction History',
              'Payment Links',
              'Amortization Table',
              'Overdue Details',
              'ForeClosure Details',
              'Recordings',
              'Comments',
            ],
            'Dialogs',
            'Parts',
          ],
          'VAS and horoscope',
          ['Screens', ['VAS feedback', 'Horoscope'], 'Dialogs', 'Parts'],
          'Administration',
          ['Screens', ['Staff', 'Audit', 'Operations', 'Settings'], 'Dialogs', 'Parts'],
          'Every desk',
          [
            'Screens',
            [
              'Loan',
              'Home',
              'About',
              'Account',
              'Reset password',
              'Single sign-on',
              'Error',
              'Message page',
              'Not permitted',
            ],
            'Dialogs',
            'Parts',
          ],
          'Foundations',
          'Primitives',
          ['Layout', 'Text', 'Actions', 'Fields', 'Data', 'Overlays', 'Feedback'],
          '*',
          'This book',
        ],
      },
    },
  },
};

export default preview;
