import { useQuery } from '@tanstack/react-query';
import { useMay } from '../core/access/access.ts';
import { useParams } from '../core/navigation/place.ts';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { DraftForm } from './draft/DraftForm.tsx';
import { messagePlace } from './message.paths.ts';
import { messageQuery } from './message.queries.ts';
import { messageText } from './message.text.ts';
import { MessageProgressScreen } from './sending/MessageProgressScreen.tsx';

const { permissions, screens } = messagePlace;

/** A message: while it is a draft its steps, then what is to be looked through before it goes, then how far it is. */
export function MessageScreen() {
  const { id = '' } = useParams();
  const mayWrite = useMay(permissions.write);
  const query = useQuery(messageQuery(id));
  const { data, error, refetch } = query;
  if (data && mayWrite && data.reply.state === 'draft')
    return <DraftForm key={id} query={query} id={id} />;
  if (data) return <MessageProgressScreen message={data.reply} etag={data.etag} />;
  return (
    <Screen title={messageText.details} back={screens.list} busy={error === null}>
      {error && <LoadFailure error={error} back={screens.list} retry={refetch} />}
    </Screen>
  );
}
