import { costEndpoints } from '@grzadka/contract/cost/cost.endpoints';
import { costList } from '@grzadka/contract/cost/cost.list';
import { costRecord } from '@grzadka/contract/cost/cost.record';
import { callQuery } from '../core/api/call-query.ts';
import type { ListQuery } from '../core/list/list-data-source.ts';
import { recordQuery, recordSource } from '../core/record/record-calls.ts';

/** The costs as a list. */
export const costSource = recordSource(costRecord, costList, costEndpoints);

/** A cost with its version. */
export const costQuery = (id: string) => recordQuery(costRecord, costEndpoints, id);

/** What the costs come to that a list shows. */
export const costSumQuery = (query: ListQuery) =>
  callQuery([costRecord.name, 'sum', query], costEndpoints.sum, { query });
