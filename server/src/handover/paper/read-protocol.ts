import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';
import { readPlotBasis } from '#src/garden/plot-basis.repo.ts';
import { fullName, readLetterAccounts } from '#src/statement/letter-accounts.repo.ts';
import { addressLines } from '#src/statement/sender.ts';
import { getHandover } from '../steps/get-handover.ts';
import { protocolFacts } from '../steps/protocol-facts.ts';
import type { Protocol, ProtocolAccount, ProtocolMeter } from './protocol.ts';

/** A protocol, and what its paper has to be found and kept by. */
export interface ReadProtocol {
  readonly protocol: Protocol;
  readonly gardenId: string;
  readonly version: number;
  /** What stands for its meters and accounts. */
  readonly facts: string;
  /** The accounts that it names, that of who leaves first. */
  readonly accountIds: readonly string[];
}

/** Reads what the protocol of a handover says now; within a transaction, what that has written. 404 when there is none. */
export async function readProtocol(db: Kysely<Database>, id: string): Promise<ReadProtocol> {
  const details = await getHandover(db, { id });
  const { garden, ground, day, startDay, state } = details;
  const basis = (await readPlotBasis(db, [garden.id], day)).get(garden.id);
  const { chargesReason, arrearsReason, remark, points, entryKinds, version } = details;
  const { accountIds, accounts } = await readAccounts(db, details);
  const run = details.account?.run ?? null;
  return {
    protocol: {
      garden,
      ground,
      day,
      startDay,
      state,
      area:
        basis?.area && basis.areaSource
          ? { size: Number(basis.area), source: basis.areaSource }
          : null,
      parties: await readParties(db, details),
      meters: await readMeters(db, details),
      accounts,
      draft: run?.number === null ? run.amount : null,
      chargesReason,
      arrearsReason,
      remark,
      points,
      entryKinds,
      madeOn: gardenToday(),
    },
    gardenId: garden.id,
    version,
    facts: protocolFacts(details),
    accountIds,
  };
}

async function readParties(
  db: Kysely<Database>,
  { leavingParties, staying, comingParties, comingName }: HandoverDetails,
): Promise<Protocol['parties']> {
  const sides = [
    ...leavingParties.map(({ party }) => ({ side: 'leaving' as const, id: party.id })),
    ...staying.map(({ id }) => ({ side: 'staying' as const, id })),
    ...comingParties.map(({ party }) => ({ side: 'coming' as const, id: party.id })),
  ];
  const ids = sides.map(({ id }) => id);
  const { rows } = await sql<{ id: string; name: string } & Parameters<typeof addressLines>[0]>`
    select id, ${fullName} as name, street, house_number, postal_code, city from party
    where id = ${anyOf(ids, 'uuid')}
  `.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  const parties = sides.flatMap(({ side, id }) => {
    const party = known.get(id);
    if (party === undefined) return [];
    return [{ side, name: party.name, address: addressLines(party).join(', ') }];
  });
  return comingName === null
    ? parties
    : [...parties, { side: 'coming' as const, name: comingName, address: '' }];
}

/** The meters with the seals of what was there on the day. */
async function readMeters(
  db: Kysely<Database>,
  { meters, day }: HandoverDetails,
): Promise<readonly ProtocolMeter[]> {
  const ids = meters.map(({ id }) => id);
  const { rows } = await sql<{ meterId: string; sealNumber: string | null }>`
    select distinct on (meter_id) meter_id, seal_number from installation
    where meter_id = ${anyOf(ids, 'uuid')} and undone_at is null
      and coalesce((installed_at at time zone 'Europe/Warsaw')::date, '-infinity') <= ${day}
    order by meter_id, installed_at desc nulls last
  `.execute(db);
  const seals = new Map(rows.map(({ meterId, sealNumber }) => [meterId, sealNumber]));
  return meters.map(({ id, name, type, serialNumber, isOff, reading }) => ({
    name,
    type,
    serialNumber,
    isOff,
    reading,
    sealNumber: seals.get(id) ?? null,
  }));
}

/** Both accounts as they stand now: that of who comes begins with the end. */
async function readAccounts(
  db: Kysely<Database>,
  { account, result }: HandoverDetails,
): Promise<{ accountIds: readonly string[]; accounts: readonly ProtocolAccount[] }> {
  const wanted = [
    ...(account === null ? [] : [{ side: 'leaving' as const, id: account.id }]),
    ...(result?.account ? [{ side: 'coming' as const, id: result.account.id }] : []),
  ];
  const accountIds = wanted.map(({ id }) => id);
  const read = await readLetterAccounts(db, accountIds, gardenToday());
  // What a draft has reckoned is said with its amount.
  const uncharged = account === null || account.run !== null ? [] : account.uncharged;
  const accounts = wanted.flatMap(({ side, id }) => {
    const found = read.get(id);
    if (found === undefined) return [];
    const { reference, balance, open } = found;
    return [{ side, reference, balance, open, uncharged: side === 'leaving' ? uncharged : [] }];
  });
  return { accountIds, accounts };
}
