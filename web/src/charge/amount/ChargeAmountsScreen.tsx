import { chargeAmountEndpoints } from '@grzadka/contract/charge/amount/charge-amount.endpoints';
import type { ChargeAmount } from '@grzadka/contract/charge/amount/charge-amount.model';
import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { notFound } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { useNavigate, useParams } from '../../core/navigation/place.ts';
import { DeletionQuestion } from '../../core/record/DeletionQuestion.tsx';
import { recordPath } from '../../core/record/record-path.ts';
import { useDeletion } from '../../core/record/useDeletion.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { AddIcon } from '../../core/ui/icons.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { amountsFilePath, chargeRunPlace } from '../charge.paths.ts';
import { chargeRunQuery, isCalculating } from '../charge.queries.ts';
import { AmountsTable } from './AmountsTable.tsx';
import { amountsQuery } from './charge-amount.queries.ts';
import { amountName, chargeAmountText } from './charge-amount.text.ts';

const AddAmountDialog = latePart(async () => (await import('./AmountDialogs.tsx')).AddAmountDialog);

const ChangeAmountDialog = latePart(
  async () => (await import('./AmountDialogs.tsx')).ChangeAmountDialog,
);

const { name: record, screens, permissions } = chargeRunPlace;

/** What is set by hand for the accounts of a run: typed, changed and taken away while it is a draft. */
export function ChargeAmountsScreen() {
  const { id = '' } = useParams();
  const back = recordPath(screens.details, id);
  const runQuery = useQuery(chargeRunQuery(id));
  const amounts = useQuery(amountsQuery(id));
  const mayWrite = useMay(permissions.write);
  const [asked, setAsked] = useState<'add' | ChargeAmount>();
  const failures = useFailures('alert');
  const tellChanged = useRecordChanged(record);
  const navigate = useNavigate();
  const run = runQuery.data?.reply;
  const hasKinds = new Set(amounts.data?.reply.items.map(({ feeKind }) => feeKind.id)).size > 1;
  const etag = amounts.data?.etag ?? '';
  const removal = useDeletion({
    remove: ({ settlement, feeKind }: ChargeAmount) =>
      call(
        chargeAmountEndpoints.remove,
        { body: { id, settlementId: settlement.id, feeKindId: feeKind.id } },
        { ifMatch: etag },
      ),
    failures,
    onDeleted: () => notify.success(chargeAmountText.removed),
    onSettled: () => tellChanged(),
  });
  const calculation = useMutation({
    mutationFn: () => call(chargeRunEndpoints.calculate, { body: { id } }),
    onMutate: failures.clear,
    onError: failures.show,
    onSuccess: () => {
      tellChanged();
      navigate(back);
    },
  });
  const reload = async (of?: ChargeAmount) => {
    const { data } = await amounts.refetch({ throwOnError: true });
    const amount = data?.reply.items.find((item) => isSame(item, of));
    if (data === undefined || (of !== undefined && amount === undefined)) throw notFound();
    return { amount, etag: data.etag ?? '' };
  };
  const error = runQuery.error ?? amounts.error;
  const isOpen = run?.state === 'draft' && mayWrite && !isCalculating(run.progress?.state);
  const mayAdd = isOpen && run.feeKinds.some(({ isByHand }) => isByHand);
  const close = () => setAsked(undefined);
  return (
    <Screen
      title={chargeAmountText.title}
      subject={run?.title}
      back={back}
      busy={runQuery.isPending || amounts.isPending}
    >
      {run && amounts.data ? (
        <ScreenColumn>
          {failures.error !== undefined && (
            <Notice tone="error" isLoud onClose={failures.clear}>
              {failures.error}
            </Notice>
          )}
          <Text>{chargeAmountText.hint}</Text>
          {isOpen && (
            <Row gap={12}>
              {mayAdd && (
                <>
                  <Button look="filled" startIcon={<AddIcon />} onClick={() => setAsked('add')}>
                    {chargeAmountText.add}
                  </Button>
                  <ButtonLink isReturning look="outlined" to={amountsFilePath(id)}>
                    {chargeAmountText.file}
                  </ButtonLink>
                </>
              )}
              <Button
                look="outlined"
                disabled={calculation.isPending}
                onClick={() => calculation.mutate()}
              >
                {chargeAmountText.calculate}
              </Button>
            </Row>
          )}
          <AmountsTable
            amounts={amounts.data.reply.items}
            onChange={mayAdd ? setAsked : undefined}
            onRemove={isOpen ? removal.ask : undefined}
          />
          <AddAmountDialog open={asked === 'add'} {...{ run, etag, reload }} onClose={close} />
          <ChangeAmountDialog
            open={asked !== undefined && asked !== 'add'}
            amount={asked === 'add' ? undefined : asked}
            {...{ run, etag, reload }}
            onClose={close}
          />
          <DeletionQuestion
            deletion={removal}
            title={chargeAmountText.removeTitle}
            question={(item) =>
              chargeAmountText.removeQuestion(amountName(item, hasKinds), item.amount)
            }
            confirmLabel={chargeAmountText.remove}
          />
        </ScreenColumn>
      ) : (
        error && (
          <LoadFailure
            error={error}
            back={back}
            retry={() => Promise.all([runQuery.refetch(), amounts.refetch()])}
          />
        )
      )}
    </Screen>
  );
}

function isSame(one: ChargeAmount, other: ChargeAmount | undefined): boolean {
  return one.settlement.id === other?.settlement.id && one.feeKind.id === other.feeKind.id;
}
