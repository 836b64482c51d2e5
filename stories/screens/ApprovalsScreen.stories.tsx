import { RequestPanel, type RequestPanelProps } from '@lending-desk/ui/approvals/RequestPanel';
import { ApprovalsScreen, type ApprovalsScreenProps } from '@lending-desk/ui/screens/ApprovalsScreen';
import { instant } from '@lending-desk/domain/calendar';
import { paise } from '@lending-desk/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { aRequest } from '../fixtures/approvals';
import { longestName } from '../fixtures/longestName';
import { inBox } from '../inBox';
import { type Area, factsOf } from '../panels';
import { rowsOf, textsOf } from '../tables';
import { useArg } from '../useArg';
import { useHeld } from '../useHeld';

const textsIn = (area: Area, name: string) =>
  rowsOf(within(area.getByRole('table', { name }))).map(row => textsOf(row));

const waiting = aRequest();
const panel = {
  request: waiting,
  own: false,
  loanLink: <a href="#loan">Open loan</a>,
  reason: '',
  onReason: fn(),
  action: { state: 'idle' },
  onApprove: fn(),
  onRefuse: fn(),
  onTakeBack: fn(),
} satisfies RequestPanelProps;

function Open(props: RequestPanelProps) {
  const held = useHeld({ value: props.reason, onChange: props.onReason });
  return <RequestPanel {...props} reason={held.value} onReason={held.onChange} />;
}

