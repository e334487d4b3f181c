import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PreviewFrame } from '../../content/preview/PreviewFrame.tsx';
import { useParams, useSearchParams } from '../../core/navigation/place.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { ToggleButtons } from '../../core/ui/fields/ToggleButtons.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { messagePath, recipientsPath } from '../message.paths.ts';
import { firstRecipientQuery, messageQuery, previewQuery } from '../message.queries.ts';
import { messageText } from '../message.text.ts';
import { FoundRecipient } from './FoundRecipient.tsx';
import { LetterFrame } from './LetterFrame.tsx';
import { MailFrame } from './MailFrame.tsx';
import styles from './MessagePreviewScreen.module.css';
import { previewText } from './preview.text.ts';
import { RecipientFacts } from './RecipientFacts.tsx';

/** How wide the windows of readers are, in CSS pixels. */
const widths = { narrow: 360, wide: 720 } as const;

type Look = keyof typeof widths | 'letter';

/** What the recipients get, one after the other: as an e-mail in a narrow and in a wide window, and as a letter. */
export function MessagePreviewScreen() {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const named = query.get('odbiorca');
  const first = useQuery({ ...firstRecipientQuery(id), enabled: named === null });
  const recipientId = named ?? first.data?.items[0]?.id;
  const message = useQuery(messageQuery(id));
  const preview = useQuery({
    ...previewQuery(id, recipientId ?? ''),
    enabled: recipientId !== undefined,
  });
  const [chosenLook, setLook] = useState<Look>();
  const back = messagePath(id);
  const show = (next: string) => setQuery({ odbiorca: next }, { replace: true });
  const { data } = preview;
  const error = first.error ?? preview.error;
  const isNobody = named === null && first.data?.items.length === 0;
  // A letter has no e-mail to be looked at.
  const look = data?.mailHtml === null ? 'letter' : (chosenLook ?? 'wide');
  return (
    <Screen
      title={previewText.title}
      subject={message.data && messageText.called(message.data.reply)}
      back={back}
      busy={!data && error === null && !isNobody}
    >
      {isNobody && <Text className={styles['nobody']}>{previewText.nobody}</Text>}
      {error && !data && <LoadFailure error={error} back={back} retry={preview.refetch} />}
      {data && (
        <ScreenColumn>
          <Stack gap={16}>
            <Row gap={12} className={styles['steps']}>
              <Button
                look="outlined"
                disabled={data.previousId === null}
                onClick={() => data.previousId !== null && show(data.previousId)}
              >
                {previewText.previous}
              </Button>
              <Text as="output">{previewText.place(data.place, data.of)}</Text>
              <Button
                look="outlined"
                disabled={data.nextId === null}
                onClick={() => data.nextId !== null && show(data.nextId)}
              >
                {previewText.next}
              </Button>
              <ButtonLink isReturning to={recipientsPath(id)}>
                {previewText.all}
              </ButtonLink>
            </Row>
            <FoundRecipient messageId={id} onChoose={show} />
          </Stack>
          <RecipientFacts preview={data} />
          <ToggleButtons
            label={previewText.look}
            chosen={look}
            options={[
              { value: 'wide', label: previewText.wide, disabled: data.mailHtml === null },
              { value: 'narrow', label: previewText.narrow, disabled: data.mailHtml === null },
              { value: 'letter', label: previewText.letter },
            ]}
            onChoose={setLook}
          />
          {look === 'letter' || data.mailHtml === null ? (
            <LetterFrame
              key={data.recipient.id}
              messageId={id}
              recipientId={data.recipient.id}
              address={data.letterUrl}
            />
          ) : (
            <PreviewFrame width={widths[look]}>
              <MailFrame key={`${data.recipient.id} ${look}`} html={data.mailHtml} />
            </PreviewFrame>
          )}
        </ScreenColumn>
      )}
    </Screen>
  );
}
