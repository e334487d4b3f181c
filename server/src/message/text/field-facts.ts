import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import type { Recipient } from '#src/statement/transfer.ts';

/** A part of a debt that is open, in grosze, and when it is due, as stated and by the working days. */
export interface OpenDue {
  readonly dueOn: string;
  readonly effectiveDueOn: string;
  readonly open: number;
  /** Whether a lease may be ended for it. */
  readonly isOfLease: boolean;
}

/** What stands in texts of a settlement account. */
export interface AccountFacts {
  readonly id: string;
  readonly number: number;
  readonly reference: string;
  /** The name of its garden; null for one without. */
  readonly garden: string | null;
  /** In grosze; above zero it owes. */
  readonly balance: number;
  readonly open: readonly OpenDue[];
}

/** What stands in texts of a garden. */
export interface GardenFacts {
  readonly id: string;
  readonly name: string;
  readonly sector: string;
  /** In square metres. */
  readonly area: number | null;
  /** Those in use, by name. */
  readonly meters: readonly {
    readonly name: string;
    readonly type: MeterType;
    readonly serialNumber: string | null;
  }[];
}

/** What is the same in all letters of a message. */
export interface CommonFacts {
  readonly kind: MessageKind;
  readonly meetingAt: string | null;
  readonly meetingPlace: string | null;
  readonly readingFrom: string | null;
  readonly readingThru: string | null;
  readonly association: Recipient;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}