const meta = {
  title: 'Collections/Screens/Approvals',
  component: ApprovalsScreen,
  argTypes: { view: { control: 'inline-radio', options: ['waiting', 'approved', 'refused', 'mine'] } },
  args: {
    list: { state: 'ready', rows: [waiting] },
    view: 'waiting',
    onView: fn(),
    viewerId: 'admin-1',
    onOpen: fn(),
    openKey: waiting.id,
    refundsDue: [],
    providerRefunds: [],
    renderLoan: loanId => <a href={`#${loanId}`}>Open loan {loanId}</a>,
    children: <Open {...panel} />,
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ApprovalsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnAttachment: Story = {
  args: {
    children: (
      <Open
        {...panel}
        request={aRequest({ kind: 'receipt', attachment: '/api/v1/files/link.of-the-slip' })}
      />
    ),
  },
  parameters: { covers: ['XR-023.a'] },
  play: async ({ canvas, step }) => {
    await step('what the maker attached is opened by its link', async () => {
      const link = canvas.getByRole('link', { name: /Open the attachment/ });
      await expect(link).toHaveAttribute('href', '/api/v1/files/link.of-the-slip');
    });
  },
};

export const ARequestThatWaits: Story = {
  parameters: { states: ['ready'], covers: ['XR-022.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the focus stays where it was', async () => {
      await expect(document.body).toHaveFocus();
    });
    await step('without an attachment nothing is offered to be opened', async () => {
      await expect(canvas.queryByRole('link', { name: /attachment/ })).toBeNull();
    });
    await step('the maker’s working and the lines that approval posts stand beside the list', async () => {
      await expect(canvas.getByText(/1 waits for a second person, Rs\. 1,001\.00 in all/)).toBeVisible();
      await expect(textsIn(canvas, 'Approval posts')).toEqual([
        ['Waived', 'Rs. 1,001.00', '–'],
        ['Penal', '–', 'Rs. 411.00'],
        ['Bounce', '–', 'Rs. 590.00'],
      ]);
      await expect(canvas.getByRole('region', { name: 'Nikhil Deshpande’s working' })).toBeVisible();
      await expect(textsIn(canvas, 'Working')).toEqual([
        ['Principal', 'Rs. 17,088.77', 'Rs. 17,088.77', 'Rs. 0.00'],
        ['Interest', 'Rs. 1,069.23', 'Rs. 1,069.23', 'Rs. 0.00'],
        ['Penal', 'Rs. 544.74', 'Rs. 544.74', 'Rs. 411.00'],
        ['Bounce', 'Rs. 1,180.00', 'Rs. 1,180.00', 'Rs. 590.00'],
      ]);
    });
    await step('whose it is, who asked it and why, until when, and what it changes', async () => {
      const texts = [
        ...canvas.getByRole('region', { name: 'Waiver of Rs. 1,001.00' }).querySelectorAll('span'),
      ];
      await expect(texts.map(({ textContent }) => textContent)).toEqual([
        'Kavya R, loan 210042',
        'Asked by Nikhil Deshpande, 15 Nov 2026, 12:00 pm. Until 22 Nov 2026',
        'Penal, bounce, dated 15 Nov 2026',
        'In hospital, both debits came back',
        'Overdue Rs. 19,882.74 → Rs. 18,881.74, days past due 45 → 45, class SMA-1',
      ]);
      await expect(canvas.getByText('Can be posted')).toBeVisible();
      await expect(canvas.queryByText(/can approve it$/)).toBeNull();
      await expect(canvas.queryByRole('table', { name: 'Since it was asked' })).toBeNull();
    });
    await step('it is refused with a reason only', async () => {
      const refuse = canvas.getByRole('button', { name: 'Refuse' });
      await expect(refuse).toHaveAttribute('aria-disabled', 'true');
      await expect(refuse).toHaveAccessibleDescription('Enter a reason');
      const reason = canvas.getByRole('textbox', { name: /^Reason to refuse/ });
      await expect(reason).toHaveAccessibleDescription(/^Only needed to refuse\. Nikhil Deshpande reads it/);
      await userEvent.type(reason, ' ');
      await expect(refuse).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(reason, 'Too much ');
      await userEvent.click(refuse);
      await expect(panel.onRefuse).toHaveBeenCalledWith('Too much');
    });
    await step('it is approved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await expect(panel.onApprove).toHaveBeenCalledOnce();
    });
  },
};

const closure = aRequest({
  id: '6c3f9b1e-0000-4000-8000-000000000002',
  kind: 'closure',
  amount: 19_882.74,
  about: 'Whole loan',
  after: { principal: 0, interest: 0, penal: 0, bounce: 0, total: 0, daysPastDue: 0, class: 'STANDARD' },
  parts: { principal: 0, interest: 0, penal: 0, bounce: 0 },
  lines: [
    { account: 'held', side: 'debit', amount: 38_840 },
    { account: 'rounding', side: 'debit', amount: 0.45 },
    { account: 'principal', side: 'credit', amount: 37_722.85 },
    { account: 'refunds due', side: 'credit', amount: 1117.6 },
  ],
});
const paid = aRequest({ kind: 'closure', amount: 0, about: 'Whole loan', lines: [] });

export const AClosure: Story = {
  args: {
    list: { state: 'ready', rows: [waiting, closure] },
    children: <Open {...panel} request={closure} />,
  },
  parameters: { covers: ['XR-022.g'] },
  play: async ({ canvas, step }) => {
    await step('what its approval does with money stands in words', async () => {
      await expect(
        canvas.getByText(
          'Rs. 38,840.00 of held money is used. Rs. 0.45, less than a rupee, is waived. Rs. 1,117.60 becomes due back to the customer.',
        ),
      ).toBeVisible();
      await expect(canvas.queryByRole('columnheader', { name: 'Waived' })).toBeNull();
      await expect(canvas.getByRole('region', { name: 'Closure' })).toHaveTextContent(
        /class SMA-1 → STANDARD$/,
      );
    });
    await step('it has no amount of its own', async () => {
      const row = within(canvas.getByRole('row', { name: /^Closure/ }));
      await expect(row.getByText('Whole loan', { selector: 'td' })).toBeVisible();
      await expect(textsOf(canvas.getByRole('row', { name: /^Closure/ }))[1]).toBe('Whole loan');
      await expect(canvas.getByText(/2 wait for a second person, Rs\. 1,001\.00 in all/)).toBeVisible();
    });
  },
};

export const AClosureOfAPaidLoan: Story = {
  args: { list: { state: 'ready', rows: [paid] }, children: <Open {...panel} request={paid} /> },
  parameters: { covers: ['XR-022.g'] },
  play: async ({ canvas, step }) => {
    await step('nothing is collected or waived, and that is said', async () => {
      await expect(canvas.getByText('Everything is paid: nothing is collected or waived.')).toBeVisible();
    });
  },
};

export const NarrowWindow: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, step }) => {
    await step('the open request comes after the list, before what is explained', async () => {
      const top = (one: HTMLElement) => one.getBoundingClientRect().top;
      const [list, request, rest] = ['Requests', /^Waiver of/, 'What waits for a second person'].map(name =>
        top(canvas.getByRole('region', { name })),
      );
      await expect([list, request, rest]).toEqual(
        [list, request, rest].toSorted((left, right) => (left ?? 0) - (right ?? 0)),
      );
    });
  },
};

