import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import type { TransferApplication } from '@grzadka/contract/transfer-application/transfer-application.model';
import { transferApplicationRecord } from '@grzadka/contract/transfer-application/transfer-application.record';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { notFound } from '../../core/api/api-error.ts';
import { CardRow, CardRowText } from '../../core/ui/CardRow.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { transferText } from '../../transfer-application/transfer-application.text.ts';
import { handoverQuery } from '../handover.queries.ts';
import { handoverText } from '../handover.text.ts';
import { useHandoverChange } from '../useHandoverChange.ts';
import { mainLook, type StepProps } from './step-props.ts';

const AddTransferDialog = latePart(
  async () => (await import('../../transfer-application/TransferDialogs.tsx')).AddTransferDialog,
);

const ChangeTransferDialog = latePart(
  async () => (await import('../../transfer-application/TransferDialogs.tsx')).ChangeTransferDialog,
);

const words = handoverText.application;

/** The application for a transfer that it carries out, and what was decided (docs/product/handovers.md#steps). */
export function ApplicationStep({ handover, isNext }: StepProps) {
  const { application, applications, ground, garden, state } = handover;
  const mayWrite = useMay(transferApplicationRecord.permissions.write) && state === 'open';
  const [asked, setAsked] = useState<'add' | 'decide'>();
  const { tick } = useHandoverChange(handover.id);
  const reload = useReload(handover);
  if (ground !== 'transfer') return null;
  const close = () => setAsked(undefined);
  const others = applications.filter(({ id }) => id !== application?.id);
  const look = mainLook({ isNext });
  return (
    <Stack gap={12}>
      {application && <About item={application} />}
      {mayWrite && others.length > 0 && (
        <PlainList aria-label={transferText.section}>
          {others.map((item, order) => (
            <CardRow key={item.id}>
              <CardRowText>
                <About item={item} />
              </CardRowText>
              <Button
                look={application === null && order === 0 ? look : 'outlined'}
                aria-label={`${words.choose}: ${transferText.applied(item)}, ${item.to.name}`}
                onClick={() => tick(() => ({ applicationId: item.id }))}
              >
                {words.choose}
              </Button>
            </CardRow>
          ))}
        </PlainList>
      )}
      {mayWrite && (
        <Row gap={8}>
          {application && (
            <Button
              look={application.outcome === 'waiting' ? look : 'outlined'}
              onClick={() => setAsked('decide')}
              {...ChangeTransferDialog.ahead}
            >
              {words.decide}
            </Button>
          )}
          {!application && (
            <Button
              look={others.length === 0 ? look : 'outlined'}
              onClick={() => setAsked('add')}
              {...AddTransferDialog.ahead}
            >
              {words.add}
            </Button>
          )}
        </Row>
      )}
      <AddTransferDialog
        open={asked === 'add'}
        garden={{ id: garden.id, parties: handover.leavingParties.map(({ party }) => party) }}
        onClose={close}
      />
      <ChangeTransferDialog
        open={asked === 'decide'}
        item={asked === 'decide' ? (application ?? undefined) : undefined}
        isDeciding
        reload={reload}
        onClose={close}
      />
    </Stack>
  );
}

function About({ item }: { item: TransferApplication }) {
  return (
    <>
      <Text>{`${transferText.applied(item)}. ${transferText.outcome(item)}.`}</Text>
      <Text kind="body2">{transferText.between(item.from.name, item.to.name)}</Text>
    </>
  );
}

/** Reads the handover again for its application, which is read with it only. */
function useReload({ id }: Pick<HandoverDetails, 'id'>) {
  const queryClient = useQueryClient();
  return async (applicationId: string): Promise<TransferApplication> => {
    const { reply } = await queryClient.fetchQuery({ ...handoverQuery(id), staleTime: 0 });
    const found = [reply.application, ...reply.applications].find(
      (one) => one?.id === applicationId,
    );
    if (!found) throw notFound();
    return found;
  };
}
