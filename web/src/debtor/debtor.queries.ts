import { debtorEndpoints } from '@grzadka/contract/debtor/debtor.endpoints';
import { debtorList } from '@grzadka/contract/debtor/debtor.list';
import { callQuery } from '../core/api/call-query.ts';
import type { ListQuery } from '../core/list/list-data-source.ts';
import { recordSource } from '../core/record/record-calls.ts';

const area = { name: 'debtor' };

/** Who owes, as a list. */
export const debtorSource = recordSource(area, debtorList, debtorEndpoints);

/** What is overdue on the accounts that a list shows. */
export const debtorSumQuery = (query: ListQuery) =>
  callQuery([area.name, 'sum', query], debtorEndpoints.sum, { query });
