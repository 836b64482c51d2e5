const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const settled = /^(?:NEFT|RTGS|IMPS|UPI|N?ACH|ECS)(?:I|O|IN|INW|INWARD|OUT|OUTWARD|CR|DR|C|D|AR|AB)?$/;
const modeWords = words(`
  BY FROM TRANSFER TRF TRFR TFR XFER TPT TPFT TPARTY MMT INF INFT IFT IFI IFN INB INET CEMTEX
  P2A P2M P2P P2V CHQ CHEQUE CLG CTS MICR UTR RRN RECD SENT POS PCD ECOM BILLPAY
  RTN RETURN RETURNED REJECT REJECTED REV REVERSAL
`);
const directions = words('CR DR C D IN INW INWARD OUT OUTWARD');
const openings = words(`
  TO CMS MB MOB NB NET IB FT TR SI BIL ONL ONLINE BULK POSTING CREDIT CREDITED DEBIT DEP DEPOSIT FUND FUNDS
  PAYMENT REMITTANCE RECEIVED PAID AC
`);

/** Whether a word is a payment mode and never begins a name. */
export const isMode = (word: string): boolean => settled.test(word) || modeWords.has(word);
/** Whether a word gives the direction of the payment; only at the head of a narration, because CR BUILDERS is a
 *  name. */
export const isDirection = (word: string): boolean => directions.has(word);
/** Whether a word may open a narration and may also begin a name: CMS INFO SYSTEMS, CREDIT SUISSE, TO THE NEW. */
export const isOpening = (word: string): boolean => openings.has(word);

/** Layouts with the remark before the name. */
export const remarkFirst = /^(?:MMT|INF|INFT|BIL|TPT)$/;

const month = 'JAN|FEB|MAR|APR|MAY|JUNE?|JULY?|AUG|SEPT?|OCT|NOV|DEC';
const monthWord = new RegExp(
  `^(?:${month}|JANUARY|FEBRUARY|MARCH|APRIL|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER)\\d*$`,
);
const payWord = new RegExp(
  `^(?:(?:SAL|SALARY|SALARIES)(?:\\d+|(?:${month})[A-Z]*\\d*)?|PAYROLL|WAGES|STIPEND)$`,
);

/** A month, optionally with a year: 'MAY', 'SEPT2026'. */
export const isMonthWord = (word: string): boolean => monthWord.test(word);
/** 'SALARY', 'SAL', 'SALJUL26', 'PAYROLL'. */
export const isPayWord = (word: string): boolean => payWord.test(word);

const links = words('FOR OF THE MONTH A BY FROM CREDIT CREDITED TRANSFER TRF PAYMENT PAID REF NO');
/** A word between a pay word, its month and a name. */
export const isLink = (word: string): boolean => links.has(word);

const remarks = words(`
  PAY TRANSFERS PAYMENTS INVOICE INV BILL RENT LOAN HAND BACK BONUS INCENTIVE ADVANCE ARREARS EXPENSE EXPENSES
  REIMBURSEMENT FEE FEES COMMISSION SELF OTHER OTHERS NA NIL NULL REMARK REMARKS MONTHLY GIFT FAMILY MAINTENANCE REFUND
  RETURN BOOKING MERCHANT THIRD PARTY TXN TRANSACTION INSUFFICIENT FUNDS ORDER FULL FINAL SETTLEMENT IFSC CASH BANK ID
`);
/** A remark word: a part with nothing else is not a name. */
export const isRemark = (word: string): boolean => remarks.has(word);

/** IFSC, UTR, account or reference number, whole or masked, anywhere in a narration. */
export function isReference(word: string): boolean {
  if (/^[A-Z]{4}0[A-Z0-9]{6}$/.test(word) || /^[X*]+\d+$/.test(word)) return true;
  if (!/^[A-Z0-9.,]+$/.test(word)) return false;
  const digits = word.match(/\d/g)?.length ?? 0;
  const letters = word.match(/[A-Z]/g)?.length ?? 0;
  if (letters === 0) return digits >= 4;
  return digits >= 5 || (digits >= 2 && digits + letters >= 8);
}

/** A short mix of letters and digits: a reference when alone, otherwise possibly part of a name: 24X7. */
export const isShortReference = (word: string): boolean => /^(?=.*\d)[A-Z0-9.,]+$/.test(word);

const bankCodes = words(`
  SBI SBIN HDFC ICICI ICIC AXIS UTIB KOTAK KKBK PNB PUNB BOB BARB BOI BKID BOM MAHB UBI UBIN UCO UCBA IOB IOBA IDBI
  IBKL IDIB CANARA CNRB CBI CBIN PSB PSIB YES YESB INDUSIND INDB FEDERAL FDRL IDFC IDFB AU AUBL RBL RATN BANDHAN BDBL
  DBS DBSS CITI CITIBANK HSBC SCB SCBL DCB DCBL KVB KVBL CUB CIUB TMB TMBL SIB SIBL JAKA KARB CSB CSBK ESAF ESMF UJVN
  UJJIVAN EQUITAS ESFB JANA JSFB SURYODAY SURY UTKARSH UTKS FINO PYTM AIRP SRCB SVCB
`);
const bankNames = [
  /\bBANK(?: (?:LTD|LIM?I?T?E?D?|LT|L))?$/,
  /^(?:THE )?(?:[A-Z]+ )?BANK OF(?: [A-Z]+){0,3}$/,
  /^[A-Z]{4}BANK?$/,
  /\b(?:SMALL FINANCE?|SMALL FIN|CO ?OP(?:ERATIVE)?|SAHAKARI|GRAMIN|GRAMEENA?|PAYMENTS)(?: B(?:A|AN)?)?$/,
  /^(?:STATE BANK|PUNJAB NATIONAL|KOTAK MAHINDRA|INDIAN OVERSEAS|STANDARD CHARTERED|IDFC FIRST|CITY UNION)(?: B(?:A|AN)?)?$/,
  /^(?:SOUTH INDIAN|KARUR VYSYA|TAMILNAD MERCANTILE|KARNATAKA|INDUSIND|FEDERAL|CANARA|HDFC|ICICI|AXIS|YES) B(?:A|AN)?$/,
];

/** Whether a part is the name of a bank, its code, or its truncated name. */
export function isBank(part: string): boolean {
  const name = part
    .replaceAll(/[.()-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return bankCodes.has(name) || bankNames.some(pattern => pattern.test(name));
}

/** The words that identify a company. */
export const companyWord =
  /\b(?:PVT|PRIVATE|LTD|LIMITED|LLP|INC|CORP|INDUSTRIES|TECHNOLOGIES|SERVICES|SOLUTIONS|EXPORTS)\b/i;
