import { auditEndpoints } from '@grzadka/contract/audit/audit.endpoints';
import { auditList } from '@grzadka/contract/audit/audit.list';
import type { AuditListItem } from '@grzadka/contract/audit/audit.model';
import { defineList } from '@grzadka/contract/core/list/list';
import { call } from '../core/api/call.ts';
import { callQuery } from '../core/api/call-query.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';
import { recordSource } from '../core/record/record-calls.ts';

/** The audit as a list. */
export const auditSource = recordSource({ name: 'audit' }, auditList, auditEndpoints);

const { action, record, time } = auditList.filters;

/** The same without the filters that say nothing of one record. */
const historyList = defineList({
  ...auditList,
  // Of one record, who signed in is no more than anything else.
  filters: { action: { ...action, initial: { enabled: false, value: 'all' } }, time },
});

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

/** The newest entry about the record itself, by which it is known what that is called. */
export function newestEntryQuery(params: { recordType: string; recordId: string }) {
  const query = { limit: '1', [record.switch]: 'true', [record.parameter]: params.recordId };
  return callQuery(
    ['audit', 'newest', params.recordType, params.recordId],
    auditEndpoints.history,
    {
      params,
      query,
    },
  );
}

/** An entry of the audit with the values before and after. */
export function entryQuery(id: string) {
  return callQuery(['audit', id], auditEndpoints.get, { params: { id } });
}