export const DecisionInReach: Story = {
  globals: { viewport: { value: 'laptop' } },
  decorators: [inBox({ height: 720, overflow: 'auto', display: 'flex', flexDirection: 'column' })],
  play: async ({ canvas, step }) => {
    await step('Approve is in sight although its request is longer than the window', async () => {
      const box = canvas.getByRole('button', { name: 'Approve' }).getBoundingClientRect();
      await expect(box.bottom).toBeLessThan(730);
    });
  },
};

const moved = aRequest({
  now: {
    principal: 17_088.77,
    interest: 1069.23,
    penal: 552.2,
    bounce: 0,
    total: 18_710.2,
    daysPastDue: 46,
    class: 'SMA-1',
  },
  since: [
    { kind: 'receipt', at: '2026-11-15T07:00:00.000Z', by: 'Razorpay' },
    { kind: 'waiver', at: '2026-11-15T07:30:00.000Z', by: 'Rekha Pillai' },
  ],
  fault: 'More than what is open of bounce',
  after: null,
  lines: [],
});

export const DuesChanged: Story = {
  args: { list: { state: 'ready', rows: [moved] }, children: <Open {...panel} request={moved} /> },
  parameters: { covers: ['XR-022.b'] },
  play: async ({ canvas, step }) => {
    await step('what came since is listed, and it cannot be approved', async () => {
      await expect(canvas.getByText('Dues changed since it was asked')).toBeVisible();
      await expect(textsIn(canvas, 'Since it was asked')).toEqual([
        ['15 Nov 2026, 12:30 pm', 'receipt', 'Razorpay'],
        ['15 Nov 2026, 01:00 pm', 'waiver', 'Rekha Pillai'],
      ]);
      await expect(textsIn(canvas, 'Working')[2]).toEqual([
        'Penal',
        'Rs. 544.74',
        'Rs. 552.20',
        'Rs. 411.00',
      ]);
      await expect(canvas.getByText('Overdue Rs. 18,710.20, days past due 46, class SMA-1')).toBeVisible();
      const [inTheList] = rowsOf(within(canvas.getByRole('grid', { name: 'Requests' })));
      await expect(textsOf(inTheList)[2]).toBe('Rs. 18,710.20→ –');
      await expect(inTheList).toHaveTextContent('Dues changed');
      await expect(canvas.queryByRole('table', { name: 'Approval posts' })).toBeNull();
      await expect(canvas.getByRole('alert')).toHaveTextContent('More than what is open of bounce');
      const approve = canvas.getByRole('button', { name: 'Approve' });
      await expect(approve).toHaveAttribute('aria-disabled', 'true');
      await expect(approve).toHaveAccessibleDescription('More than what is open of bounce');
    });
  },
};

const own = aRequest({ makerId: 'admin-1', whyNot: 'maker' });

export const OnesOwn: Story = {
  args: { list: { state: 'ready', rows: [own] }, children: <Open {...panel} request={own} own /> },
  parameters: { covers: ['XR-022.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it names who can approve it, and is taken back', async () => {
      await expect(canvas.getByText('Rekha Pillai, Super User can approve it')).toBeVisible();
      await expect(canvas.getByText(/^Asked by you, /)).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'Your working' })).toBeVisible();
      for (const name of ['Refuse', 'Approve'])
        await expect(canvas.queryByRole('button', { name })).toBeNull();
      await expect(canvas.queryByRole('textbox', { name: /^Reason to refuse/ })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
      await expect(panel.onTakeBack).toHaveBeenCalledOnce();
    });
  },
};

