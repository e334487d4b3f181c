import type { AuditListItem } from '@grzadka/contract/audit/audit.model';
import { actionLabel } from '@grzadka/contract/audit/audit-actions';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { formatMinute } from '../core/ui/format.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { auditText, entryText } from './audit.text.ts';
import { RecordLink } from './RecordLink.tsx';
import { rowSummary } from './told-text.ts';

/** How an entry looks in a list; `entryPath` is where it is opened. */
export function auditLayout(entryPath: (entryId: string) => string): ListLayout<AuditListItem> {
  return {
    rowName: (entry) => `${entryText(entry)}, ${formatMinute(entry.at)}`,
    columns: [
      {
        label: auditText.at,
        share: 0,
        cell: ({ at }) => formatMinute(at),
      },
      { label: auditText.actor, share: 3, cell: ({ actor }) => actor },
      {
        label: auditText.action,
        share: 3,
        cell: ({ action }) => actionLabel(action),
      },
      {
        label: auditText.record,
        share: 4,
        cell: ({ record }) => <RecordLink record={record} />,
      },
      {
        label: auditText.summary,
        share: 5,
        cell: (entry) => rowSummary(entry) || auditText.nothing,
      },
    ],
    actions: [{ label: auditText.showEntry, icon: DetailsIcon, to: ({ id }) => entryPath(id) }],
  };
}
