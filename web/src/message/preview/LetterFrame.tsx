import { messageRecord } from '@grzadka/contract/message/message.record';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorText } from '../../core/api/api-error.ts';
import { download } from '../../core/api/download.ts';
import { useIsRoomy } from '../../core/ui/hooks/useIsRoomy.ts';
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
    <Box>
      <Button component="a" href={address} target="_blank" rel="noopener" variant="outlined">
        {previewText.openLetter}
      </Button>
      {isRoomy && <ShownLetter messageId={messageId} recipientId={recipientId} />}
    </Box>
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
  if (error) return <Typography sx={{ mt: 2 }}>{errorText(error)}</Typography>;
  return (
    <Box sx={{ mt: 2, height: '75vh', border: 1, borderColor: 'divider' }}>
      {data === undefined ? (
        <Typography component="output" color="textSecondary" sx={{ display: 'block', p: 2 }}>
          {previewText.makingLetter}
        </Typography>
      ) : (
        <FileFrame content={data} />
      )}
    </Box>
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
  return (
    <Box
      component="iframe"
      ref={show}
      title={previewText.letter}
      sx={{ display: 'block', width: '100%', height: '100%', border: 0 }}
    />
  );
}
