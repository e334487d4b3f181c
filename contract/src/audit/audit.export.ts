import type { ListExport } from '../core/list/list.ts';
import { auditList } from './audit.list.ts';
import { auditFieldLabels, type ListedEntry } from './audit.model.ts';
import { actionLabel } from './audit-actions.ts';
import { auditSummary } from './audit-summary.ts';
import { auditedRecord } from './audited-records.ts';

/** The audit as a file. */
export const auditExport: ListExport<ListedEntry> = {
  list: auditList,
  fileName: 'dziennik-zmian',
  sheetName: 'Dziennik zmian',
  columns: [
    { kind: 'instant', heading: auditFieldLabels.at, value: ({ at }) => at },
    { kind: 'text', heading: auditFieldLabels.actor, value: ({ actor }) => actor },
    { kind: 'text', heading: auditFieldLabels.action, value: ({ action }) => actionLabel(action) },
    {
      kind: 'text',
      heading: auditFieldLabels.recordType,
      value: ({ record }) => auditedRecord(record.type)?.label ?? record.type,
    },
    { kind: 'text', heading: auditFieldLabels.record, value: ({ record }) => record.name },
    {
      kind: 'text',
      heading: auditFieldLabels.summary,
      value: (item) => auditSummary(item) || null,
    },
  ],
};
