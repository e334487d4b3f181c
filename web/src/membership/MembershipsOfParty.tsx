import { membershipEndpoints } from '@grzadka/contract/membership/membership.endpoints';
import { type Membership, memberLabel } from '@grzadka/contract/membership/membership.model';
import { membershipRecord } from '@grzadka/contract/membership/membership.record';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { callDeletion } from '../core/api/call.ts';
import { callQuery } from '../core/api/call-query.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { ItemsSection, reloadItem } from '../core/record/ItemsSection.tsx';
import { useRecordDeletion } from '../core/record/useDeletion.ts';
import { CardRow } from '../core/ui/CardRow.tsx';
import { periodText } from '../core/ui/dates/period.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { IconButton } from '../core/ui/elements/IconButton.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Tag } from '../core/ui/elements/Tag.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { AddIcon, DeleteIcon } from '../core/ui/icons.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import styles from './MembershipsOfParty.module.css';
import { membershipText } from './membership.text.ts';

const AddMembershipDialog = latePart(
  async () => (await import('./MembershipDialogs.tsx')).AddMembershipDialog,
);

const ChangeMembershipDialog = latePart(
  async () => (await import('./MembershipDialogs.tsx')).ChangeMembershipDialog,
);

/** From when to when a party is a member of PZD: shown to those who may read parties, kept by those who may change them. */
export function MembershipsOfParty({ party }: { party: { id: string } }) {
  const read = useQuery(membershipsQuery(party.id));
  const mayWrite = useMay(membershipRecord.permissions.write);
  const [isAdding, setAdding] = useState(false);
  const [toChange, setToChange] = useState<Membership>();
  const failures = useFailures('alert');
  const removal = useRecordDeletion({
    record: membershipRecord.name,
    remove: ({ id, etag }: Membership) =>
      callDeletion(membershipEndpoints.delete, { params: { id } }, { ifMatch: etag }),
    deletedText: () => membershipText.removed,
    failures,
  });
  return (
    <ItemsSection
      words={membershipText}
      read={read}
      failures={failures}
      actions={
        mayWrite && (
          <Button look="outlined" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {membershipText.add}
          </Button>
        )
      }
      renderItem={(item) => (
        <CardRow key={item.id}>
          <Row isCentred gap={8}>
            {daysOf(item)}
            {item.isCurrent && <Tag>{memberLabel}</Tag>}
          </Row>
          {mayWrite && (
            <MembershipActions
              days={daysOf(item)}
              onChange={() => setToChange(item)}
              onRemove={() => removal.ask(item)}
            />
          )}
        </CardRow>
      )}
    >
      <AddMembershipDialog open={isAdding} partyId={party.id} onClose={() => setAdding(false)} />
      <ChangeMembershipDialog
        open={toChange !== undefined}
        item={toChange}
        reload={(id) => reloadItem(read, id)}
        onClose={() => setToChange(undefined)}
      />
      <DeletionQuestion
        deletion={removal}
        title={membershipText.removeTitle}
        question={(item) => membershipText.removeQuestion(daysOf(item))}
      >
        {() => (
          <Text isQuiet className={styles['consequence']}>
            {membershipText.removeHint}
          </Text>
        )}
      </DeletionQuestion>
    </ItemsSection>
  );
}

interface MembershipActionsProps {
  /** Of the membership, which has no other name. */
  days: string;
  onChange: () => void;
  onRemove: () => void;
}

function MembershipActions({ days, onChange, onRemove }: MembershipActionsProps) {
  return (
    <div className={styles['actions']}>
      <Button flush="on-phone" aria-label={`${membershipText.change}: ${days}`} onClick={onChange}>
        {membershipText.change}
      </Button>
      <IconButton
        title={membershipText.remove}
        aria-label={`${membershipText.remove}: ${days}`}
        onClick={onRemove}
      >
        <DeleteIcon />
      </IconButton>
    </div>
  );
}

function daysOf({ validFrom, validThru }: Membership): string {
  return periodText({ validFrom, validThru });
}

/** The memberships of a party. */
function membershipsQuery(partyId: string) {
  return callQuery([membershipRecord.name, 'of party', partyId], membershipEndpoints.ofParty, {
    params: { id: partyId },
  });
}
