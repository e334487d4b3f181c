import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figures/figure.ts';
import type { Machine } from './machine.ts';
import type { Measured, MeasuredGroup } from './measured.ts';
import { judge } from './verdict.ts';

const file = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));

const introduction = `# Performance

<!-- Written by npm run bench. Change the figures' sources in bench/figures, not this page. -->

How fast the program is, what the least is that the same could cost, and what it has to reach. This page is written by
\`npm run bench\`; \`npm run bench -- SUBJECT\` measures one group anew and leaves the others as they were. What is
measured, and how, is told in [record 65](decisions/0065-the-bench.md).

- **Measured** is the median of the rounds, **spread** the smallest and the largest of them.
- **Baseline** is measured alternately with it in the same run, and named above each table; the **ratio** is the one
  divided by the other. Times depend on the machine, the ratio hardly does.
- A figure that falls short of its **target** is marked ✗; below the table stands what limits it, and what was tried.
- A machine was quiet when its load before the run was well below the number of its cores.
`;

/** Writes docs/performance.md anew. */
export function writePerformancePage(measured: Measured): void {
  const groups = Object.values(measured);
  const parts = [introduction, atAGlance(groups), ...groups.map(section)];
  writeFileSync(file, parts.join('\n'));
}

function atAGlance(groups: readonly MeasuredGroup[]): string {
  const rows = groups.map(({ title, day, figures }) => {
    const met = figures.filter((figure) => judge(figure).isMet).length;
    return [title, `${met} of ${figures.length}`, day];
  });
  return `## At a glance\n\n${table(['figures', 'within target', 'measured on'], rows)}`;
}

function section({ title, note, day, machine, figures }: MeasuredGroup): string {
  const baselines = new Set(figures.flatMap(({ baseline }) => (baseline ? [baseline.name] : [])));
  const rows = figures.map((figure) => {
    const { measured, spread, baseline, ratio, target, isMet } = judge(figure);
    return [figure.name, measured, spread, baseline, ratio, target, isMet ? '✓' : '✗'];
  });
  const head = ['figure', 'measured', 'spread', 'baseline', 'ratio', 'target', ''];
  const notes = figures.filter((figure) => figure.note !== undefined).map(noteLine);
  return [
    `## ${title}\n`,
    `${day}: ${describe(machine)}.\n`,
    ...(baselines.size > 0 ? [`Baseline: ${[...baselines].join('; ')}.\n`] : []),
    table(head, rows),
    ...(note !== undefined ? [`${note}\n`] : []),
    ...(notes.length > 0 ? [`${notes.join('\n')}\n`] : []),
  ].join('\n');
}

function noteLine({ name, note }: Figure): string {
  return `- **${name}**: ${note}`;
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
