import { readMandate } from '@lending-desk/domain/repayment';
import { MandateDrawer } from '@lending-desk/ui/repayment/MandateDrawer';
import type { OpenLoan } from '../../../loan/loanDesk';
import { useRevealField } from '../../../queries/loanParts';
import { useInAddress } from './useInAddress';

type Props = Pick<OpenLoan, 'id' | 'masked'> & { raw: OpenLoan['detail']['raw'] };

/** The mandate of a loan; whether it is open stands in the address: '?mandate=open'. */
export function Mandate({ id, raw, masked }: Props) {
  const [shown, show] = useInAddress('mandate', ['open']);
  return (
    <MandateDrawer
      mandate={readMandate(raw)}
      masked={masked}
      onReveal={useRevealField(id, 'collections')}
      open={shown !== null}
      onOpen={open => show(open ? 'open' : null)}
    />
  );
}
