import { messages } from '@lending-desk/domain/errors';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { ErrorDialog } from '../../primitives/Dialog';
import { Tabs, type TabsProps } from '../../primitives/Tabs';
import { ErrorScreen } from '../ErrorScreen';
import { MessagePage } from '../MessagePage';
import { BottomBar } from './BottomBar';
import { LoanLoading } from './LoanLoading';
import { content, screen } from './LoanScreen.css';
import { type LoanRail, Rail } from './Rail';

/** The loan with all that the desk shows of it. */
type Ready = {
  state: 'ready';
  /** The loan's header. */
  header: ReactNode;
  /** The desk's tabs, above the content or at its side, and which one is open. */
  tabs: Pick<TabsProps, 'label' | 'items' | 'value' | 'onChange' | 'orientation'>;
  /** The content of a tab. */
  panel: (tab: string) => ReactNode;
  /** What stands beside every tab. Without one there is no bar at the bottom of a small screen. @default none */
  rail?: LoanRail | undefined;
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

/** Not for this person. */
type Refused = {
  state: 'refused';
  message: string;
  /** What can be done about it, in a sentence. @default none */
  advice?: string | undefined;
  back: { label: string; onPress: () => void };
};

/** Data state of the screen (SH-053), each with what it shows. */
export type LoanScreenProps = (Ready | { state: 'loading' } | Failed | Refused) & {
  /** The 'Error Occurred' dialog. @default closed */
  errorDialog?: { message: string; onClose: () => void } | null | undefined;
};

/** One loan at any desk: header, tabs, and a rail where the desk has one. What stands in each is given. */
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
  if (props.state === 'loading') return <LoanLoading />;
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
        icon={Lock}
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
