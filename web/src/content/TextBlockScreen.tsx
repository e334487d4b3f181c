import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { LoadFailure } from '../core/ui/LoadFailure.tsx';
import { Screen } from '../core/ui/Screen.tsx';
import { textItemQuery } from './content-item.queries.ts';
import { useContentOwner } from './content-owner.ts';
import { editorText } from './editor/editor.text.ts';
import { type OpenedText, TextBlockForm } from './TextBlockForm.tsx';

/** The editor of a text block (product spec 2.5 "Edit HTML text block"). */
export function TextBlockScreen() {
  const { contentItemId: itemId = '' } = useParams();
  const owner = useContentOwner();
  const query = useQuery(textItemQuery(owner, itemId));
  const { data, error, isFetchedAfterMount, refetch } = query;
  const [opened, setOpened] = useState<OpenedText>();
  if (data && isFetchedAfterMount && opened?.itemId !== itemId) {
    setOpened({ itemId, html: data.reply.htmlText, etag: data.etag });
  }
  // What is read later, such as after a save, does not touch what is being written.
  if (opened?.itemId === itemId) return <TextBlockForm key={itemId} opened={opened} />;
  return (
    <Screen title={editorText.title} back={owner.paths.edit} busy={error === null}>
      {error && <LoadFailure error={error} back={owner.paths.edit} retry={refetch} />}
    </Screen>
  );
}
