import { can, isViewOnly, type LoanDesk, type Viewer } from '@lending-desk/domain/access';
import { type LoanCore, type LoanDetail, readSection } from '@lending-desk/domain/loan';
import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import { type LoanFrame, LoanScreen, type LoanScreenProps } from '@lending-desk/ui/screens/LoanScreen';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OthersHere } from '../live/OthersHere';
import { useLoanEvents } from '../live/useLoanEvents';
import type { LoanSource } from '../queries/loan';
import { useNamePage } from '../shell/breadcrumb';
import { type Command, useOfferCommands } from '../shell/commands';
import { loadable } from '../chunks/loadable';
import { LoanCalls } from './LoanCalls';
import { listToReturnTo } from './list/listPlace';
import type { LoanTab } from './registry';
import { useLoanPage } from './useLoanPage';
import { loadableTabs, useLoanTabs } from './useLoanTabs';
import type { PrintLoanProps } from './PrintLoan';

type Ready = Extract<LoanScreenProps, { state: 'ready' }>;
type Tabs = ReturnType<typeof useLoanTabs>['tabs'];

/** A loan that is open at a desk. */
export type OpenLoan = {
  readonly id: string;
  readonly desk: LoanDesk;
  readonly source: LoanSource;
  readonly viewer: Viewer;
  readonly detail: LoanDetail;
  readonly masked: boolean;
  /** Whether it could not be read again since. */
  readonly outOfDate: boolean;
  readonly reloading: boolean;
  readonly onReload: () => void;
  readonly onBack: () => void;
};

/** What a desk adds to an open loan; keep each stable between renders. */
export type Additions = Pick<Ready, 'rail' | 'errorDialog'> & {
  /** In the header: what can be done with the loan, how its account stands, how far application and disbursal are. @default none */
  readonly action?: ReactNode;
  readonly standing?: ReactNode;
  readonly stage?: string | undefined;
  readonly disbursal?: string | undefined;
  /** The address of the loans of the customer. @default none */
  readonly loans?: string | undefined;
  /** Above the content of a tab. @default nothing */
  readonly above?: (tab: string) => ReactNode;
  /** Of the tabs. @default above the content */
  readonly layout?: Pick<Ready['tabs'], 'orientation' | 'heading'>;
  /** How the customer is called, and why not now. @default by the call of the desk's row */
  readonly calls?: Pick<ComponentProps<typeof LoanCalls>, 'place' | 'noCall'>;
  /** For keys and palette, beside Reload Loan. @default none */
  readonly commands?: readonly Command[];
  /** The loan whose decision memo can be downloaded. @default there is none */
  readonly memo?: number | undefined;
  /** The address of the loan as it stood when it was decided. @default there is none */
  readonly replay?: string | undefined;
};

type Declared = {
  readonly source: LoanSource;
  readonly tabs: readonly LoanTab[];
  readonly addressOf: (loanId: string) => string;
  /** Whether a failed load opens the 'Error Occurred' dialog, or stands in the error state alone. @default 'dialog' */
  readonly failureIn?: 'dialog' | 'page';
  /** The list a loan is opened from, as the way back of a person names it who may not open the loan. */
  readonly list: {
    readonly home: string;
    readonly nameAt: (address: string) => string;
    readonly back: string;
    /** What that person can do. @default nothing else */
    readonly advice?: string;
  };
  /** What a loan that is being read has the frame of. */
  readonly useFrame: () => LoanFrame;
  /** The screen in the place of a loan that is not open yet. @default none: a loan that was read is open */
  readonly useOpening?: (id: string, viewer: Viewer, core: LoanCore | undefined) => Instead | null;
  readonly useAdditions: (loan: OpenLoan, tabs: Tabs) => Additions;
};
type Instead = { readonly state: 'loading' } | { readonly state: 'refused'; readonly message: string };

const printLoan = loadable<PrintLoanProps>(async () => (await import('./PrintLoan')).PrintLoan);

const viewOnly = {
  title: 'View only',
  text: 'Personal data is masked. Showing a value is recorded.',
};
const notReadAgain = {
  title: 'The loan could not be read again',
  text: 'What is shown may be out of date. What you typed is kept.',
};
const openAtOnce = () => null;

/** The page of a loan at a desk, in each of its states: header with call and who else is here, the tab the address
 *  names, keys and commands, live changes. Call it once per module. */
