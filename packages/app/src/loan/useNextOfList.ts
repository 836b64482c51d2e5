import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Command } from '../shell/commands';
import { goOnInList } from './list/listPlace';

/** The command that opens the next loan of the list this one was opened from, as its rows were then.
 *  @param addressOf  of a loan at the desk */
export function useNextOfList(addressOf: (loanId: number) => string): Command {
  const navigate = useNavigate();
  const { show } = useSnackbar();
  return useMemo(
    () => ({
      id: 'next-of-list',
      label: 'Next loan of the list',
      kbd: ['J'],
      run: () => {
        const next = goOnInList();
        if (next === undefined) show({ message: 'No other loan of the list' });
        else void navigate(addressOf(next));
      },
    }),
    [navigate, show, addressOf],
  );
}
