import { addDays, type BusinessDate, monthOf } from '@lending-desk/domain/calendar';
import type { Ledger, LedgerRow } from './demoLedger';
import type { DemoPerson } from './demoPeople';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const rupees = (paise: number): number => paise / 100;
const isBounce = (row: LedgerRow): boolean => /^Bounced [IO]\/W (ECS|Cheque)$/.test(row.category);
const isCharge = (row: LedgerRow): boolean => row.category.endsWith(' Charges');

/** A customer's account as the statement provider reports it, in its flat layout. */
export function demoPerfios(
  person: DemoPerson,
  ledger: Ledger,
  { transactionId, fileName }: { readonly transactionId: string; readonly fileName: string },
): Record<string, unknown> {
  const days = endOfDays(ledger);
  const months = [...new Set(days.map(day => monthOf(day.date)))].map(month =>
    monthDetails(ledger, days, month),
  );
  const customerInfo = {
    name: person.fullName.toUpperCase(),
    address: [person.current.line1, person.current.line2, person.current.city, person.current.state]
      .filter(Boolean)
      .join(', ')
      .toUpperCase(),
    landline: '',
    mobile: person.phone,
    email: person.email,
    pan: person.pan,
    bank: person.bankName,
  };
  const negative = days.filter(day => day.balance < 0);
  return {
    customerInfo: {
      ...customerInfo,
      perfiosTransactionId: transactionId,
      customerTransactionId: transactionId.slice(-6),
      instId: 20,
    },
    statementdetails: [
      {
        fileName,
        statementStatus: 'VERIFIED',
        customerInfo: { ...customerInfo, mobile: '', email: '', pan: '' },
        statementAccounts: [
          {
            accountNo: person.accountNumber,
            accountType: 'Bank',
            xnsStartDate: ledger.from,
            xnsEndDate: ledger.to,
          },
        ],
      },
    ],
    summaryInfo: {
      instName: person.bankName,
      accNo: person.accountNumber,
      accType: 'SAVINGS',
      fullMonthCount: months.length,
      total: summed(months, 1),
      average: summed(months, months.length),
    },
    monthlyDetails: months,
    eODBalances: days.map(({ date, balance }) => ({ date, balance: rupees(balance) })),
    top5FundsReceived: top(ledger, row => row.amount > 0),
    top5FundsTransferred: top(ledger, row => row.amount < 0),
    estimatedSalaryXns: ledger.rows
      .filter(row => row.category === 'Salary')
      .map(row => ({
        ...wireRow(row),
        mode: 'NEFT',
        month: monthName(monthOf(row.date)),
        employerNameMatch: 'true',
        identificationMode: 'Narration',
      })),
    bouncedOrPenalXns: ledger.rows.filter(row => isBounce(row) || isCharge(row)).map(wireRow),
    fCUAnalysis: {
      possibleFraudIndicators: { suspiciousBankEStatements: { status: 'false' } },
      behaviouralTransactionalIndicators: {
        taxPaymentXns: [],
        negativeEODBalanceXns: negative.map(({ date, balance }) => ({ date, balance: rupees(balance) })),
        equalCreditDebitXns: { status: 'false' },
      },
    },
    accountXns: [
      {
        accountNo: person.accountNumber,
        accountType: 'SAVINGS',
        ifscCode: person.ifscCode,
        micrCode: '',
        location: person.current.city.toUpperCase(),
        xns: ledger.rows.map(wireRow),
      },
    ],
  };
}

function wireRow({ date, narration, amount, category, balance }: LedgerRow) {
  return { date, chqNo: '', narration, amount: rupees(amount), category, balance: rupees(balance) };
}

interface EndOfDay {
  readonly date: BusinessDate;
  readonly balance: number;
}

/** The balance after the last row of every day of the period. */
function endOfDays({ from, to, opening, rows }: Ledger): EndOfDay[] {
  const days: EndOfDay[] = [];
  let next = 0;
  let balance = opening;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    for (let row = rows[next]; row && row.date === date; row = rows[next]) {
      balance = row.balance;
      next += 1;
    }
    days.push({ date, balance });
  }
  return days;
}

type MonthDetails = Readonly<Record<string, number | string>>;

function monthDetails(ledger: Ledger, days: readonly EndOfDay[], month: string): MonthDetails {
  const rows = ledger.rows.filter(row => monthOf(row.date) === month);
  const ends = days.filter(day => monthOf(day.date) === month).map(day => day.balance);
  const sum = (those: readonly LedgerRow[]) =>
    rupees(Math.abs(those.reduce((total, row) => total + row.amount, 0)));
  const of = (category: string) => rows.filter(row => row.category === category);
  const credits = rows.filter(row => row.amount > 0);
  const debits = rows.filter(row => row.amount < 0);
  const on = (day: number) => rupees(ends[day - 1] ?? ends.at(-1) ?? 0);
  return {
    monthName: monthName(month),
    startDate: `${month}-01`,
    balAvg: rupees(Math.round(ends.reduce((total, end) => total + end, 0) / ends.length)),
    balMax: rupees(Math.max(...ends)),
    balMin: rupees(Math.min(...ends)),
    balLast: rupees(ends.at(-1) ?? 0),
    bal1: on(1),
    bal5: on(5),
    bal10: on(10),
    bal15: on(15),
    bal20: on(20),
    bal25: on(25),
    credits: credits.length,
    totalCredit: sum(credits),
    debits: debits.length,
    totalDebit: sum(debits),
    salaries: of('Salary').length,
    totalSalary: sum(of('Salary')),
    emiEcsIssues: of('EMI Payment').length,
    totalEmiEcsIssue: sum(of('EMI Payment')),
    inwBounces: rows.filter(isBounce).length,
    outwBounces: 0,
    penalCharges: rows.filter(isCharge).length,
    totalPenalCharge: sum(rows.filter(isCharge)),
  };
}

function monthName(month: string): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1] ?? month}-${month.slice(2, 4)}`;
}

function summed(months: readonly MonthDetails[], divisor: number): Record<string, number> {
  const fields = Object.keys(months[0] ?? {}).filter(name => name !== 'monthName' && name !== 'startDate');
  return Object.fromEntries(
    fields.map(name => {
      const total = months.reduce((sum, month) => sum + Number(month[name] ?? 0), 0);
      return [name, Math.round((total / divisor) * 100) / 100];
    }),
  );
}

/** The five largest movements of each month, the earlier one first in a tie. */
function top(ledger: Ledger, wanted: (row: LedgerRow) => boolean) {
  const months = [...new Set(ledger.rows.map(row => monthOf(row.date)))];
  return months.flatMap(month =>
    ledger.rows
      .filter(row => monthOf(row.date) === month && wanted(row))
      .sort((left, right) => Math.abs(right.amount) - Math.abs(left.amount))
      .slice(0, 5)
      .map(row => ({
        month: monthName(month),
        category: row.category,
        amount: rupees(Math.abs(row.amount)),
      })),
  );
}
