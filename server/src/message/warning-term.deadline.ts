import { addDays, addMonths } from '@grzadka/contract/core/time/calendar-steps';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import { warningTermDeadline } from '@grzadka/contract/message/warning-term.deadline';
import { sql } from 'kysely';
import { deadlinesOfRows } from '#src/core/inspection/deadline.ts';

interface Delivered {
  readonly id: string;
  readonly messageId: string;
  readonly recipient: string;
  readonly deliveredOn: string;
}

/** A term is shown until so many days after its last one: what follows then is somebody's to decide. */
const toldAfter = 30;

/** Each warning of termination that was delivered, and did not come back (docs/product/deadlines.md#warnings). */
export const warningTermDeadlines = deadlinesOfRows(
  warningTermDeadline,
  (today) => sql<Delivered>`
    select recipient.id, message_id, recipient.name as recipient, delivered_on
    from message
    join message_recipient recipient on recipient.message_id = message.id and recipient.state = 'delivered'
    where message.kind = 'termination-warning' and delivered_how <> 'returned'
      -- Some days more, since months have different lengths.
      and delivered_on >= ${addDays(addMonths(today, -1), -toldAfter - 3)}::date
  `,
  (warning, today) => {
    const on = lastDay.ofWarning(warning.deliveredOn);
    return addDays(on, toldAfter) < today ? undefined : { ...warning, on };
  },
);
