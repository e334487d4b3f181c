import type { AuditListItem } from '@grzadka/contract/audit/audit.model';
import { actionLabel } from '@grzadka/contract/audit/audit-actions';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { classNames } from '../core/ui/elements/class-names.ts';
import { formatMinute } from '../core/ui/format.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import styles from './audit.layout.module.css';
import { auditText, entryText } from './audit.text.ts';
import { RecordLink } from './RecordLink.tsx';
import { rowSummary } from './told-text.ts';

/** How an entry looks in a list; `entryPath` is where it is opened. */
export function auditLayout(entryPath: (entryId: string) => string): ListLayout<AuditListItem> {
  return {
    rowName: (entry) => `${entryText(entry)}, ${formatMinute(entry.at)}`,
    columns: [
      {
        label: auditText.atAndBy,
        share: 0,
        cell: ({ at }) => formatMinute(at),
        note: ({ actor }) => actor,
      },
      {
        label: auditText.action,
        share: 1,
        cell: ({ action }) => <TwoLines>{actionLabel(action)}</TwoLines>,
      },
      {
        label: auditText.record,
        share: 6,
        cell: ({ record }) => (
          <span className={classNames(styles['twoLines'], styles['recordName'])}>
            <RecordLink record={record} />
          </span>
        ),
      },
      {
        label: auditText.summary,
        share: 5,
        cell: (entry) => <ShortSummary entry={entry} to={entryPath(entry.id)} />,
      },
    ],
    actions: [{ label: auditText.showEntry, icon: DetailsIcon, to: ({ id }) => entryPath(id) }],
  };
}

/** In two lines there is room for so many letters beside the word that leads on. */
const mostOfSummary = 36;

/** What changed, cut short where it is long: the entry has all of it. */
function ShortSummary({ entry, to }: { entry: AuditListItem; to: string }) {
  const summary = rowSummary(entry) || auditText.nothing;
  if (summary.length <= mostOfSummary) return <TwoLines>{summary}</TwoLines>;
  return (
    <span className={styles['summary']}>
      <TwoLines>{summary}</TwoLines>
      <TextLink
        isReturning
        to={to}
        aria-label={auditText.moreOf(entryText(entry))}
        className={styles['more']}
      >
        {auditText.more}
      </TextLink>
    </span>
  );
}

function TwoLines({ children }: { children: string }) {
  return <span className={styles['twoLines']}>{children}</span>;
}
