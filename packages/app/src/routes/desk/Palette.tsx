import { can, type Viewer } from '@lending-desk/domain/access';
import { parseLoanId } from '@lending-desk/domain/loan';
import { CommandPalette, type PaletteGroup } from '@lending-desk/ui/primitives/CommandPalette';
import { useQuery } from '@tanstack/react-query';
import { navigationFor } from '@lending-desk/ui/shell/navigation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loanQueries } from '../../queries/loan';
import { useOpenLoan } from '../credit/useOpenLoan';
import { type CommandGroup, useCommands } from './commands';

export type PaletteProps = { viewer: Viewer; onClose: () => void };

const fits = (label: string, query: string) => label.toLowerCase().includes(query.trim().toLowerCase());

/** One field to loans by their id, to what the open page can do and to the views this person may open. */
export function Palette({ viewer, onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const openLoan = useOpenLoan(viewer);
  const loanId = can(viewer, 'openCreditDesk') ? parseLoanId(query) : null;
  const found = useQuery({
    ...loanQueries.list({ status: null, owner: null, page: 1, loanId: String(loanId) }),
    enabled: loanId !== null,
  });

  const loans: CommandGroup = {
    label: 'Loans',
    items:
      loanId === null
        ? []
        : (found.data?.data ?? []).slice(0, 8).map(row => ({
            id: `loan-${row.loanId}`,
            label: `Loan ${row.loanId}`,
            run: () => void openLoan(row),
          })),
  };
  const offered = [...useCommands(), useViews(viewer)];
  const groups: readonly CommandGroup[] = [
    loans,
    ...offered.map(group => ({ ...group, items: group.items.filter(item => fits(item.label, query)) })),
  ];
  const shown: PaletteGroup[] = groups.map(group => ({
    label: group.label,
    items: group.items.map(({ id, label, kbd }) => ({ id, label, kbd, highlight: query.trim() })),
  }));

  return (
    <CommandPalette
      open
      onOpenChange={open => {
        if (!open) onClose();
      }}
      query={query}
      onQueryChange={setQuery}
      groups={shown}
      loading={loanId !== null && found.isFetching}
      failure={
        loanId !== null && found.error
          ? { message: found.error.message, onRetry: () => void found.refetch() }
          : undefined
      }
      onSelect={chosen => {
        onClose();
        groups
          .flatMap(group => group.items)
          .find(item => item.id === chosen.id)
          ?.run();
      }}
    />
  );
}

/** The views of the sidebar, by desk and name. */
function useViews(viewer: Viewer): CommandGroup {
  const navigate = useNavigate();
  return {
    label: 'Go to',
    items: navigationFor(viewer).flatMap(group =>
      group.items.map(({ label, to, keys }) => ({
        id: to,
        label: `${group.label}: ${label}`,
        ...(keys && { kbd: keys }),
        run: () => void navigate(to),
      })),
    ),
  };
}
