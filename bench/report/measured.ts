import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Figure, FigureGroup } from '../figures/figure.ts';
import { type Machine, machine as machineShape } from './machine.ts';

const file = fileURLToPath(new URL('../measured.json', import.meta.url));

const of = z.optional(z.enum(['value', 'ratio']));
const rounds = z.array(z.number());

const figure: z.ZodMiniType<Figure> = z.object({
  name: z.string(),
  cell: z.optional(z.object({ row: z.string(), column: z.string() })),
  unit: z.enum(['ms', 's', 'requests/s', 'KiB', 'MB', 'points', 'requests', 'rows', '%', '']),
  rounds,
  baseline: z.optional(z.object({ name: z.string(), rounds })),
  target: z.union([z.object({ atMost: z.number(), of }), z.object({ atLeast: z.number(), of })]),
  note: z.optional(z.string()),
});

const measuredGroup = z.object({
  title: z.string(),
  note: z.optional(z.string()),
  /** A day, such as '2026-11-22'. */
  day: z.string(),
  machine: machineShape,
  figures: z.array(figure),
});

/** What a group was when it was last measured. */
export type MeasuredGroup = z.infer<typeof measuredGroup>;

/** The groups by subject, in the order of their subjects. */
export type Measured = Readonly<Record<string, MeasuredGroup>>;

/** What was measured last, of groups that were left out this time too. */
function readMeasured(): Measured {
  if (!existsSync(file)) return {};
  return z.record(z.string(), measuredGroup).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Keeps what one group was just measured as, and gives all there is now. */
export function keepMeasured(
  subject: string,
  { title, note }: FigureGroup,
  { figures, machine }: { figures: readonly Figure[]; machine: Machine },
): Measured {
  const day = new Date().toISOString().slice(0, 10);
  const all: Measured = {
    ...readMeasured(),
    [subject]: { title, ...(note !== undefined && { note }), day, machine, figures: [...figures] },
  };
  const inOrder = Object.fromEntries(
    Object.entries(all).toSorted(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(file, print(inOrder));
  return inOrder;
}

/** As JSON whose changes a person can read: four digits that count, the rounds on one line. */
function print(measured: Measured): string {
  const short = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
  const text = JSON.stringify(measured, short, 1);
  const onOneLine = text.replaceAll(/\[[\s\d.,]+\]/g, (numbers) => numbers.replaceAll(/\s+/g, ''));
  return `${onOneLine}\n`;
}
