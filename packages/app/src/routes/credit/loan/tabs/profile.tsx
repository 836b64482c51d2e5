import { readSection } from '@lending-desk/domain/loan';
import { ProfileTab } from '@lending-desk/ui/loan/ProfileTab';
import { useMemo } from 'react';
import { useToday } from '../../../../calendar/useToday';
import { useRevealField } from '../../../../queries/loanParts';
import type { LoanTabProps } from '../../../../loan/registry';

/** Profile, address, profession, loan and penny drop [CR-034]. */
export function Tab({ id, desk, frozen, detail, masked }: LoanTabProps) {
  const { raw, core } = detail;
  const sections = useMemo(
    () => ({
      personal: readSection(raw, 'personalDetails'),
      professional: readSection(raw, 'professionalDetails'),
      financial: readSection(raw, 'financialDetails'),
    }),
    [raw],
  );
  const today = useToday();
  const onReveal = useRevealField(id, desk, frozen ? true : undefined);
  return <ProfileTab core={core} {...sections} today={today} masked={masked} onReveal={onReveal} />;
}
