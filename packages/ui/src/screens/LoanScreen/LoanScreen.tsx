import { messages } from '@lending-desk/domain/errors';
import { Lock, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { ErrorDialog } from '../../primitives/Dialog';
import { Tabs, type TabsProps } from '../../primitives/Tabs';
import { ErrorScreen } from '../ErrorScreen';
import { MessagePage } from '../MessagePage';
import { BottomBar } from './BottomBar';
import { type LoanFrame, LoanLoading } from './LoanLoading';
import { content, screen } from './LoanScreen.css';
import { type LoanRail, Rail } from './Rail';

/** The loaded loan. */
type Ready = {
  state: 'ready';
  /** The loan's header. */
  header: ReactNode;
  /** Tabs of the desk, above the content or at its side, and the selected one. */
  tabs: Pick<TabsProps, 'label' | 'items' | 'value' | 'onChange' | 'orientation' | 'heading' | 'whole'>;
  /** Renders the content of a tab. */
  panel: (tab: string) => ReactNode;
  /** Content next to every tab. Without it, small screens have no bottom bar. @default none */
  rail?: LoanRail | undefined;
  /** A notice above the tab, such as for a URL with an unknown tab, and an action. @default none */
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

/** The user may not open this loan, or there is none at the address. */
type Refused = {
  state: 'refused';
  message: string;
  /** There is no such loan. @default there is, but it may not be opened */
  missing?: boolean | undefined;
  /** What the user can do about it, in a sentence. @default none */
  advice?: string | undefined;
  back: { label: string; onPress: () => void };
};

/** Data state of the screen (SH-053), with the props of each state. */
export type LoanScreenProps = (Ready | { state: 'loading' } | Failed | Refused) & {
  /** What a loading loan has the frame of. @default tabs above the content, without a rail */
  frame?: LoanFrame | undefined;
  /** The 'Error Occurred' dialog. @default closed */
  errorDialog?: { message: string; onClose: () => void } | null | undefined;
};

/** The loan screen of any desk: header, tabs, and optionally a rail. The desk provides their content. */
export function LoanScreen(props: LoanScreenProps) {
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

function Frame(props: LoanScreenProps) {
  if (props.state === 'loading') return <LoanLoading frame={props.frame ?? { tabs: 'above' }} />;
  if (props.state === 'failed') {
    return (
      <ErrorScreen
        title={props.title ?? messages.page.loadFailed}
        detail={props.detail}
        retryLabel="Reload Loan"
        onRetry={props.onReload}
      />
    );
  }
  if (props.state === 'refused') {
    return (
      <MessagePage
        icon={props.missing ? Search : Lock}
        tone="flag"
        title={props.message}
        alert
        actions={<Button onClick={props.back.onPress}>{props.back.label}</Button>}
      >
        {props.advice}
      </MessagePage>
    );
  }
  const { header, tabs, panel, rail, notice } = props;
  return (
    <div className={screen}>
      {header}
      <Tabs {...tabs} bracketKeys aside={rail ? <Rail {...rail} /> : undefined}>
        {tab => (
          <div className={content}>
            {notice ? <Notice {...notice} /> : null}
            {panel(tab)}
          </div>
        )}
      </Tabs>
      {rail ? <BottomBar {...rail} /> : null}
    </div>
  );
}

function Notice({ title, text, action }: NonNullable<Ready['notice']>) {
  const button = action ? (
    <Button size="xs" onClick={action.onPress}>
      {action.label}
    </Button>
  ) : undefined;
  return (
    <Banner tone="info" title={title} action={button}>
      {text}
    </Banner>
  );
}
