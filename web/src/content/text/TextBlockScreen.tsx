import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useUserId } from '../../core/access/access.ts';
import { useParams } from '../../core/navigation/place.ts';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { blockQuery } from '../content-block.queries.ts';
import { useContentOwner, useOwnerSubject } from '../content-owner.ts';
import { editorText } from '../editor/editor.text.ts';
import { TextBlockForm } from './TextBlockForm.tsx';
import { type DraftPlace, type OpenedText, readDraft } from './text-draft.ts';

/** The editor of a text block. */
export function TextBlockScreen() {
  const { contentItemId: itemId = '' } = useParams();
  const owner = useContentOwner();
  const subject = useOwnerSubject();
  const query = useQuery(blockQuery(owner, itemId, 'HtmlText'));
  const { data, error, isFetchedAfterMount, refetch } = query;
  const place = useDraftPlace(itemId);
  const [opened, setOpened] = useState<OpenedText>();
  if (data && isFetchedAfterMount && opened?.itemId !== itemId) {
    const html = data.reply.htmlText;
    setOpened({ itemId, html, etag: data.etag, draft: unsavedDraft(place, html) });
  }
  // What is read later, such as after a save, does not touch what is being written.
  if (opened?.itemId === itemId)
    return <TextBlockForm key={itemId} subject={subject} opened={opened} place={place} />;
  return (
    <Screen
      title={editorText.title}
      subject={subject}
      back={owner.paths.edit}
      busy={error === null}
    >
      {error && <LoadFailure error={error} back={owner.paths.edit} retry={refetch} />}
    </Screen>
  );
}

function useDraftPlace(itemId: string): DraftPlace {
  const { name: ownerName } = useContentOwner();
  const userId = useUserId() ?? '';
  return useMemo(() => ({ userId, ownerName, itemId }), [userId, ownerName, itemId]);
}

/** What an earlier visit typed and did not save. */
function unsavedDraft(place: DraftPlace, savedHtml: string) {
  const draft = readDraft(localStorage, place);
  return draft?.html === savedHtml ? undefined : draft;
}
