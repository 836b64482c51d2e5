import { StaffTable } from '@lending-desk/ui/staff/StaffTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { everybody, members } from '../fixtures/members';
import { inBox } from '../inBox';
import { expectNothingSideways } from '../sideways';
import { headersOf, rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Administration/Parts/Table of staff',
  component: StaffTable,
  args: { rows: everybody, onOpen: fn() },
  decorators: [inBox({ display: 'flex', flexDirection: 'column', height: 420 })],
} satisfies Meta<typeof StaffTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('those who wait come first', async () => {
      await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Deepa Pillai');
    });
    await step('Enter opens the focused row', async () => {
      canvas.getByRole('row', { name: /Deepa Pillai/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith(members.waiting);
    });
  },
};

export const WhatIsKnownOfEach: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const rows = () => rowsOf(canvas).map(row => textsOf(row, 7));
    await step('everybody, with state, roles and when they were last seen', async () => {
      await expect(rows()).toEqual([
        ['DPDeepa Pillai', 'deepa.pillai@lender.example', 'Waiting', '–', '21 Nov 2026', 'Never', '0'],
        [
          'ISImran Shaikh',
          'imran.shaikh@lender.example',
          'Active',
          'Value-added services',
          '3 Aug 2026',
          '21 Nov 2026, 11:18 am',
          '0',
        ],
        [
          'MSMeera Subramanian',
          'meera.subramanian@lender.example',
          'Active',
          'Super user',
          '3 Aug 2026',
          '21 Nov 2026, 11:18 am',
          '1',
        ],
        [
          'RKRohit Kulkarni',
          'rohit.kulkarni@lender.example',
          'Active',
          'Underwriter',
          '3 Aug 2026',
          '21 Nov 2026, 11:18 am',
          '2',
        ],
        [
          'VSVenkata Subrahmanya Lakshmi Narasimha Chakravarthulapudi',
          'venkatanarasimharajuvaripeta.krishnamurthy.subramaniam@regional-branch.lender.example',
          'Active',
          'Credit admin, Customer support admin, Collections admin, Value-added services, Collection call review, Customer call review',
          '3 Aug 2026',
          '21 Nov 2026, 11:18 am',
          '12',
        ],
        [
          'NRNaveen Rathore',
          'naveen.rathore@lender.example',
          'Disabled',
          'Customer support',
          '3 Aug 2026',
          '21 Nov 2026, 11:18 am',
          '0',
        ],
        [
          'GPGauri Patwardhan',
          'gauri.patwardhan@lender.example',
          'Rejected',
          '–',
          '3 Aug 2026',
          'Never',
          '0',
        ],
      ]);
    });
    await step('sorted by each column', async () => {
      const ends: string[] = [];
      for (const header of headersOf(canvas).slice(0, 7)) {
        await userEvent.click(canvas.getByRole('button', { name: header ?? '' }));
        const initials = rows().map(([name]) => name?.slice(0, 2));
        ends.push(`${header}: ${initials.at(0)} to ${initials.at(-1)}`);
      }
      await expect(ends).toEqual([
        'Name: DP to VS',
        'Email: DP to VS',
        'State: IS to GP',
        'Roles: VS to GP',
        'Signed up: IS to DP',
        'Last seen: IS to GP',
        'Browsers: DP to VS',
      ]);
    });
  },
};

export const NamesInSmallLetters: Story = {
  args: {
    rows: [members.underwriter, { ...members.signedOut, fullName: 'imran shaikh' }, members.waiting],
  },
  parameters: { covers: ['XR-101.c'] },
  play: async ({ canvas, step, userEvent }) => {
    const names = () => rowsOf(canvas).map(row => textsOf(row, 1)[0]?.slice(2));
    await step('The header sorts by name up, then down, whatever its capitals', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
      await expect(names()).toEqual(['Deepa Pillai', 'imran shaikh', 'Rohit Kulkarni']);
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
      await expect(names()).toEqual(['Rohit Kulkarni', 'imran shaikh', 'Deepa Pillai']);
    });
  },
};

/** As wide as a window of 1024 px leaves it. */
export const FitsASmallLaptop: Story = {
  decorators: [inBox({ display: 'flex', width: 926, height: 420 })],
  play: async ({ canvasElement, step }) => {
    const scrollers = canvasElement.querySelectorAll('[data-scroller]');
    await expect(scrollers).toHaveLength(1);
    await expectNothingSideways(scrollers);
    await step('and e-mail and roles are read in full, on more lines', async () => {
      const cut = [...canvasElement.querySelectorAll('td span')].filter(
        ({ scrollWidth, clientWidth, textContent }) =>
          scrollWidth > clientWidth && /@|Customer/.test(textContent),
      );
      await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    });
  },
};
