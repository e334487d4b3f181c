import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { partyDeletionRefusals } from '@grzadka/contract/party/party-rank';
import type { PartyListItem } from '@grzadka/contract/party/party-reply';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../core/access/access.ts';
import { ApiError } from '../core/api/api-error.ts';
import { erasurePath } from '../core/erasure-path.ts';
import { useNavigate } from '../core/navigation/place.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { recordDeletion } from '../core/record/record-calls.ts';
import { type Deletion, useRecordDeletion } from '../core/record/useDeletion.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import type { Failures } from '../core/ui/screen/useFailures.ts';
import styles from './PartyDeletion.module.css';
import { partyDetailsQuery } from './party.queries.ts';
import { namesInShort, partyDeletionText } from './party.text.ts';

/** As many logins or gardens as the question names. */
const mostNamed = 10;

type PartyInQuestion = Pick<PartyListItem, 'id' | 'name'>;

/**
 * Where a party can be forgotten whose deletion was refused with this message: whoever has accounts is no row to be deleted. Undefined for
 * other refusals, and for whoever may not forget anybody.
 */
export function useErasureInstead(): (partyId: string, message: string) => string | undefined {
  const mayErase = useMay('personal-data:erase');
  return (partyId, message) =>
    mayErase && message === partyDeletionRefusals.settled ? erasurePath(partyId) : undefined;
}

/** The deletion of a party; `onDeleted` leaves the party's own screen. Where it is refused, it leads to where the party can be forgotten. */
export function usePartyDeletion({
  failures,
  onDeleted,
}: {
  failures: Failures;
  onDeleted?: () => void;
}): Deletion<PartyInQuestion> {
  const navigate = useNavigate();
  const erasureInstead = useErasureInstead();
  const { remove, ...reading } = recordDeletion(partyRecord, partyEndpoints);
  return useRecordDeletion<PartyInQuestion>({
    ...reading,
    remove: async (party, options) => {
      try {
        return await remove(party, options);
      } catch (failure) {
        const to = failure instanceof ApiError && erasureInstead(party.id, failure.message);
        if (to) navigate(to);
        throw failure;
      }
    },
    deletedText: partyDeletionText.deleted,
    ...(onDeleted && { onDeleted }),
    failures,
    leavesScreen: onDeleted !== undefined,
  });
}

/** Asks about deleting a party, saying what goes with it. */
export function PartyDeletion({ deletion }: { deletion: Deletion<PartyInQuestion> }) {
  return (
    <DeletionQuestion
      deletion={deletion}
      title={partyDeletionText.title}
      question={({ name }) => partyDeletionText.question(name)}
    >
      {({ id }) => (
        <>
          <Text className={styles['consequences']}>{partyDeletionText.consequences}</Text>
          <WhatGoes partyId={id} />
        </>
      )}
    </DeletionQuestion>
  );
}

/** The logins and gardens by name, once they are known; the question stands without them, too. */
function WhatGoes({ partyId }: { partyId: string }) {
  const { data } = useQuery(partyDetailsQuery(partyId));
  return (
    <output className={styles['goes']}>
      {data && (
        <>
          <div>
            {partyDeletionText.logins(
              namesInShort(
                data.reply.partyLogins.map(({ loginId }) => loginId),
                mostNamed,
              ),
            )}
          </div>
          <div>
            {partyDeletionText.gardens(
              namesInShort(
                data.reply.party.gardens.map(({ name }) => name),
                mostNamed,
              ),
            )}
          </div>
        </>
      )}
    </output>
  );
}
