import { desks } from '@lending-desk/domain/access';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import { classLabels, type DisbursedRow, type ListSort, listSorts } from '@lending-desk/domain/collections';
import { deskMessages } from '@lending-desk/domain/errors';
import { type DpdLabel, pageCount, pageSize } from '@lending-desk/domain/loan';
import type { AssetClass } from '@lending-desk/domain/repayment';
import { ChevronDown, Funnel, type LucideIcon, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { AgeingBar, type AgeingBarProps } from '../../loan/AgeingBar';
import { DisbursedTable, type DisbursedTableProps } from '../../loan/DisbursedTable';
import { Button } from '../../primitives/Button';
import { Menu } from '../../primitives/Menu';
import { PageHeading } from '../../primitives/PageHeading';
import { Pagination } from '../../primitives/Pagination';
import { StatusLine } from '../../primitives/StatusLine';
import { type ListShown, tableOf } from '../../primitives/Table';
import { SearchForm, type SearchFormProps } from '../CustomerSearchScreen/SearchForm';
import { ListLayout } from '../ListLayout';
import { MonthFilter } from '../MonthFilter';
import { whyNoLoans } from '../whyNoLoans';
import { above, filters, menus, search } from './DisbursedLoansScreen.css';

/** How the list is narrowed, null for no filter, and ordered. */
export type DisbursedFilter = {
  readonly year: number | null;
  readonly month: number | null;
  readonly bucket: DpdLabel | null;
  readonly class: AssetClass | null;
  /** Whose last comment or call it was: the person's own, or anybody's. */
  readonly owner: 'mine' | null;
  readonly sort: ListSort;
};

export type DisbursedLoansScreenProps = Pick<
  SearchFormProps,
  'draft' | 'onDraft' | 'onSubmit' | 'searching' | 'boxRef'
> &
  Pick<AgeingBarProps, 'ageing'> &
  Pick<DisbursedTableProps, 'onOpen' | 'onHover' | 'selectedKey'> & {
    /** Why the search led nowhere. @default it did not fail */
    searchFailure?: string | undefined;
    /** Why the ageing cannot be shown. @default it can */
    ageingFailure?: AgeingBarProps['failure'];
    today: BusinessDate;
    /** How the list is narrowed and ordered. */
    filter: DisbursedFilter;
    /** Called with the filters that change. */
    onFilter: (change: Partial<DisbursedFilter>) => void;
    /** Why the address lists nothing, in a sentence. @default it means something */
    fault?: string | undefined;
    /** Takes every filter away. */
    onShowAll: () => void;
    /** The failure's message is the server's. */
    list: ListShown<DisbursedRow>;
    /** The person's saved views, beside the heading. @default none */
    views?: ReactNode;
    /** Opens the dialog that takes a NACH file (CO-006). @default the person may not upload one */
    onUploadNach?: (() => void) | undefined;
    /** One-based. */
    page: number;
    /** The assumed total, where the ageing does not say it: no count of all rows is made. */
    total: number;
    onPage: (page: number) => void;
  };

const sortNames = {
  dpd: 'Days past due',
  amount: 'Overdue amount',
  promise: 'Promise',
} as const satisfies Record<ListSort, string>;
const classes = [null, ...classLabels];
const owners = [null, 'mine'] as const;
const nothing = { year: null, month: null, bucket: null, class: null, owner: null } as const;

/** '25 loans, 9 past due' */
function summaryOf(rows: readonly DisbursedRow[]): string {
  const late = rows.filter(row => (row.daysPastDue ?? 0) > 0).length;
  return `This page: ${rows.length} ${rows.length === 1 ? 'loan' : 'loans'}, ${late} past due`;
}

/** Collections finds the accounts that matter: the disbursed loans, the most overdue first (CO-001 to CO-005). */
export function DisbursedLoansScreen(props: DisbursedLoansScreenProps) {
  const { filter, onFilter, list, page, searchFailure, ageing } = props;
  const failed = list.state === 'failed';
  const { sort, year, month, bucket, class: assetClass, owner } = filter;
  // The ageing has counted what nothing but a bucket narrows.
  const countable = !(year ?? month ?? assetClass ?? owner);
  const narrowed = !countable || bucket !== null;
  const counted = countable
    ? ageing?.buckets.reduce((sum, one) => sum + ((bucket ?? one.bucket) === one.bucket ? one.loans : 0), 0)
    : undefined;
  const total = counted ?? props.total;
  return (
    <ListLayout
      heading={
        <PageHeading title="Disbursed applications">
          {'rows' in list && list.rows.length > 0 ? summaryOf(list.rows) : ''}
        </PageHeading>
      }
      tools={
        <>
          {props.views}
          {props.onUploadNach ? (
            <Button icon={Upload} onClick={props.onUploadNach}>
              Upload Nach transaction
            </Button>
          ) : null}
        </>
      }
      filters={
        <div className={above}>
          <AgeingBar
            ageing={ageing}
            failure={props.ageingFailure}
            bucket={bucket}
            onBucket={chosen => onFilter({ bucket: chosen })}
          />
          <div className={filters}>
            <div className={search}>
              <SearchForm {...props} />
            </div>
            <MonthFilter label="Disbursed in" today={props.today} month={filter} onApply={onFilter} />
            <div className={menus}>
              <Choice
                icon={Funnel}
                label={`Class: ${assetClass ?? 'any'}`}
                options={classes}
                nameOf={one => one ?? 'Any'}
                value={assetClass}
                onChoose={one => onFilter({ class: one })}
              />
              <Choice
                label={`Worked by: ${owner ? 'me' : 'anyone'}`}
                options={owners}
                nameOf={one => (one ? 'Mine' : 'Anyone’s')}
                value={owner}
                onChoose={one => onFilter({ owner: one })}
              />
              <Choice
                label={`Sort: ${sortNames[sort].toLowerCase()}`}
                options={listSorts}
                nameOf={one => sortNames[one]}
                value={sort}
                onChoose={one => onFilter({ sort: one })}
              />
              {narrowed ? (
                <Button variant="plain" onClick={() => onFilter(nothing)}>
                  Clear filters
                </Button>
              ) : null}
            </div>
          </div>
          {searchFailure === undefined ? null : <StatusLine state="failed">{searchFailure}</StatusLine>}
        </div>
      }
    >
      <DisbursedTable
        {...tableOf(list, (failed ? list.message : undefined) ?? deskMessages.loan.listFailed)}
        empty={whyNoLoans(props, narrowed ? 'No loan passes the filters.' : 'No loan is disbursed yet.')}
        onOpen={props.onOpen}
        onHover={props.onHover}
        selectedKey={props.selectedKey}
        footer={
          failed || props.fault !== undefined ? null : (
            <Pagination
              page={page}
              pageCount={pageCount(total)}
              visible={desks.collections.paging.visiblePages}
              total={total}
              pageSize={pageSize}
              approximate={counted === undefined}
              loading={countable && ageing === null && !props.ageingFailure}
              onChange={props.onPage}
            />
          )
        }
      />
    </ListLayout>
  );
}

type ChoiceProps<Value> = {
  icon?: LucideIcon;
  label: string;
  options: readonly Value[];
  nameOf: (option: Value) => string;
  value: Value;
  onChoose: (option: Value) => void;
};

function Choice<Value>({ icon, label, options, nameOf, value, onChoose }: ChoiceProps<Value>) {
  return (
    <Menu
      trigger={
        <Button icon={icon} iconAfter={ChevronDown}>
          {label}
        </Button>
      }
      items={options.map(one => ({
        id: nameOf(one),
        label: nameOf(one),
        checked: one === value,
        onSelect: () => onChoose(one),
      }))}
    />
  );
}
