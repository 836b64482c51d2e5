import { deskMessages } from '@lending-desk/domain/errors';
import { desks } from '@lending-desk/domain/access';
import { pageCount, pageSize, type SearchRow } from '@lending-desk/domain/loan';
import type { ReactNode } from 'react';
import { SearchTable } from '../../loan/SearchTable';
import { PageHeading } from '../../primitives/PageHeading';
import { Pagination } from '../../primitives/Pagination';
import { Panel } from '../../primitives/Panel';
import { Text } from '../../primitives/Text';
import { type ListShown, tableOf } from '../../primitives/Table';
import { list as listClass, screen, views as viewsClass } from './CustomerSearchScreen.css';
import { whyNoLoans } from '../whyNoLoans';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import { SearchForm, type SearchFormProps } from './SearchForm';

export type CustomerSearchScreenProps = SearchFormProps &
  ListFiltersProps & {
    /** What was found, with what was searched for: 'Mobile Number 9876543210'. Null while the list is shown. */
    found: (ListShown<SearchRow> & { readonly about: string }) | null;
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
    /** @default nothing */
    onHover?: ((row: SearchRow) => void) | undefined;
    /** The row of the list that was opened last. @default none */
    selectedKey?: string | undefined;
  };

const notFound = { why: 'No loan has this mobile number, loan id or e-mail.' };

/** Customer support finds a customer: by mobile number, loan id or e-mail, or in the list of all loans (CS-001 to
 *  CS-006). */
export function CustomerSearchScreen(props: CustomerSearchScreenProps) {
  const { found, list, page, total, onPage, onOpen, onHover } = props;
  return (
    <div className={screen}>
      <PageHeading title="Customer Search" />
      <Panel title="Search">
        <SearchForm {...props} />
      </Panel>
      {found ? (
        <div className={listClass}>
          <Text as="p" tone="secondary" role="status">{`Searched by ${found.about}`}</Text>
          <SearchTable
            label="Loans found"
            shows="search"
            {...tableOf(found, deskMessages.loan.listFailed)}
            empty={notFound}
            onOpen={onOpen}
            onHover={onHover}
          />
        </div>
      ) : (
        <>
          <Panel title="Filter">
            <ListFilters {...props} />
            {props.views ? <div className={viewsClass}>{props.views}</div> : null}
          </Panel>
          <div className={listClass}>
            <SearchTable
              label="Loans"
              shows="search"
              {...tableOf(list, deskMessages.loan.listFailed)}
              empty={whyNoLoans(props, 'No loan passes the filters.')}
              onOpen={onOpen}
              onHover={onHover}
              selectedKey={props.selectedKey}
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
