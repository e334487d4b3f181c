import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../core/access/access.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { newHandoverPath } from '../core/new-handover-path.ts';
import { recordPath } from '../core/record/record-path.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { handoverPlace } from './handover.paths.ts';
import { handoversOfGardenQuery } from './handover.queries.ts';
import { handoverText } from './handover.text.ts';

/** Leads to the handover of a plot that is open, or begins one, for who may. */
export function HandoverLink({ gardenId }: { gardenId: string }) {
  const mayWrite = useMay(handoverRecord.permissions.write);
  const { data } = useQuery(handoversOfGardenQuery(gardenId));
  const open = data?.items.find(({ state }) => state === 'open');
  if (open) {
    return (
      <ButtonLink
        isReturning
        look="outlined"
        to={recordPath(handoverPlace.screens.details, open.id)}
      >
        {handoverText.open}
      </ButtonLink>
    );
  }
  // At once, so that nothing moves when the answer comes.
  return mayWrite ? (
    <ButtonLink isReturning look="outlined" to={newHandoverPath({ gardenId })}>
      {handoverText.begin}
    </ButtonLink>
  ) : null;
}

/** Leads from the list of the gardens to the handovers. */
export function HandoversLink() {
  return <ListLink to={handoverPlace.screens.list} label={handoverText.list} />;
}
