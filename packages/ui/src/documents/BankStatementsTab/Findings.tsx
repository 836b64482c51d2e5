import type { AccountFindings } from '@lending-desk/domain/statements';
import { Banner } from '../../primitives/Banner';

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** What the analysis found about one account, in sentences. */
function sentencesOf({ breaks, exchanged, onlyByCharge }: AccountFindings): readonly string[] {
  return [
    ...(breaks > 0
      ? [
          `The balance does not follow from the row before at ${counted(breaks, 'row', 'rows')}: the file may have been altered.`,
        ]
      : []),
    ...(exchanged ? ['Debit and credit stand under each other’s heading.'] : []),
    ...(onlyByCharge > 0
      ? [
          `${counted(onlyByCharge, 'return is', 'returns are')} known only by the bank’s charge. ${
            onlyByCharge === 1 ? 'It is' : 'They are'
          } counted apart from the bounces.`,
        ]
      : []),
  ];
}

/** 'account 4711 (Axis Bank, India)'. */
const nameOf = ({ accountNo, bank }: AccountFindings) =>
  [accountNo === '' ? 'an account' : `account ${accountNo}`, bank && `(${bank})`].filter(Boolean).join(' ');

/** What an underwriter must know of the files themselves. */
export function Findings({ findings }: { findings: readonly AccountFindings[] }) {
  return findings.map((found, index) => (
    <Banner
      key={`${index}-${found.accountNo}`}
      tone="flag"
      title={
        found.breaks > 0
          ? `The balances of ${nameOf(found)} do not add up`
          : `${nameOf(found).replace('a', 'A')} needs a look`
      }
    >
      {sentencesOf(found).map(text => (
        <div key={text}>{text}</div>
      ))}
    </Banner>
  ));
}
