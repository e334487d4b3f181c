import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { messageRecipientList } from '@grzadka/contract/message/recipient/message-recipient.list';
import { useMemo, useState } from 'react';
import { call } from '../../core/api/call.ts';
import {
  firstFound,
  isEnterAhead,
  type RecordSearch,
  useRecordSearch,
} from '../../core/form/fields/RecordField.tsx';
import { Combobox } from '../../core/ui/fields/Combobox.tsx';
import styles from './FoundRecipient.module.css';
import { previewText } from './preview.text.ts';

/** Whoever is chosen is led to, and the field is empty again. */
const nobody: readonly [] = [];

interface FoundRecipientProps {
  messageId: string;
  onChoose: (id: string) => void;
}

/** Leads to a recipient by a part of its name. */
export function FoundRecipient({ messageId, onChoose }: FoundRecipientProps) {
  const search = useMemo(() => recipientSearch(messageId), [messageId]);
  const [text, setText] = useState('');
  const { phrase, setPhrase, seek, found } = useRecordSearch(search);
  return (
    <div className={styles['field']}>
      <Combobox
        {...found}
        label={previewText.find}
        size="small"
        chosen={nobody}
        leavesOnChoice
        text={text}
        onText={(typed, reason) => {
          setText(typed);
          setPhrase(reason === 'input' ? typed : '');
        }}
        onKeyDown={(event) => {
          if (isEnterAhead(event, phrase, found))
            void seek(phrase).then((record) => record && onChoose(record.id));
        }}
        onChoose={([record]) => record && onChoose(record.id)}
      />
    </div>
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
