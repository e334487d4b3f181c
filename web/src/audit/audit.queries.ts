import { auditEndpoints } from '@grzadka/contract/audit/audit.endpoints';
import { auditList } from '@grzadka/contract/audit/audit.list';
import type { AuditListItem } from '@grzadka/contract/audit/audit.model';
import { defineList } from '@grzadka/contract/core/list/list';
import { callQuery } from '../core/api/call-query.ts';
import { call } from '../core/api/call.ts';
import { recordSource } from '../core/record/record-calls.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';

/** The audit as a list. */
export const auditSource = recordSource({ name: 'audit' }, auditList, auditEndpoints);

const { action, time } = auditList.filters;

/** The same without the filters that say nothing of one record. */
const historyList = defineList({ ...auditList, filters: { action, time } });

/** What happened to a record as a list; whoever may read the record may read it. */
export function historySource(params: {
  recordType: string;
  recordId: string;
}): ListDataSource<AuditListItem> {
  return {
    name: `history of ${params.recordType} ${params.recordId}`,
    definition: historyList,
    load: (query, signal) => call(auditEndpoints.history, { params, query }, { signal }),
    exportCall: { endpoint: auditEndpoints.exportHistory, params },
  };
}

/** An entry of the audit with the values before and after. */
export function entryQuery(id: string) {
  return callQuery(['audit', id], auditEndpoints.get, { params: { id } });
}
