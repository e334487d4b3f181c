import { actionLabel } from '@grzadka/contract/audit/audit.actions';
import type { AuditListItem } from '@grzadka/contract/audit/audit.model';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { formatMinute, minuteWidth } from '../core/ui/format.ts';
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
        width: minuteWidth,
        cell: ({ at }) => formatMinute(at),
      },
      {
        label: auditText.actor,
        // The longest word of who acts without a login.
        width: 'minmax(7.5rem, 3fr)',
        cell: ({ actor }) => actor,
      },
      {
        label: auditText.action,
        // The longest word of an action.
        width: 'minmax(7.5rem, 3fr)',
        cell: ({ action }) => actionLabel(action),
      },
      {
        label: auditText.record,
        width: 'minmax(0, 4fr)',
        cell: ({ record }) => <RecordLink record={record} />,
      },
      {
        label: auditText.summary,
        // The longest name of a field; with values it is what takes most.
        width: 'minmax(7rem, 5fr)',
        cell: (entry) => rowSummary(entry) || auditText.nothing,
      },
    ],
    columnsFitFrom: 960,
    actions: [{ label: auditText.showEntry, icon: DetailsIcon, to: ({ id }) => entryPath(id) }],
  };
}
