import { deskMessages } from '@lending-desk/domain/errors';
import { desks } from '@lending-desk/domain/access';
import { pageCount, pageSize, type SearchRow } from '@lending-desk/domain/loan';
import type { ReactNode } from 'react';
import { SearchTable, type SearchTableProps } from '../../loan/SearchTable';
import { PageHeading } from '../../primitives/PageHeading';
import { Pagination } from '../../primitives/Pagination';
import { Panel } from '../../primitives/Panel';
import { Text } from '../../primitives/Text';
import { type ListShown, tableOf } from '../../primitives/Table';
import { asks, list as listClass, screen, views as viewsClass } from './CustomerSearchScreen.css';
import { whyNoLoans } from '../whyNoLoans';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import { SearchForm, type SearchFormProps } from './SearchForm';

export type CustomerSearchScreenProps = SearchFormProps &
  ListFiltersProps & {
    /** What was found, with what was searched for: 'Mobile Number 9876543210'. Null while the list is shown. */
    found:
      | (ListShown<SearchRow> & {
          readonly about: string;
          /** One-based; all that was found is there. */
          readonly page: number;
          readonly onPage: (page: number) => void;
        })
      | null;
    list: ListShown<SearchRow>;
    /** Why the address lists nothing, in a sentence. @default it means something */
    fault?: string | undefined;
    /** Takes every filter away. */
    onShowAll: () => void;
    /** The person's saved views, below the filters. @default none */
    views?: ReactNode;
    /** One-based. */
    page: number;
    /** The assumed total: no count of all rows is made. */
    total: number;
    onPage: (page: number) => void;
    onOpen: (row: SearchRow) => void;
    /** The address of the loans of a mobile number; must be referentially stable. @default the number is not shown */
    phoneTo?: SearchTableProps['phoneTo'];
    /** @default nothing */
    onHover?: ((row: SearchRow) => void) | undefined;
    /** The row of the list that was opened last. @default none */
    selectedKey?: string | undefined;
  };

const notFound = { why: 'No loan has this mobile number, loan id or e-mail.' };

/** One page of what was found (CS-004). */
function foundPage(found: NonNullable<CustomerSearchScreenProps['found']>) {
  const { rows, state } = tableOf(found, deskMessages.loan.listFailed);
  const last = pageCount(rows.length);
  const page = Math.min(found.page, Math.max(1, last));
  return {
    state,
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    footer:
      rows.length === 0 ? null : (
        <Pagination
          page={page}
          pageCount={last}
          visible={desks.customerSupport.paging.visiblePages}
          total={rows.length}
          pageSize={pageSize}
          onChange={found.onPage}
        />
      ),
  };
}

/** Customer support finds a customer: by mobile number, loan id or e-mail, or in the list of all loans (CS-001 to
 *  CS-006). */
export function CustomerSearchScreen(props: CustomerSearchScreenProps) {
  const { found, list, page, total, onPage, onOpen, onHover, phoneTo } = props;
  return (
    <div className={screen}>
      <PageHeading title="Customer Search" />
      <div className={asks}>
        <Panel title="Search">
          <SearchForm {...props} />
        </Panel>
      </div>
      {found ? (
        <div className={listClass}>
          <Text as="p" tone="secondary" role="status">{`Searched by ${found.about}`}</Text>
          <SearchTable
            label="Loans found"
            shows="search"
            {...foundPage(found)}
            empty={notFound}
            onOpen={onOpen}
            onHover={onHover}
            phoneTo={phoneTo}
          />
        </div>
      ) : (
        <>
          <div className={asks}>
            <Panel title="Filter">
              <ListFilters {...props} />
              {props.views ? <div className={viewsClass}>{props.views}</div> : null}
            </Panel>
          </div>
          <div className={listClass}>
            <SearchTable
              label="Loans"
              shows="search"
              {...tableOf(list, deskMessages.loan.listFailed)}
              empty={whyNoLoans(props, 'No loan passes the filters.')}
              onOpen={onOpen}
              onHover={onHover}
              selectedKey={props.selectedKey}
              phoneTo={phoneTo}
              footer={
                list.state === 'failed' || props.fault !== undefined ? null : (
                  <Pagination
                    page={page}
                    pageCount={pageCount(total)}
                    visible={desks.customerSupport.paging.visiblePages}
                    total={total}
                    pageSize={pageSize}
                    approximate
                    onChange={onPage}
                  />
                )
              }
            />
          </div>
        </>
      )}
    </div>
  );
}
