import { readMandate } from '@lending-desk/domain/repayment';
import { MandateDrawer } from '@lending-desk/ui/repayment/MandateDrawer';
import { useSearchParams } from 'react-router-dom';
import type { OpenLoan } from '../../../loan/loanDesk';
import { useRevealField } from '../../../queries/loanParts';

type Props = Pick<OpenLoan, 'id' | 'masked'> & { raw: OpenLoan['detail']['raw'] };

/** The mandate of a loan; whether it is open stands in the address: '?mandate=open'. */
export function Mandate({ id, raw, masked }: Props) {
  const [search, setSearch] = useSearchParams();
  const onOpen = (open: boolean) =>
    setSearch(
      before => {
        if (open) before.set('mandate', 'open');
        else before.delete('mandate');
        return before;
      },
      { replace: true },
    );
  return (
    <MandateDrawer
      mandate={readMandate(raw)}
      masked={masked}
      onReveal={useRevealField(id, 'collections')}
      open={search.get('mandate') === 'open'}
      onOpen={onOpen}
    />
  );
}
