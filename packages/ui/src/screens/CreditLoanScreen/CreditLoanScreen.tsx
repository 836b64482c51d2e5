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

export type CreditLoanScreenProps = {
  /** Data state of the screen (SH-053): on its way, there, failed, or somebody else's. */
  state:
    | 'loading'
    | 'ready'
    | { failed: { title?: string; detail?: string } }
    | { refused: { message: string } };
  /** The loan's header. */
  header?: ReactNode;
  /** The thirteen tabs and which one is open. */
  tabs?: Pick<TabsProps, 'label' | 'items' | 'value' | 'onChange'> | undefined;
  /** The open tab's content. */
  tab?: ReactNode;
  /** The decision form, for the rail. */
  decision?: ReactNode;
  /** The comments, for the rail. */
  notes?: ReactNode;
  /** @default 0 */
  notesCount?: number | undefined;
  /** EMI and FOIR for the bar at the bottom of a small screen. @default none */
  readout?: { emiLabel: string; emi: string; foir: string } | undefined;
  railOpen: boolean;
  onToggleRail: () => void;
  onReload: () => void;
  onBack: () => void;
  /** The 'Error Occurred' dialog. @default closed */
  errorDialog?: { message: string; onClose: () => void } | null | undefined;
  /** News above the tab, such as an address that names none, and what can be done about it. @default none */
  notice?:
    | {
        title: string;
        text?: string | undefined;
        action?: { label: string; onPress: () => void } | undefined;
      }
    | undefined;
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
  const {
    state,
    header,
    tabs,
    tab,
    decision,
    notes,
    notesCount = 0,
    readout,
    railOpen,
    onToggleRail,
  } = props;
  if (state === 'loading') return <LoanLoading />;
  if (state !== 'ready') {
    if ('failed' in state) {
      return (
        <ErrorScreen
          title={state.failed.title ?? messages.loan.loadFailed}
          detail={state.failed.detail}
          retryLabel="Reload Loan"
          onRetry={props.onReload}
        />
      );
    }
    return (
      <MessagePage
        icon={Lock}
        tone="flag"
        title={state.refused.message}
        alert
        actions={<Button onClick={props.onBack}>Back to the queue</Button>}
      >
        Ask its underwriter or a credit admin.
      </MessagePage>
    );
  }
  return (
    <div className={screen}>
      {header}
      {tabs ? (
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
            {props.notice ? (
              <Banner
                tone="info"
                title={props.notice.title}
                action={
                  props.notice.action ? (
                    <Button size="xs" onClick={props.notice.action.onPress}>
                      {props.notice.action.label}
                    </Button>
                  ) : undefined
                }
              >
                {props.notice.text}
              </Banner>
            ) : null}
            {tab}
          </div>
        </Tabs>
      ) : null}
      <div className={bottomBar}>
        {readout ? (
          <>
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
          </>
        ) : null}
        <span className={push} />
        <Button onClick={onToggleRail}>Notes {notesCount}</Button>
        <Button variant="solid" iconAfter={ChevronUp} onClick={onToggleRail}>
          Open decision
        </Button>
      </div>
    </div>
  );
}
