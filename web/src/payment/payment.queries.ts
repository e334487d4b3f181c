import { allocationEndpoints } from '@grzadka/contract/payment/allocation.endpoints';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../core/api/call-query.ts';

/** The name of the area, by which what it read is kept. */
export const paymentArea = 'payment';

interface AskedPreview {
  readonly settlementId: string;
  /** In grosze. */
  readonly amount: number;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** The words of the document, '' for those of the program. */
  readonly description: string;
}

/** What a payment would cover; of another amount what was read stays until that is there, of another account it does not. */
export function previewQuery({ settlementId, amount, day, description }: AskedPreview) {
  const ofAccount = [paymentArea, 'preview', settlementId] as const;
  return queryOptions({
    ...callQuery([...ofAccount, day, amount, description], paymentEndpoints.preview, {
      query: { settlementId, amount: String(amount), day, description },
    }),
    enabled: settlementId !== '',
    placeholderData: (data, query) => (query?.queryKey[2] === settlementId ? data : undefined),
  });
}

/** What the person signed in took in cash today. */
export const ownReceiptsQuery = callQuery([paymentArea, 'own'], paymentEndpoints.own, {});

/** What a payment covers, and what it may cover by hand. */
export const allocationQuery = (id: string) =>
  callQuery([paymentArea, 'allocation', id], allocationEndpoints.get, { params: { id } });
