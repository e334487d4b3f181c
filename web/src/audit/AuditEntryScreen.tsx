import { auditList } from '@grzadka/contract/audit/audit.list';
import type { AuditEntryDetails } from '@grzadka/contract/audit/audit.model';
import { actionLabel } from '@grzadka/contract/audit/audit-actions';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../core/access/access.ts';
import { useParams } from '../core/navigation/place.ts';
import { historyPath } from '../core/record/history-path.ts';
import { Card } from '../core/ui/elements/Card.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { formatInstant } from '../core/ui/format.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { type Failures, useFailures } from '../core/ui/screen/useFailures.ts';
import { uiText } from '../core/ui/ui.text.ts';
import { auditPaths } from './audit.paths.ts';
import { entryQuery } from './audit.queries.ts';
import { auditText, entryText } from './audit.text.ts';
import { EntryChanges } from './EntryChanges.tsx';
import { RecordLink } from './RecordLink.tsx';
import { RestoreButton } from './RestoreButton.tsx';

/** An entry of the audit: who did what, and what changed by it. */
export function AuditEntryScreen() {
  const { entryId = '', recordType, recordId } = useParams();
  const isOfHistory = recordType !== undefined && recordId !== undefined;
  const back = isOfHistory ? historyPath(recordType, recordId) : auditPaths.list;
  const { data: entry, error, isPending, refetch } = useQuery(entryQuery(entryId));
  const failures = useFailures('alert');
  return (
    <Screen
      title={auditText.entry}
      subject={entry && entryText(entry)}
      back={back}
      busy={isPending}
      busyLabel={uiText.loading}
      error={failures.error}
      onCloseError={failures.clear}
      actions={entry && <EntryActions entry={entry} failures={failures} />}
    >
      {entry ? (
        <ScreenColumn>
          <EntryFacts entry={entry} />
          <EntryChanges entry={entry} />
        </ScreenColumn>
      ) : (
        error && <LoadFailure error={error} back={back} retry={refetch} />
      )}
    </Screen>
  );
}

/** What an entry leads to: the way back of a deletion, the records of an import. */
function EntryActions({ entry, failures }: { entry: AuditEntryDetails; failures: Failures }) {
  if (entry.isRestorable) return <RestoreButton entry={entry} failures={failures} />;
  if (!entry.groups) return null;
  return (
    <ButtonLink look="filled" to={recordsOfImport(entry.id)}>
      {auditText.imported}
    </ButtonLink>
  );
}

/** The list of the records of one import, by its entry. */
function recordsOfImport(entryId: string): string {
  const { switch: isOn, parameter } = auditList.filters.import;
  return `${auditPaths.list}?${new URLSearchParams({ [isOn]: 'true', [parameter]: entryId })}`;
}

/** Who did what, when, to which record, and from which file. */
function EntryFacts({ entry }: { entry: AuditEntryDetails }) {
  const { at, actor, action, record, importedFrom } = entry;
  return (
    <Card isRoomy>
      <FactList
        facts={[
          { label: auditText.at, value: formatInstant(at) },
          { label: auditText.actor, value: actor },
          { label: auditText.action, value: actionLabel(action) },
          { label: auditText.record, value: <RecordLink record={record} /> },
          {
            label: auditText.importedFrom,
            value: importedFrom ? <ImportOf from={importedFrom} /> : undefined,
          },
        ]}
      />
    </Card>
  );
}

/** The file that a change came from; it leads to its import for whoever may read the audit. */
function ImportOf({ from }: { from: NonNullable<AuditEntryDetails['importedFrom']> }) {
  const mayRead = useMay('audit:read');
  const name = from.fileName ?? auditText.unknown;
  if (!mayRead || from.fileName === null) return name;
  return <TextLink to={auditPaths.entry(from.entryId)}>{name}</TextLink>;
}
