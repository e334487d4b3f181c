import { certificateEndpoints } from '@grzadka/contract/certificate/certificate.endpoints';
import type { CertificateItem } from '@grzadka/contract/certificate/certificate.model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { callQuery } from '../core/api/call-query.ts';
import { downloadText } from '../core/api/download.text.ts';
import { download, saveFile } from '../core/api/download.ts';
import { PaperButton } from '../core/paper/PaperButton.tsx';
import { useTellLacks } from '../core/paper/useTellLacks.ts';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { DownloadIcon } from '../core/ui/icons.ts';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../core/ui/overlays/Dialog.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { uiText } from '../core/ui/ui.text.ts';
import { certificateText as text } from './certificate.text.ts';

/** The papers that were issued for a settlement account, the latest first. */
function certificatesQuery(settlementId: string) {
  const asked = { params: { id: settlementId } };
  const queryKey = ['settlement', settlementId, 'certificates'];
  return callQuery(queryKey, certificateEndpoints.ofSettlement, asked);
}

interface CertificateDialogProps {
  open: boolean;
  settlementId: string;
  onClose: () => void;
}

/** Issues a numbered paper that says what an account owes, and has those that were issued once more (docs/product/certificates.md). */
export function CertificateDialog({ open, settlementId, onClose }: CertificateDialogProps) {
  const { data, error, refetch } = useQuery({ ...certificatesQuery(settlementId), enabled: open });
  const { issue, isPending, failure } = useIssue(settlementId);
  return (
    <Dialog open={open} onClose={onClose} isWide size="sm">
      <DialogTitle>{text.title}</DialogTitle>
      <DialogContent>
        <Stack gap={12}>
          <Text>{text.hint}</Text>
          {failure !== undefined && <Notice tone="error">{failure}</Notice>}
          <Text as="h3" isStrong>
            {text.earlier}
          </Text>
          {data?.items.length === 0 && <Text isQuiet>{text.none}</Text>}
          {data ? (
            <Issued settlementId={settlementId} items={data.items} />
          ) : (
            <SectionWaiting error={error} failed={text.failed} retry={refetch} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{uiText.close}</Button>
        <Button
          autoFocus
          look="filled"
          startIcon={<DownloadIcon />}
          aria-disabled={isPending}
          aria-busy={isPending}
          onClick={() => !isPending && issue()}
        >
          {text.issue}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Issues a paper and has it at once; why that failed, in words: once it has its number, it is among those that were issued. */
function useIssue(settlementId: string) {
  const queryClient = useQueryClient();
  const tellLacks = useTellLacks();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const { number } = await call(certificateEndpoints.issue, { body: { settlementId } });
      const { queryKey } = certificatesQuery(settlementId);
      await queryClient.invalidateQueries({ queryKey });
      try {
        const asked = { params: { id: settlementId }, query: { number } };
        const file = await download(certificateEndpoints.paper, asked);
        saveFile(file);
        notify.success(downloadText.downloaded(file.name));
        tellLacks(file.lacks);
        return undefined;
      } catch (reason) {
        return text.notFetched(number, errorText(reason));
      }
    },
  });
  const failure = error === null ? data : text.notIssued(errorText(error));
  return { issue: () => mutate(), isPending, failure };
}

function Issued({
  settlementId,
  items,
}: Pick<CertificateDialogProps, 'settlementId'> & { items: readonly CertificateItem[] }) {
  return (
    <PlainList aria-label={text.earlier} hidden={items.length === 0}>
      {items.map((item) => (
        <CardRow key={item.id}>
          <CardRowText>
            <Text isStrong as="div">
              {item.number}
            </Text>
            <Text kind="body2">{text.about(item)}</Text>
          </CardRowText>
          <PaperButton
            endpoint={certificateEndpoints.paper}
            input={{ params: { id: settlementId }, query: { number: item.number } }}
            about={item.number}
          >
            {text.download}
          </PaperButton>
        </CardRow>
      ))}
    </PlainList>
  );
}