const ownStuck = aRequest({ makerId: 'admin-1', whyNot: 'maker', fault: 'More than what is open of bounce' });

export const OnesOwnThatCannotBePosted: Story = {
  args: {
    list: { state: 'ready', rows: [ownStuck] },
    children: <Open {...panel} request={ownStuck} own />,
  },
  parameters: { covers: ['XR-022.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('what cannot be posted any more can only be taken back, too', async () => {
      const decision = within(canvas.getByRole('region', { name: 'Decision' }));
      await expect(decision.getByText('Rekha Pillai, Super User can approve it')).toBeVisible();
      await expect(decision.getByText('More than what is open of bounce')).toBeVisible();
      await expect(decision.getAllByRole('button').map(button => button.textContent)).toEqual(['Take back']);
      panel.onTakeBack.mockClear();
      await userEvent.click(decision.getByRole('button', { name: 'Take back' }));
      await expect(panel.onTakeBack).toHaveBeenCalledOnce();
    });
  },
};

const alone = aRequest({ makerId: 'admin-1', whyNot: 'maker', checkers: [] });

export const NobodyElse: Story = {
  args: { list: { state: 'ready', rows: [alone] }, children: <Open {...panel} request={alone} own /> },
  parameters: { covers: ['M36.g'] },
  play: async ({ canvas, step }) => {
    await step('the request says that nobody else can approve it', async () => {
      await expect(canvas.getByText('Nobody else can approve this')).toBeVisible();
    });
  },
};

const forbidden = aRequest({ whyNot: 'role' });
const nobody = aRequest({ whyNot: 'role', checkers: [] });

export const NobodyAtAll: Story = {
  args: { list: { state: 'ready', rows: [nobody] }, children: <Open {...panel} request={nobody} /> },
  parameters: { covers: ['M36.g'] },
  play: async ({ canvas, step }) => {
    await step('to those who may not decide it the request says that nobody else can', async () => {
      await expect(canvas.getByRole('region', { name: 'Decision' })).toHaveTextContent(
        'Only a collections admin or a super user can decide thisNobody else can approve this',
      );
    });
  },
};

export const WhoMayNotDecide: Story = {
  args: { list: { state: 'ready', rows: [forbidden] }, children: <Open {...panel} request={forbidden} /> },
  play: async ({ canvas, step }) => {
    await step('it says why, and who can approve it', async () => {
      const why = 'Only a collections admin or a super user can decide this';
      await expect(canvas.getByRole('region', { name: 'Decision' })).toHaveTextContent(
        `${why}Rekha Pillai, Super User can approve it`,
      );
      await expect(canvas.getByRole('textbox', { name: /^Reason to refuse/ })).toBeDisabled();
      for (const name of ['Refuse', 'Approve'])
        await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(why);
    });
  },
};

