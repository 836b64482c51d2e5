import { Button } from '@lending-desk/ui/primitives/Button';
import { ConfirmDialog, Dialog } from '@lending-desk/ui/primitives/Dialog';
import { pagesOnPaper } from '@lending-desk/ui/primitives/Printing';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Paper } from './Paper';

/** A print that is longer asks first. */
const mostPages = 50;
const lookEveryMs = 100;
/** How often nothing may be under way until the tabs count as read: the first data often asks for more. */
const quietLooks = 3;

// What stands beside the tabs is not printed.
const panels = () => [...document.querySelectorAll<HTMLElement>('#page [role=tabpanel]:not(aside *)')];
const isLoading = (panel: HTMLElement) => panel.querySelector('[aria-busy=true], [data-skeleton]') !== null;
const pagesOf = (whole: boolean) =>
  panels()
    .filter(panel => whole || panel.dataset['state'] === 'active')
    .reduce((sum, panel) => sum + pagesOnPaper(panel), 0);

export type PrintLoanProps = {
  /** The open tab at once, or what the person chooses. */
  wanted: 'tab' | 'choice';
  /** The loan whose decision memo can be downloaded instead. @default there is none */
  memo?: number | undefined;
  /** Called when every tab has to be mounted. */
  onWhole: () => void;
  /** Printed, or not to be printed. */
  onDone: () => void;
};

/** Prints a loan: the open tab, or all of them, which are read and mounted for it. What is long asks first. */
export function PrintLoan({ wanted, memo, onWhole, onDone }: PrintLoanProps) {
  const client = useQueryClient();
  const [step, setStep] = useState<'choice' | 'reading' | 'measured' | 'printing'>(
    wanted === 'tab' ? 'measured' : 'choice',
  );
  const [whole, setWhole] = useState(false);
  const [pages, setPages] = useState(() => pagesOf(false));
  // A dialog that closes is not printed.
  const begin = useCallback(() => {
    setStep('printing');
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  }, []);

  useEffect(() => {
    if (step !== 'reading') return;
    let quiet = 0;
    const timer = setInterval(() => {
      quiet = client.isFetching() > 0 || panels().some(isLoading) ? 0 : quiet + 1;
      if (quiet < quietLooks) return;
      setPages(pagesOf(true));
      setStep('measured');
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [step, client]);

  const short = step === 'measured' && pages <= mostPages;
  useEffect(() => {
    if (short) begin();
  }, [short, begin]);

  useEffect(() => {
    addEventListener('afterprint', onDone);
    return () => removeEventListener('afterprint', onDone);
  }, [onDone]);

  return (
    <>
      <Dialog
        open={step === 'choice' || step === 'reading'}
        title="Print this loan"
        width="sm"
        onClose={onDone}
        footer={
          <>
            <Button
              loading={step === 'reading'}
              loadingLabel="Reading every tab"
              onClick={() => {
                setWhole(true);
                onWhole();
                setStep('reading');
              }}
            >
              All tabs
            </Button>
            <Button
              variant="solid"
              disabledReason={step === 'reading' ? 'Every tab is being read' : undefined}
              onClick={() => setStep('measured')}
            >
              This tab
            </Button>
          </>
        }
      >
        <Stack gap="3">
          {`This tab takes about ${pages} ${pages === 1 ? 'page' : 'pages'}.`}
          {memo === undefined ? null : (
            <Stack gap="1" align="start">
              <Paper label="Decision Memo" loanId={memo} on="decision" />
            </Stack>
          )}
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={step === 'measured' && !short}
        title={`Print about ${pages} pages?`}
        body={`Everything of ${whole ? 'all tabs' : 'this tab'} is printed, the rows that are scrolled to here too.`}
        confirmLabel="Print"
        onConfirm={begin}
        onCancel={onDone}
      />
    </>
  );
}
