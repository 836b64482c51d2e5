import { deskMessages } from '@lending-desk/domain/errors';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { textOf } from '../../../http/apiError';
import type { Command } from '../../../shell/commands';
import { supportLoanAddress } from '../addresses';

/** The command that opens the next follow-up that is due.
 *  @param person  idString of who follows up
 *  @param loanId  of the open loan, which is not the next one */
export function useNextFollowUp(person: string, loanId: number): Command {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { show } = useSnackbar();
  return useMemo(() => {
    const open = async () => {
      const { nextFollowUp } = await import('./nextFollowUp');
      const next = await nextFollowUp(client, { person, loanId });
      if (next === null) show({ message: 'No other follow-up is due' });
      else void navigate(supportLoanAddress(next));
    };
    return {
      id: 'next-follow-up',
      label: 'Next follow-up',
      kbd: ['U'],
      run: () =>
        void open().catch((thrown: unknown) =>
          show({ message: textOf(thrown, deskMessages.loan.listFailed), tone: 'error' }),
        ),
    };
  }, [navigate, client, show, person, loanId]);
}
