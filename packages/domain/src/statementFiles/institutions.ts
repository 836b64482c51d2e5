import type { Institution } from '../statements/providerReport';

type Known = Institution & {
  /** The name as statements print it. */
  readonly words: RegExp;
  /** The first four letters of its IFSC. */
  readonly ifsc: readonly string[];
  /** Heads only this bank prints, letters and digits only. */
  readonly heads?: readonly string[];
};

/** The institutions a statement may be of. Ids are the provider's; heads are how a bank's download is known that
 *  does not name it. */
const known: readonly Known[] = [
  {
    id: '20',
    name: 'HDFC Bank, India',
    words: /\bHDFC BANK\b/i,
    ifsc: ['HDFC'],
    heads: [
      'datenarrationvaluedatdebitamountcreditamountchqrefnumberclosingbalance',
      'datenarrationchqrefnovaluedtwithdrawalamtdepositamtclosingbalance',
    ],
  },
  {
    id: '21',
    name: 'ICICI Bank, India',
    words: /\bICICI BANK\b/i,
    ifsc: ['ICIC'],
    heads: [
      'snovaluedatetransactiondatechequenumbertransactionremarkswithdrawalamountinrdepositamountinrbalanceinr',
    ],
  },
  {
    id: '22',
    name: 'State Bank of India, India',
    words: /\bSTATE BANK OF INDIA\b/i,
    ifsc: ['SBIN'],
    heads: ['txndatevaluedatedescriptionrefnochequenodebitcreditbalance'],
  },
  {
    id: '23',
    name: 'Axis Bank, India',
    words: /\bAXIS BANK\b/i,
    ifsc: ['UTIB'],
    heads: ['trandatechqnoparticularsdrcrbalsol', 'trandatechqnoparticularsdebitcreditbalanceinitbr'],
  },
  {
    id: '24',
    name: 'Kotak Mahindra Bank, India',
    words: /\bKOTAK MAHINDRA\b/i,
    ifsc: ['KKBK'],
    heads: ['datenarrationchqrefnowithdrawaldrdepositcrbalance'],
  },
  {
    id: '25',
    name: 'Yes Bank, India',
    words: /\bYES BANK\b/i,
    ifsc: ['YESB'],
    heads: ['transactiondatevaluedatedescriptionreferencenumberwithdrawalsdepositsrunningbalance'],
  },
  {
    id: '26',
    name: 'Paytm Payments Bank, India',
    words: /\bPAYTM\b/i,
    ifsc: ['PYTM'],
    heads: ['datetimetransactiondetailsamountavailablebalance'],
  },
  { id: '27', name: 'Punjab National Bank, India', words: /\bPUNJAB NATIONAL BANK\b/i, ifsc: ['PUNB'] },
  { id: '28', name: 'Bank of Baroda, India', words: /\bBANK OF BARODA\b/i, ifsc: ['BARB'] },
  { id: '29', name: 'Canara Bank, India', words: /\bCANARA BANK\b/i, ifsc: ['CNRB'] },
  { id: '30', name: 'Union Bank of India, India', words: /\bUNION BANK OF INDIA\b/i, ifsc: ['UBIN'] },
  { id: '31', name: 'IndusInd Bank, India', words: /\bINDUSIND BANK\b/i, ifsc: ['INDB'] },
  { id: '32', name: 'IDFC FIRST Bank, India', words: /\bIDFC FIRST\b/i, ifsc: ['IDFB'] },
  { id: '33', name: 'Federal Bank, India', words: /\bFEDERAL BANK\b/i, ifsc: ['FDRL'] },
  { id: '34', name: 'IDBI Bank, India', words: /\bIDBI BANK\b/i, ifsc: ['IBKL'] },
  {
    id: '35',
    name: 'Bank of India, India',
    words: /(?<!\b(?:STATE|UNION|CENTRAL) )\bBANK OF INDIA\b/i,
    ifsc: ['BKID'],
  },
  { id: '36', name: 'Indian Bank, India', words: /(?<!\bSOUTH )\bINDIAN BANK\b/i, ifsc: ['IDIB'] },
  { id: '37', name: 'AU Small Finance Bank, India', words: /\bAU SMALL FINANCE\b/i, ifsc: ['AUBL'] },
  { id: '38', name: 'Bandhan Bank, India', words: /\bBANDHAN BANK\b/i, ifsc: ['BDBL'] },
  { id: '39', name: 'RBL Bank, India', words: /\bRBL BANK\b/i, ifsc: ['RATN'] },
];

/** The institutions a user can choose from (CS-043). */
export const institutions: readonly Institution[] = known.map(({ id, name }) => ({ id, name }));

/** What a file says about its bank: its lines outside the rows, and the heads of its tables. */
export type BankEvidence = {
  readonly lines: readonly string[];
  readonly heads: readonly string[];
  /** Whether somebody chose an institution: then a sentence that mentions a bank decides nothing. */
  readonly chosen?: boolean;
};

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
/** A line with more letters than this is a sentence, which may name other banks. */
const longestTitle = 60;

/** The institutions a file may be of: those whose head it has, or else those it names in a short line, or else by
 *  its IFSC. Where one piece of evidence names several, the next one decides between them: a statement may name the
 *  bank of the holder's employer, and has the IFSC of its own. Empty where nothing tells; several where nothing
 *  decides. */
export function recogniseInstitutions({
  lines,
  heads,
  chosen = false,
}: BankEvidence): readonly Institution[] {
  const titles = lines.filter(line => line.length <= longestTitle);
  const plain = heads.map(lettersOf);
  const codes = lines.flatMap(line =>
    [...line.matchAll(/\bIFSC?\b[^\n]{0,20}?\b([A-Z]{4})0[A-Z0-9]{6}\b/gi)].map(match =>
      match[1]?.toUpperCase(),
    ),
  );
  const tests: readonly ((one: Known) => boolean)[] = [
    one => one.heads?.some(head => plain.includes(head)) ?? false,
    one => titles.some(line => one.words.test(line)),
    one => one.ifsc.some(code => codes.includes(code)),
    one => !chosen && lines.some(line => one.words.test(line)),
  ];
  let left: readonly Known[] = [];
  for (const test of tests) {
    const found = (left.length > 0 ? left : known).filter(test);
    if (found.length > 0) left = found;
    if (left.length === 1) break;
  }
  return left.map(({ id, name }) => ({ id, name }));
}

/** The bank a file names that is not in the list: 'Zenith Gramin Bank'; '' where it names none. */
export function unknownBankName(lines: readonly string[]): string {
  for (const line of lines.slice(0, 15)) {
    const name = /^((?:\p{Lu}[\p{L}.&-]*\s+){1,5}(?:[Bb]ank|BANK))(?:\s+L(?:td|TD|imited|IMITED))?\.?$/u.exec(
      line.trim(),
    );
    if (name?.[1] !== undefined) return name[1];
  }
  return '';
}
