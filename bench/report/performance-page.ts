import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figures/figure.ts';
import type { Machine } from './machine.ts';
import type { Measured, MeasuredGroup } from './measured.ts';
import { judge } from './verdict.ts';

const docs = new URL('../../docs/', import.meta.url);
const figuresPage = 'performance-figures.md';

const generated =
  "<!-- Written by npm run bench. Change the figures' sources in bench/figures, not this page. -->";

const introduction = `# Performance

${generated}

How fast the program is, and what it has to reach. This page says what was asked, when and on what it was measured,
and what fell short, with its reasons; [all figures](${figuresPage}) stand beside it. \`npm run bench\` writes both,
\`npm run bench -- SUBJECT\` measures one group anew and leaves the others as they were. [Record 65](decisions/0065-the-bench.md)
says what is measured, and how.

- **Measured** is the median of the rounds, on a machine of two cores; the **ratio** is to the least that the same could
  cost, measured alternately with it in the same run. Times depend on the machine, the ratio hardly does.
- A machine was quiet when its load before the run was well below the number of its cores.
`;

const figuresIntroduction = `# All figures

${generated}

These are the figures that [Performance](performance.md) sums up. **Spread** is the smallest and the largest of the rounds; the
**baseline** of a group is named above its table. What falls short of its **target** is marked ✗.
`;

/** Writes docs/performance.md anew, and the page of all figures beside it. */
export function writePerformancePage(measured: Measured): void {
  const groups = Object.values(measured);
  const short = groups.filter(({ figures }) => figures.some(isShort));
  write('performance.md', [introduction, atAGlance(groups), ...short.map(shortOf)]);
  write(figuresPage, [figuresIntroduction, ...groups.map(section)]);
}

function write(page: string, parts: readonly string[]): void {
  writeFileSync(fileURLToPath(new URL(page, docs)), parts.join('\n'));
}

function isShort(figure: Figure): boolean {
  return !judge(figure).isMet;
}

/**
 * What of a group falls short, and why; of figures that make one table all. Of those that share a target the one that is furthest from it
 * stands for them.
 */
function shortOf({ title, note, figures }: MeasuredGroup): string {
  const short = figures.filter(isShort);
  const whole = oneTable(figures);
  if (whole !== undefined) {
    const count = `${short.length} of ${figures.length} fall short, marked ✗.\n`;
    return [`## ${title}\n`, count, whole, ...reasons(note, figures)].join('\n');
  }
  const furthest = Array.from(
    Map.groupBy(short, (figure) => judge(figure).target),
    ([target, those]) => ({ target, those: those.toSorted(byDistance) }),
  );
  const rows = furthest.flatMap(({ target, those: [worst, ...others] }) => {
    if (worst === undefined) return [];
    const { measured, ratio } = judge(worst);
    return [[nameBeside(worst, others.length), measured, ratio, target]];
  });
  // A reason of several is theirs; one of a single figure is only that of what the table names.
  const named = new Set(furthest.map(({ those: [worst] }) => worst));
  const shared = Map.groupBy(short, (figure) => figure.note);
  const explained = short.filter(
    (figure) => named.has(figure) || (shared.get(figure.note)?.length ?? 0) > 1,
  );
  return [
    `## ${title}\n`,
    `${short.length} of ${figures.length} fall short.\n`,
    table(['figure', 'measured', 'ratio', 'target'], rows),
    ...reasons(note, explained.toSorted(byDistance), true),
  ].join('\n');
}

function byDistance(one: Figure, other: Figure): number {
  return judge(other).farFrom - judge(one).farFrom;
}

function nameBeside({ name }: Figure, others: number): string {
  return others === 0 ? name : `${name} (and ${others} more)`;
}

/** What limits a group and its figures, in words; those that share a reason together, in short by the first of them. */
function reasons(note: string | undefined, figures: readonly Figure[], inShort = false): string[] {
  const noted = Map.groupBy(figures, (figure) => figure.note);
  const lines = Array.from(noted, ([reason, those]) => {
    const [first, ...others] = those;
    if (reason === undefined || first === undefined) return [];
    const names = inShort
      ? nameBeside(first, others.length)
      : those.map(({ name }) => name).join('; ');
    return `- **${names}**: ${reason}`;
  }).flat();
  return [
    ...(note !== undefined ? [`${note}\n`] : []),
    ...(lines.length > 0 ? [`${lines.join('\n')}\n`] : []),
  ];
}

function atAGlance(groups: readonly MeasuredGroup[]): string {
  const rows = groups.map(({ title, day, machine, figures }) => {
    const met = figures.filter((figure) => judge(figure).isMet).length;
    return [title, `${met} of ${figures.length}`, day, machine.processor, `${machine.loadBefore}`];
  });
  return `## At a glance\n\n${table(['figures', 'within target', 'measured', 'on', 'load before'], rows)}`;
}

function section({ title, note, day, machine, figures }: MeasuredGroup): string {
  const baselines = new Set(figures.flatMap(({ baseline }) => (baseline ? [baseline.name] : [])));
  const rows = figures.map((figure) => {
    const { measured, spread, baseline, ratio, target, isMet } = judge(figure);
    return [figure.name, measured, spread, baseline, ratio, target, isMet ? '✓' : '✗'];
  });
  const head = ['figure', 'measured', 'spread', 'baseline', 'ratio', 'target', ''];
  return [
    `## ${title}\n`,
    `${day}: ${describe(machine)}.\n`,
    ...(baselines.size > 0 ? [`Baseline: ${[...baselines].join('; ')}.\n`] : []),
    oneTable(figures) ?? table(head, rows),
    ...reasons(note, figures),
  ].join('\n');
}

/** The table of figures that each have their place in one, the median in each cell, with its target where it falls short; undefined if they have none. */
function oneTable(figures: readonly Figure[]): string | undefined {
  const rows = new Map<string, Map<string, string>>();
  for (const figure of figures) {
    if (figure.cell === undefined) return undefined;
    const { row, column } = figure.cell;
    const { measured, target, isMet } = judge(figure);
    const cells = rows.get(row) ?? new Map<string, string>();
    rows.set(row, cells.set(column, isMet ? measured : `${measured} ✗ (${target})`));
  }
  const columns = [...new Set(figures.flatMap(({ cell }) => (cell ? [cell.column] : [])))];
  const lines = Array.from(rows, ([row, cells]) => [
    row,
    ...columns.map((column) => cells.get(column) ?? ''),
  ]);
  return table(['', ...columns], lines);
}

function describe(machine: Machine): string {
  const { processor, cores, memoryGib, system, node, postgres, loadBefore } = machine;
  const versions = [system, `Node ${node}`, ...(postgres ? [`PostgreSQL ${postgres}`] : [])];
  return `${processor}, ${cores} cores, ${memoryGib} GiB, ${versions.join(', ')}; load before ${loadBefore}`;
}

/** A Markdown table that ends with an empty line. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