export const TheDecisionIsSent: Story = {
  args: { children: <Open {...panel} reason="Too much" action={{ state: 'running' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Reason to refuse/ })).toBeDisabled();
    for (const name of ['Refuse', 'Approve'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
  },
};

export const TheDecisionIsRefused: Story = {
  args: { children: <Open {...panel} action={{ state: 'failed', message: 'This loan is closed' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This loan is closed');
    await expect(canvas.queryByText('Can be posted')).toBeNull();
  },
};

const ended = aRequest({ state: 'ended', reason: '' });

export const NobodyDecided: Story = {
  args: {
    view: 'refused',
    list: { state: 'ready', rows: [ended, waiting] },
    children: <Open {...panel} request={ended} />,
  },
  play: async ({ canvas }) => {
    const listed = rowsOf(within(canvas.getByRole('grid', { name: 'Requests' })));
    await expect(listed).toHaveLength(1);
    await expect(listed[0]).toHaveTextContent('Ended');
    await expect(canvas.getByRole('region', { name: 'Decision' })).toHaveTextContent(
      /^DecisionEnded: nobody decided it within 7 days$/,
    );
    await expect(canvas.getByText('No reason was given')).toBeVisible();
  },
};

const refused = aRequest({ state: 'refused', decidedBy: 'Rekha Pillai', refusedBecause: 'Too much' });

export const Refused: Story = {
  args: {
    view: 'refused',
    list: { state: 'ready', rows: [refused] },
    children: <Open {...panel} request={refused} />,
    refundsDue: [{ loanId: 210_043, fullName: 'Asha Rao', amount: paise(12_300) }],
  },
  parameters: { covers: ['XR-022.d'] },
  play: async ({ canvas, step }) => {
    await step('who refused it and why stands in place of the decision', async () => {
      await expect(canvas.getByText('Refused by Rekha Pillai: Too much')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Refuse' })).toBeNull();
    });
    await step('and the next key starts from there', async () => {
      await expect(canvas.getByRole('region', { name: 'Decision' }).parentElement).toHaveFocus();
    });
    await step('what loans owe back stands below the list', async () => {
      await expect(factsOf(canvas.getByRole('region', { name: 'Refunds due' }))).toEqual([
        'Loan 210043: Asha Rao, Rs. 123.00',
      ]);
    });
  },
};

export const RefundedAtTheProvider: Story = {
  args: {
    list: { state: 'ready', rows: [] },
    openKey: undefined,
    children: null,
    providerRefunds: [
      {
        loanId: 210_042,
        fullName: 'Kavya R',
        paymentId: 'pay_FHAapwmjSE5KWh',
        amount: paise(50_000),
        received: paise(200_050),
        at: instant('2026-11-15T07:30:00.000Z'),
        waits: false,
      },
      {
        loanId: 210_043,
        fullName: 'Asha Rao',
        paymentId: 'pay_FHAapwmjSE5KWi',
        amount: paise(100_000),
        received: paise(100_000),
        at: instant('2026-11-16T07:30:00.000Z'),
        waits: true,
      },
    ],
  },
  parameters: { covers: ['M43.d'] },
  play: async ({ canvas, step }) => {
    const line = (name: string) => within(canvas.getByText(name).closest('div') ?? canvas.getByText(name));
    await step(
      'a refund made at the provider is listed for a person, with its payment and loan',
      async () => {
        await expect(canvas.getByText('pay_FHAapwmjSE5KWh')).toBeVisible();
        await expect(
          canvas.getByText('Kavya R: Rs. 500.00 of Rs. 2,000.50, 15 Nov 2026, 01:00 pm'),
        ).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'Open loan 210042' })).toHaveAttribute(
          'href',
          '#210042',
        );
      },
    );
    await step('one whose reversal was asked for says so', async () => {
      await expect(line('pay_FHAapwmjSE5KWi').getByText('Reversal waits for approval')).toBeVisible();
      await expect(canvas.getAllByText('Reversal waits for approval')).toHaveLength(1);
    });
  },
};

/** Keeps which list is shown, as the page does. */
function Switched(props: ApprovalsScreenProps) {
  const [view, setView] = useArg(props.view);
  return <ApprovalsScreen {...props} view={view} onView={setView} />;
}

const decided = [
  aRequest({ id: 'of-one', loanId: 210_044, makerId: 'admin-1' }),
  aRequest({ id: 'approved', loanId: 210_045, kind: 'receipt', state: 'approved' }),
  aRequest({ id: 'refused', loanId: 210_046, state: 'refused' }),
  aRequest({ id: 'ended', loanId: 210_047, state: 'ended', reason: '' }),
  aRequest({ id: 'own-refused', loanId: 210_048, makerId: 'admin-1', state: 'refused' }),
];

export const ItsLists: Story = {
  parameters: { covers: ['M36.h', 'M36.j', 'XR-061.a'] },
  args: { list: { state: 'ready', rows: [waiting, ...decided] }, children: null },
  render: args => <Switched {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const rows = () =>
      rowsOf(within(canvas.getByRole('grid', { name: 'Requests' }))).map(row => textsOf(row, 4));
    const why = 'In hospital, both debits came back';
    const [overdue, asked] = ['Rs. 19,882.74', '15 Nov 2026, 12:00 pm'];
    const after = `${overdue}→ Rs. 18,881.74`;
    const [theirs, mine] = [`Nikhil Deshpande${asked}`, `You${asked}`];
    const own = [`Waiver Kavya R 210044You asked${why}`, 'Rs. 1,001.00', after, mine];
    const refused = [`Waiver Kavya R 210048You asked${why}`, 'Rs. 1,001.00', overdue, mine];
    await step('what waits, with what it changes and who asked it', async () => {
      await expect(rows()).toEqual([[`Waiver Kavya R 210042${why}`, 'Rs. 1,001.00', after, theirs], own]);
      await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('210042');
    });
    await step('all requests: also what was approved, refused or ended', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
      await expect(rows()).toEqual([[`Receipt Kavya R 210045${why}`, 'Rs. 1,001.00', overdue, theirs]]);
      await userEvent.click(canvas.getByRole('radio', { name: 'Refused' }));
      await expect(rows()).toEqual([
        [`Waiver Kavya R 210046${why}`, 'Rs. 1,001.00', overdue, theirs],
        ['Waiver Kavya R 210047Endedpenal, bounce, dated 15 Nov 2026', 'Rs. 1,001.00', overdue, theirs],
        refused,
      ]);
    });
    await step('one’s own requests and no others, also those that were decided', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Mine' }));
      await expect(rows()).toEqual([own, refused]);
    });
    await step('a row opens its request', async () => {
      await userEvent.click(canvas.getByText(/210044/));
      await expect(args.onOpen).toHaveBeenCalledWith(decided[0]);
    });
  },
};

