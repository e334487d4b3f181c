import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addCashBox } from '#test/cash.ts';
import { addAccount } from '#test/ledger.ts';
import { type Chore, sendTwice, statusOf, type Workplace } from './chore.ts';

const year = 2022;
const day = `${year}-03-01`;

/** The amount of each document of money paid out, in grosze. */
const taken = 50;

/**
 * What is posted on a cash box, each entry with its number and its amount: payments, each sent twice at once, money that is
 * paid out, and what takes that back. Nobody else posts in that year.
 */
export async function cashDocuments({ db }: Workplace): Promise<Chore<string[]>> {
  const { id: settlementId } = await addAccount(db);
  const { id: cashBoxId } = await addCashBox(db);
  const next = (entries: readonly string[], series: string, amount: number) => {
    const number = entries.filter((entry) => entry.startsWith(series)).length + 1;
    return [...entries, `${series}/${year}/${number} ${amount}`];
  };
  return {
    name: 'cash',
    initial: [],
    plan(entries, count) {
      const left = entries.reduce((sum, entry) => sum + Number(entry.split(' ')[1]), 0);
      if (entries.at(-1)?.startsWith('KW')) {
        return {
          next: next(entries, 'ST', taken),
          send: (place) => reverseLast(place, cashBoxId),
        };
      }
      if (count % 2 === 1 && left >= taken) {
        return {
          next: next(entries, 'KW', -taken),
          send: ({ client }) =>
            statusOf(
              client.post('/api/payment/pay-out', {
                cashBoxId,
                kind: 'to-bank',
                amount: taken,
                day,
                clientKey: randomUUID(),
              }),
            ),
        };
      }
      const payment = { cashBoxId, settlementId, amount: 100 + count, day };
      return {
        next: next(entries, 'KP', payment.amount),
        send: ({ client }) => sendTwice(client, '/api/payment/receive', payment),
      };
    },
    async read({ db: now }) {
      const { rows } = await sql<{ told: string; isKept: boolean; isListed: boolean }>`
        select
          entry.number || ' ' || line.amount_grosz as told,
          balance_grosz = sum(line.amount_grosz) over () as is_kept,
          exists (
            select from money_movement
            where id = entry.id
              and reversed_by is not distinct from (select number from ledger_entry where reverses_id = entry.id)
          ) as is_listed
        from ledger_line line
        join ledger_entry entry on entry.id = entry_id
        join cash_box on cash_box.id = cash_box_id
        where cash_box_id = ${cashBoxId} order by entry.recorded_at, entry.id
      `.execute(now);
      return rows.map(({ told, isKept, isListed }) =>
        [told, isKept ? '' : ', another balance', isListed ? '' : ', not listed'].join(''),
      );
    },
  };
}

async function reverseLast({ client, db }: Workplace, cashBoxId: string): Promise<number> {
  const found = db
    .selectFrom('moneyMovement')
    .select('id')
    .where('cashBoxId', '=', cashBoxId)
    .where('series', '=', 'KW')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found.then(
    (last) => statusOf(client.post('/api/entry/reverse', { id: last?.id, day, reason: 'pomyłka' })),
    () => 0,
  );
}
