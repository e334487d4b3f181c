import type { PlanNode } from './executed-plans.ts';

interface Bounds {
  /** Rows of a table that a statement of a list may read or sort, whatever the table holds. */
  readonly mostRows: number;
  /** Rows of a page that is full. */
  readonly pageSize: number;
}

/**
 * What a statement did that none of a list may do: it read more rows from a table, or sorted more, than
 * it may. Rows that an index rules out by itself cost a tenth of that. To go through any number of them
 * in the order of the list is right where that fills the page, and wrong where there is so little to
 * find that it is all of the index.
 */
export function planFaults(root: PlanNode, { mostRows, pageSize }: Bounds): string[] {
  const nodes = nodesOf(root);
  const isFilled = nodes.some(
    (node) => node['Node Type'] === 'Limit' && rowsOut(node) === pageSize,
  );
  return nodes
    .filter((node) => rowsHandled(node) > mostRows)
    .filter((node) => !(isFilled && node['Node Type'] === 'Index Only Scan'))
    .map(describe);
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function rowsOut(node: PlanNode): number {
  return node['Actual Rows'] * node['Actual Loops'];
}

/** The rows that a step went through; a step that sorts, all that it was given. */
function rowsHandled(node: PlanNode): number {
  if (node['Node Type'] === 'Sort') return Math.max(0, ...(node.Plans ?? []).map(rowsOut));
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return rowsOut(node) + removed * node['Actual Loops'];
}

function describe(node: PlanNode): string {
  const of = node['Index Name'] ?? node['Relation Name'] ?? '';
  return [node['Node Type'], of, 'of', Math.round(rowsHandled(node)), 'rows'].join(' ');
}
