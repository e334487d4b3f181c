import { type RawBuilder, sql } from 'kysely';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

/** When what the tables hold happened: first and last, and where little has happened yet, and since. */
export const instants = {
  first: daysAgo(1000),
  early: daysAgo(990),
  late: daysAgo(10),
  last: daysAgo(0),
};

const dayOf = (instant: string) => instant.slice(0, 'YYYY-MM-DD'.length);

/** The days on which that was. */
export const days = {
  first: dayOf(instants.first),
  early: dayOf(instants.early),
  late: dayOf(instants.late),
  last: dayOf(instants.last),
};

/** Of what the amounts are that the tables hold, in grosze: least and most, and which few are less, and more. */
export const amounts = { first: -100_000, early: -90_000, late: 890_000, last: 900_000 };

/**
 * Phrases: one that no row has; one of a row in two thousand; one of every third, which are the last by
 * name; and one of the others, which are the first.
 */
export const phrases = ['xqz', 'kowal', 'zebranie', 'altana'];

/** What a row is called. */
export const name = sql`
  case when i % 2000 = 1 then 'Kowal' when i % 3 = 0 then 'Zebranie' else 'Altana' end || ' ' || i
`;

/** Its id. */
export const id = sql`md5(i::text)::uuid`;

/** A number below one that looks random, and is the same for the same row and seed. */
export function share(seed: number): RawBuilder<unknown> {
  return sql`(hashint8extended(i, ${sql.lit(seed)}) & 1048575) / 1048576.0`;
}

/** An instant between the first and the last. */
export function moment(seed: number): RawBuilder<unknown> {
  const { first, last } = instants;
  return sql`
    ${sql.lit(first)}::timestamptz
      + ${share(seed)} * (${sql.lit(last)}::timestamptz - ${sql.lit(first)}::timestamptz)
  `;
}

/** What is in a cash box or on an account: of a third nothing. */
export const balance = sql`
  case
    when i % 3 = 0 then 0
    else ${sql.lit(amounts.first)} + ${share(11)} * ${sql.lit(amounts.last - amounts.first)}
  end
`;

/** A tenth has no beginning, and half of the others an end, which lies behind us more often than not. */
export const publication = sql`
  case when i % 10 <> 0 then ${moment(1)} end,
  case when i % 10 in (1, 3, 5, 7) then ${moment(1)} + ${share(2)} * interval '400 days' end
`;

/** One in fifty was pinned, and half of these are. */
export const pin = sql`
  case when i % 50 = 1 then ${moment(3)} end, case when i % 100 = 1 then ${moment(3)} end
`;

/** The one whose measurements are filled in. */
export const meter = '00000000-0000-0000-0000-000000000001';
/** The one whose versions are. */
export const page = 'oplaty';

/** Whom one row in two hundred belongs to: the maker of an entry of the audit, the zone of a meter. */
export const listedRecord = '00000000-0000-0000-0000-000000000002';

/** What the addresses of lists name that are part of something: all of its rows belong to these. */
export const scopes: Readonly<Record<string, string>> = { id: meter, pageId: page };

/** Each of the names that words are given to as often. */
export function oneOf(words: object): RawBuilder<unknown> {
  const names = Object.keys(words);
  return sql`(string_to_array(${sql.lit(names.join())}, ','))[1 + i % ${sql.lit(names.length)}]`;
}
