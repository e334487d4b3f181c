import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { messageRecipientList } from '@grzadka/contract/message/recipient/message-recipient.list';
import { Autocomplete, TextField } from '@mui/material';
import { useMemo } from 'react';
import { call } from '../../core/api/call.ts';
import {
  type FieldKey,
  firstFound,
  isEnterAhead,
  type RecordSearch,
  useRecordSearch,
} from '../../core/form/fields/RecordField.tsx';
import { previewText } from './preview.text.ts';

interface FoundRecipientProps {
  messageId: string;
  onChoose: (id: string) => void;
}

/** Leads to a recipient by a part of its name. */
export function FoundRecipient({ messageId, onChoose }: FoundRecipientProps) {
  const search = useMemo(() => recipientSearch(messageId), [messageId]);
  const { phrase, setPhrase, seek, found } = useRecordSearch(search);
  return (
    <Autocomplete
      {...found}
      onInputChange={(_, typed, reason) => setPhrase(reason === 'input' ? typed : '')}
      onKeyDown={(event: FieldKey) => {
        if (isEnterAhead(event, phrase, found))
          void seek(phrase).then((record) => record && onChoose(record.id));
      }}
      value={null}
      blurOnSelect
      onChange={(_, record) => record && onChoose(record.id)}
      renderInput={(params) => <TextField {...params} label={previewText.find} size="small" />}
      sx={{ maxWidth: '24rem' }}
    />
  );
}

function recipientSearch(messageId: string): RecordSearch {
  return {
    kind: `${messageRecord.name} recipients of ${messageId}`,
    find: async (phrase, signal) => {
      const settings = { ...initialSettings(messageRecipientList), phrase };
      const query = { ...queryFromSettings(messageRecipientList, settings), ...firstFound };
      const input = { params: { id: messageId }, query };
      const { items } = await call(messageRecipientEndpoints.list, input, { signal });
      return items.map(({ id, name, gardens }) => ({
        id,
        name,
        note: gardens.map((garden) => garden.name).join(', '),
      }));
    },
  };
}
