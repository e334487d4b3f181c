import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../core/navigation/place.ts';
import { sitePreview } from '../../site/site-addresses.ts';
import { PreviewScreen } from '../preview/PreviewScreen.tsx';
import type { EntryKind, EntryRow } from './entry.kind.ts';

/** An entry as a reader gets it. */
export function EntryPreviewScreen<Row extends EntryRow>({ kind }: { kind: EntryKind<Row> }) {
  const { [kind.idName]: id = '' } = useParams();
  const { data, error, refetch } = useQuery(kind.query(id));
  const entry = data?.reply;
  return (
    <PreviewScreen
      subject={entry?.title}
      siteAddress={sitePreview[kind.onSite](id)}
      reading={entry && { ...entry, items: entry.content.items }}
      error={error}
      retry={refetch}
    />
  );
}
