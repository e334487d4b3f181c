import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import type { LetterAccount } from '#src/statement/letter.ts';

/** Somebody whom a protocol names. */
interface ProtocolParty {
  readonly side: 'leaving' | 'staying' | 'coming';
  readonly name: string;
  /** On one line; '' where it is not known. */
  readonly address: string;
}

/** A meter as it was handed over. */
export interface ProtocolMeter
  extends Pick<
    HandoverDetails['meters'][number],
    'name' | 'type' | 'serialNumber' | 'isOff' | 'reading'
  > {
  readonly sealNumber: string | null;
}

/** How an account stands. */
export interface ProtocolAccount extends Pick<LetterAccount, 'reference' | 'balance' | 'open'> {
  readonly side: 'leaving' | 'coming';
  /** What is used and neither charged nor reckoned, of the account that ends. */
  readonly uncharged: NonNullable<HandoverDetails['account']>['uncharged'];
}

/** What the protocol of a handover says: docs/product/handovers.md#papers. */
export interface Protocol
  extends Pick<
    HandoverDetails,
    | 'ground'
    | 'day'
    | 'startDay'
    | 'remark'
    | 'chargesReason'
    | 'arrearsReason'
    | 'points'
    | 'entryKinds'
    | 'state'
  > {
  readonly garden: { readonly name: string; readonly sector: string };
  /** In square metres, with where it is from; null where nobody knows it. */
  readonly area: { readonly size: number; readonly source: 'plan' | 'survey' | 'other' } | null;
  readonly parties: readonly ProtocolParty[];
  readonly meters: readonly ProtocolMeter[];
  readonly accounts: readonly ProtocolAccount[];
  /** What was reckoned until the day and is not booked yet, in grosze; null where nothing is. */
  readonly draft: number | null;
  /** The day on which it is made, 'YYYY-MM-DD'. */
  readonly madeOn: string;
}