export function loanDesk(desk: Declared) {
  const {
    source,
    addressOf,
    failureIn = 'dialog',
    list,
    useFrame,
    useOpening = openAtOnce,
    useAdditions,
  } = desk;
  const registry = loadableTabs(desk.tabs, source.part);

  function Open(loan: OpenLoan) {
    const { id, viewer, detail, masked, outOfDate, onReload } = loan;
    const { core } = detail;
    const { data: kycDifferences } = useQuery(source.kycDifferences(id));
    const loanTabs = useLoanTabs(registry, loan, kycDifferences);
    useLoanEvents(id, source);
    const [printing, setPrinting] = useState<PrintLoanProps['wanted'] | null>(null);
    const [whole, setWhole] = useState(false);
    const reachCall = useRef<() => void>(null);
    const onPrint = useCallback(() => setPrinting('choice'), []);
    const onPrinted = useCallback(() => {
      setPrinting(null);
      setWhole(false);
    }, []);
    const {
      action,
      standing,
      stage,
      disbursal,
      loans,
      above,
      layout,
      calls,
      commands,
      memo,
      replay,
      ...screen
    } = useAdditions(loan, loanTabs.tabs);
    const all = useMemo(
      () => [
        ...(commands ?? []),
        { id: 'call', label: 'Call Customer', run: () => reachCall.current?.() },
        { id: 'reload', label: 'Reload Loan', kbd: ['R'], run: onReload },
        { id: 'print', label: 'Print', run: onPrint },
      ],
      [commands, onReload, onPrint],
    );
    useShortcuts({
      ...Object.fromEntries(all.map(({ kbd, run }) => [kbd?.join(' ').toLowerCase(), run])),
      'ctrl+p': () => setPrinting('tab'),
    });
    useOfferCommands(
      useMemo(
        () => [{ label: `Loan ${core.loanId}`, items: all }, loanTabs.commands],
        [core.loanId, all, loanTabs.commands],
      ),
    );
    // Typing in a form of the rail re-renders this component; what does not depend on it keeps its element.
    const header = useMemo(() => {
      const personal = readSection(detail.raw, 'personalDetails');
      const person = personal.state === 'ready' ? personal.value : null;
      return (
        <LoanHeader
          core={core}
          name={person?.fullName}
          photoUrl={person?.photo?.presignedUrl ?? undefined}
          others={<OthersHere id={id} />}
          history={can(viewer, 'readAudit') ? `/admin/audit?loan=${core.loanId}` : undefined}
          replay={replay}
          onPrint={onPrint}
          action={action}
          standing={standing}
          stage={stage}
          disbursal={disbursal}
          loans={loans}
        >
          <LoanCalls desk={source.desk} viewer={viewer} detail={detail} reach={reachCall} {...calls} />
        </LoanHeader>
      );
    }, [id, core, viewer, detail, action, standing, stage, disbursal, loans, calls, replay, onPrint]);
    const { panel } = loanTabs;
    return (
      <>
        <LoanScreen
          state="ready"
          header={header}
          tabs={{ ...loanTabs.tabs, ...layout, whole }}
          panel={
            above
              ? tab => (
                  <>
                    {above(tab)}
                    {panel(tab)}
                  </>
                )
              : panel
          }
          notice={
            outOfDate
              ? { ...notReadAgain, action: { label: 'Reload Loan', onPress: onReload } }
              : (loanTabs.notice ?? (masked ? viewOnly : undefined))
          }
          {...screen}
        />
        {printing === null ? null : (
          <printLoan.View wanted={printing} memo={memo} onWhole={() => setWhole(true)} onDone={onPrinted} />
        )}
      </>
    );
  }

  function useList(id: string, viewer: Viewer) {
    const navigate = useNavigate();
    const [to] = useState(() => listToReturnTo(viewer.idString, id, list.home));
    return useMemo(() => {
      const back = { label: list.back, onPress: () => void navigate(to) };
      return { from: { label: list.nameAt(to), to }, refusal: { advice: list.advice, back } };
    }, [to, navigate]);
  }

  /** @param id  as the address has it */
  return function Loan({ id, viewer }: { id: string; viewer: Viewer }) {
    const loan = useQuery(source.detail(id));
    const { from, refusal } = useList(id, viewer);
    const frame = useFrame();
    useNamePage(`Loan ${loan.data?.core.loanId ?? id}`, from);
    const { shown, reload } = useLoanPage(id, loan, { source, addressOf, failureIn, refusal });
    const opening = useOpening(id, viewer, shown.detail?.core);
    if (shown.instead) return <LoanScreen {...shown.instead} frame={frame} />;
    if (opening) return <LoanScreen {...opening} {...refusal} frame={frame} />;
    return (
      <Open
        {...{ id, desk: source.desk, source, viewer, ...shown }}
        masked={isViewOnly(viewer.roles)}
        reloading={loan.isRefetching}
        onReload={reload}
        onBack={refusal.back.onPress}
      />
    );
  };
}
