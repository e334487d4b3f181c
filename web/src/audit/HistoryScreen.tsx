import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { useParams } from '../core/navigation/place.ts';
import { paths } from '../core/paths.ts';
import { auditLayout } from './audit.layout.tsx';
import { auditPaths } from './audit.paths.ts';
import { historySource, newestEntryQuery } from './audit.queries.ts';
import { auditText, recordText } from './audit.text.ts';

/** What happened to one record. */
export function HistoryScreen() {
  const { recordType = '', recordId = '' } = useParams();
  const { source, layout } = useMemo(() => {
    const record = { recordType, recordId };
    return {
      source: historySource(record),
      layout: auditLayout((entryId) => auditPaths.historyEntry(record, entryId)),
    };
  }, [recordType, recordId]);
  const newest = useQuery(newestEntryQuery({ recordType, recordId })).data?.items[0];
  return (
    <ListScreen
      title={auditText.history}
      subject={newest && recordText(newest.record)}
      back={paths.home}
      source={source}
      layout={layout}
    />
  );
}
