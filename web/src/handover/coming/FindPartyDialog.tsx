import { chosenRecord } from '@grzadka/contract/core/fields';
import * as z from 'zod/mini';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { RecordField } from '../../core/form/fields/RecordField.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { partySearch } from '../../party/party-search.ts';
import { handoverText } from '../handover.text.ts';

const found = { body: z.object({ partyId: chosenRecord('Wybierz osobę lub firmę') }) };

interface FindPartyDialogProps {
  open: boolean;
  /** Takes the party in as somebody who comes. */
  save: (partyId: string) => Promise<unknown>;
  /** They are no party yet. */
  onCreate: () => void;
  onClose: () => void;
}

const words = handoverText.coming;

/** Who comes, found while one types. */
export function FindPartyDialog({ open, save, onCreate, onClose }: FindPartyDialogProps) {
  return (
    <FormDialog
      open={open}
      title={words.addTitle}
      endpoint={found}
      defaultValues={{ partyId: '' }}
      submit={({ partyId }) => save(partyId)}
      submitLabel={words.save}
      onSaved={onClose}
      onClose={onClose}
    >
      <RecordField
        name="partyId"
        label={words.find}
        helper={words.findHint}
        search={partySearch}
        autoFocus
      />
      <Row gap={8} isCentred>
        <Text>{words.notThere}</Text>
        <Button look="outlined" onClick={onCreate}>
          {words.create}
        </Button>
      </Row>
    </FormDialog>
  );
}
