import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import {
  confirmedFindingLabels,
  type Finding,
  type FindingCode,
  shownFindingLabels,
  wantsAnswer,
} from '@grzadka/contract/meter/measurement/finding';
import { sql } from 'kysely';
import type { PlanContext } from '../../engine/define-import.ts';
import { judgeInOrder } from './judge-in-order.ts';
import { type JudgedReading, knownReadings, type Reading } from './reading-store.ts';

/** A reading with the row that states it. */
export interface StatedReading extends Reading {
  readonly number: number;
  /** Whether its meter will be active; null: as it is. */
  readonly active: boolean | null;
}

/** The fields of a row at which faults of its reading are noted. */
interface ReadingFields {
  readonly value: string;
  readonly readAt: string;
}

/** The readings of a file, kept by the database until all of them are known: each is judged with those before it. */
export interface StatedReadings {
  /** Keeps those that are new, and returns how many these are; one that was taken back is left out, with a remark. */
  readonly add: (readings: readonly StatedReading[]) => Promise<number>;
  /** Judges all, refusing the rows whose reading cannot be: docs/product/readings.md#verdict. */
  readonly judged: () => AsyncGenerator<JudgedReading[]>;
  /** What was found, for the report. */
  readonly notes: () => string[];
}

/** Keeps the readings of a file; inside the import's transaction. */
export async function keepStatedReadings(
  { db, refuse, warn }: Pick<PlanContext, 'db' | 'refuse' | 'warn'>,
  fields: ReadingFields,
): Promise<StatedReadings> {
  await sql`
    create temporary table import_reading (
      number int, meter_id uuid, measured_at timestamptz, value numeric, active boolean
    ) on commit drop
  `.execute(db);
  const found: FindingCounts = countFindings();
  return {
    async add(readings) {
      const known = await knownReadings(db, readings);
      const fresh = readings.filter((_, index) => known[index] === undefined);
      for (const [index, { number }] of readings.entries()) {
        const seen = known[index];
        if (seen !== undefined && seen !== 'stored') {
          warn(number, fields.value, takenBack(seen.reversedAt));
        }
      }
      await sql`
        insert into import_reading
        select * from unnest(
          ${fresh.map(({ number }) => number)}::int[],
          ${fresh.map(({ meterId }) => meterId)}::uuid[],
          ${fresh.map(({ measuredAt }) => measuredAt)}::timestamptz[],
          ${fresh.map(({ value }) => value)}::numeric[],
          ${fresh.map(({ active }) => active)}::boolean[]
        )
      `.execute(db);
      return fresh.length;
    },
    async *judged() {
      for await (const portion of judgeInOrder(db)) {
        const taken: JudgedReading[] = [];
        for (const { number, findings, ...reading } of portion) {
          const refusal = findings.find(({ level }) => level === 'refuse');
          // Only the time of a reading can make it one that cannot be.
          if (refusal) refuse(number, fields.readAt, refusal.text);
          else taken.push({ ...reading, verdict: findings.map(({ code }) => code) });
          found.note(findings);
        }
        yield taken;
      }
    },
    notes: () => found.sentences(),
  };
}

/** What is said of a reading that is left out, since somebody has taken the same one back. */
export function takenBack(reversedAt: string): string {
  const day = dayInFigures(dayOf(reversedAt));
  return `Pominięto: taki sam odczyt unieważniono ${day}. Jeśli jednak jest prawidłowy, wpisz go ręcznie.`;
}

/** Counts what was found in the readings of a file. */
interface FindingCounts {
  /** What was found in one reading. */
  readonly note: (findings: readonly Finding[]) => void;
  /** Polish sentences for the report; none where nothing was found. */
  readonly sentences: () => string[];
}

/** Begins to count. A finding that refuses a row is noted at the row, and not counted. */
function countFindings(): FindingCounts {
  const counts = new Map<FindingCode, number>();
  let waiting = 0;
  const each = (labels: Partial<Record<FindingCode, string>>) =>
    Object.entries(labels).flatMap(([code, label]) => {
      // The keys of the labels are codes, which the types of `Object.entries` do not say.
      const count = counts.get(code as FindingCode);
      return count === undefined ? [] : [`${label}: ${formatDecimal(count)}`];
    });
  return {
    note(findings) {
      for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
      if (findings.some(({ code }) => wantsAnswer(code))) waiting += 1;
    },
    sentences() {
      const shown = each(shownFindingLabels).join(', ');
      return [
        ...(waiting > 0
          ? [
              `Do sprawdzenia: ${formatDecimal(waiting)} (${each(confirmedFindingLabels).join(', ')}).`,
            ]
          : []),
        ...(shown === '' ? [] : [`Warto wiedzieć: ${shown}.`]),
      ];
    },
  };
}
