import { newEntryTitle } from '@grzadka/contract/content/entry.model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callDeletion } from '../../core/api/call.ts';
import { useParams } from '../../core/navigation/place.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { useUndoOffer } from '../../core/record/useUndoOffer.ts';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { useLatest } from '../../core/useLatest.ts';
import type { EntryDetails, EntryKind, EntryRow } from './entry.kind.ts';
import { entryText } from './entry.text.ts';

/**
 * Offers to remove an entry that is as the button of its list has made it, once a person leaves its screens: it was
 * opened by mistake, or given up.
 */
export function UntouchedOffer<Row extends EntryRow>({ kind }: { kind: EntryKind<Row> }) {
  const { record, endpoints, idName } = kind;
  const { [idName]: id = '' } = useParams();
  const cache = useQueryClient();
  const tellChanged = useRecordChanged(record.name);
  const tellDeleted = useUndoOffer(record.name);
  const failures = useFailures('snackbar');

  const leave = useLatest(() => {
    const { data: known, isInvalidated } = cache.getQueryState(kind.query(id).queryKey) ?? {};
    // What was just saved is not read again yet; it was meant to stay.
    if (!known || isInvalidated || !isUntouched(known.reply)) return;
    const { etag: ifMatch } = known;
    const run = async () => {
      try {
        // Whoever has written something into it meanwhile keeps it.
        const { auditEntry } = await callDeletion(
          endpoints.delete,
          { params: { id } },
          { ifMatch },
        );
        tellDeleted(entryText.deleted(known.reply), auditEntry);
      } catch (error) {
        failures.show(error);
      }
      tellChanged();
    };
    notify.info(entryText.untouched, { action: { label: entryText.delete, run } });
  });
  // Who signs out leaves as well: the cache is emptied a moment later, and nothing is offered.
  useEffect(() => () => void setTimeout(() => leave.current()), [leave]);
  return null;
}

/** Whether nobody has given it a title, a date or content. */
function isUntouched({ title, content, publicationFromDate, pinFromDate }: EntryDetails): boolean {
  const hasDates = Boolean(publicationFromDate) || Boolean(pinFromDate);
  return title === newEntryTitle && content.items.length === 0 && !hasDates;
}
