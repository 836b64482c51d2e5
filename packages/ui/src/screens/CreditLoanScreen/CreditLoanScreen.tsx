import { messages } from '@lending-desk/domain';
import { ChevronUp, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { ErrorDialog } from '../../primitives/Dialog';
import { Tabs, type TabsProps } from '../../primitives/Tabs';
import { Text } from '../../primitives/Text';
import { ErrorScreen } from '../ErrorScreen';
import { MessagePage } from '../MessagePage';
import { bottomBar, content, push, readout as readoutClass, screen } from './CreditLoanScreen.css';
import { LoanLoading } from './LoanLoading';
import { Rail } from './Rail';

/** The loan with all that is known of it. */
type Ready = {
  state: 'ready';
  /** The loan's header. */
  header: ReactNode;
  /** The thirteen tabs and which one is open. */
  tabs: Pick<TabsProps, 'label' | 'items' | 'value' | 'onChange'>;
  /** The open tab's content. */
  tab: ReactNode;
  /** The decision form, for the rail. */
  decision: ReactNode;
  /** The comments, for the rail. */
  notes: ReactNode;
  notesCount: number;
  /** EMI and FOIR for the bar at the bottom of a small screen. */
  readout: { emiLabel: string; emi: string; foir: string };
  railOpen: boolean;
  onToggleRail: () => void;
  /** News above the tab, such as an address that names none, and what can be done about it. @default none */
  notice?:
    | {
        title: string;
        text?: string | undefined;
        action?: { label: string; onPress: () => void } | undefined;
      }
    | undefined;
};

type Failed = {
  state: 'failed';
  /** @default 'Error Occured. Please try again later' */
  title?: string | undefined;
  detail?: string | undefined;
  onReload: () => void;
};

/** Somebody else's. */
type Refused = { state: 'refused'; message: string; onBack: () => void };

/** Data state of the screen (SH-053), each with what it shows. */
export type CreditLoanScreenProps = (Ready | { state: 'loading' } | Failed | Refused) & {
  /** The 'Error Occurred' dialog. @default closed */
  errorDialog?: { message: string; onClose: () => void } | null | undefined;
};

/** One loan at the credit desk: header, tabs, rail. What stands in each is given. */
export function CreditLoanScreen(props: CreditLoanScreenProps) {
  const { errorDialog } = props;
  return (
    <>
      <Frame {...props} />
      <ErrorDialog
        open={Boolean(errorDialog)}
        message={errorDialog?.message ?? ''}
        onClose={() => errorDialog?.onClose()}
      />
    </>
  );
}

function Frame(props: CreditLoanScreenProps) {
  if (props.state === 'loading') return <LoanLoading />;
  if (props.state === 'failed') {
    return (
      <ErrorScreen
        title={props.title ?? messages.loan.loadFailed}
        detail={props.detail}
        retryLabel="Reload Loan"
        onRetry={props.onReload}
      />
    );
  }
  if (props.state === 'refused') {
    return (
      <MessagePage
        icon={Lock}
        tone="flag"
        title={props.message}
        alert
        actions={<Button onClick={props.onBack}>Back to the queue</Button>}
      >
        Ask its underwriter or a credit admin.
      </MessagePage>
    );
  }
  const { header, tabs, tab, decision, notes, notesCount, readout, railOpen, onToggleRail, notice } = props;
  return (
    <div className={screen}>
      {header}
      <Tabs
        {...tabs}
        bracketKeys
        keeps
        aside={
          <Rail
            open={railOpen}
            onToggle={onToggleRail}
            decision={decision}
            notes={notes}
            notesCount={notesCount}
          />
        }
      >
        <div className={content}>
          {notice ? (
            <Banner
              tone="info"
              title={notice.title}
              action={
                notice.action ? (
                  <Button size="xs" onClick={notice.action.onPress}>
                    {notice.action.label}
                  </Button>
                ) : undefined
              }
            >
              {notice.text}
            </Banner>
          ) : null}
          {tab}
        </div>
      </Tabs>
      <div className={bottomBar}>
        <span className={readoutClass}>
          <Text size="caption" tone="secondary">
            {readout.emiLabel}
          </Text>
          <Text weight="semibold" numeric>
            {readout.emi}
          </Text>
        </span>
        <span className={readoutClass}>
          <Text size="caption" tone="secondary">
            FOIR
          </Text>
          <Text weight="semibold" numeric>
            {readout.foir}
          </Text>
        </span>
        <span className={push} />
        <Button onClick={onToggleRail}>Notes {notesCount}</Button>
        <Button variant="solid" iconAfter={ChevronUp} onClick={onToggleRail}>
          Open decision
        </Button>
      </div>
    </div>
  );
}