export const Nothing: Story = {
  parameters: { states: ['empty'] },
  args: { list: { state: 'ready', rows: [] }, openKey: undefined, children: null },
  render: args => <Switched {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await step('each list says that it has nothing', async () => {
      await expect(canvas.getByText('Nothing waits for a second person.')).toBeVisible();
      for (const [name, words] of [
        ['Approved', 'Nothing was approved within the last 7 days.'],
        ['Refused', 'Nothing was refused within the last 7 days.'],
        ['Mine', 'You asked for nothing within the last 7 days.'],
      ] as const) {
        await userEvent.click(canvas.getByRole('radio', { name }));
        await expect(canvas.getByText(words)).toBeVisible();
      }
    });
    await step('and what needs a second person is explained', async () => {
      await expect(factsOf(canvas.getByRole('region', { name: 'What waits for a second person' }))).toEqual([
        'Waiver: Above Rs. 1,000 within 30 days, and any interest or principal',
        'Closure: Always. The closure amount must be received or waived first',
        'Receipt by hand: Always',
        'Reversal: Always. It raises the overdue again',
        'Refund: Always',
      ]);
    });
  },
};

export const Unreadable: Story = {
  parameters: { states: ['error'] },
  args: { list: { state: 'failed' }, openKey: undefined, children: null },
  play: async ({ canvas, step }) => {
    await step('it says so', async () => {
      await expect(canvas.getByText('The requests could not be read. Contact Admin')).toBeVisible();
    });
  },
};

export const Loading: Story = {
  parameters: { states: ['loading'] },
  args: { list: { state: 'loading' }, openKey: undefined, children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Kavya R')).toBeNull();
  },
};

const longest = aRequest({ fullName: longestName, maker: longestName, reason: 'In hospital. '.repeat(30) });

export const Longest: Story = {
  parameters: { states: ['longest'] },
  args: {
    list: { state: 'ready', rows: [longest] },
    openKey: longest.id,
    children: <Open {...panel} request={longest} />,
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: new RegExp(longestName) })).toBeVisible();
  },
};
