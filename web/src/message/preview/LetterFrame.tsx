import { messageRecord } from '@grzadka/contract/message/message.record';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorText } from '../../core/api/api-error.ts';
import { download } from '../../core/api/download.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { useIsRoomy } from '../../core/ui/hooks/useIsRoomy.ts';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import styles from './LetterFrame.module.css';
import { previewText } from './preview.text.ts';

interface LetterFrameProps {
  messageId: string;
  recipientId: string;
  /** Where the file is. */
  address: string;
}

/** The letter as the browser shows a PDF; where the window has no room for that, as on phones, the way to its file. */
export function LetterFrame({ messageId, recipientId, address }: LetterFrameProps) {
  const isRoomy = useIsRoomy();
  return (
    <div>
      <ButtonLink look="outlined" href={address} target="_blank" rel="noopener">
        {previewText.openLetter}
      </ButtonLink>
      {isRoomy && <ShownLetter messageId={messageId} recipientId={recipientId} />}
    </div>
  );
}

/** From a file that the page itself holds: no answer of the server may be framed (0163). */
function ShownLetter({ messageId, recipientId }: Omit<LetterFrameProps, 'address'>) {
  const { data, error } = useQuery({
    queryKey: [messageRecord.name, messageId, 'letter', recipientId],
    queryFn: async ({ signal }) => {
      const input = { params: { id: messageId, recipientId } };
      const { content } = await download(messageRecipientEndpoints.previewLetter, input, {
        signal,
      });
      return content;
    },
  });
  if (error) return <Text className={styles['failure']}>{errorText(error)}</Text>;
  return (
    <div className={styles['letter']}>
      {data === undefined ? (
        <Text as="output" isQuiet className={styles['making']}>
          {previewText.makingLetter}
        </Text>
      ) : (
        <FileFrame content={data} />
      )}
    </div>
  );
}

/** Shows a file that the page holds, at an address that is given up with the frame. */
function FileFrame({ content }: { content: Blob }) {
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const address = URL.createObjectURL(content);
      frame.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in one
  return <iframe ref={show} title={previewText.letter} className={styles['file']} />;
}
