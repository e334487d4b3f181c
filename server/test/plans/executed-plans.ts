import type { Pool, PoolClient } from 'pg';
import * as z from 'zod/mini';

/** A step of a plan as PostgreSQL executed it; its counts are those of one loop. */
export interface PlanNode {
  readonly 'Node Type': string;
  /** What the step above does with its rows; not stated of the last step. */
  readonly 'Parent Relationship'?: string | undefined;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Name'?: string | undefined;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly 'Rows Removed by Index Recheck'?: number | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}

const planNode: z.ZodMiniType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Parent Relationship': z.optional(z.string()),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  'Rows Removed by Index Recheck': z.optional(z.number()),
  get Plans() {
    return z.optional(z.array(planNode));
  },
});

const executedPlan = z.object({ 'Query Text': z.string(), Plan: planNode });

/** A statement that was executed, and how. */
export interface ExecutedPlan {
  readonly statement: string;
  readonly root: PlanNode;
}

/** Every plan as a notice before the statement's answer, with the rows counted and nothing timed. */
const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/**
 * Returns the address of a database whose server reports how it executes each statement; for superusers. `more` are settings that
 * the statements are to be planned with.
 */
export function urlTellingPlans(
  ownerUrl: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(ownerUrl);
  const options = Object.entries({ ...settings, ...more }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  url.searchParams.set('options', options.join(' '));
  return url.href;
}

/**
 * Listens to a pool on such an address. `take` gives the plans of what was executed since it was last
 * called: the very statements that were sent, with the plans that they got there, a prepared one's too.
 */
export function listenToPlans(pool: Pool): { take(): ExecutedPlan[] } {
  const heard = new WeakSet<PoolClient>();
  let plans: ExecutedPlan[] = [];
  pool.on('acquire', (client) => {
    if (heard.has(client)) return;
    heard.add(client);
    client.on('notice', ({ message = '' }) => {
      const [, json] = /^duration: .*?plan:\n(.*)$/s.exec(message) ?? [];
      if (json === undefined) return;
      const { 'Query Text': statement, Plan: root } = executedPlan.parse(JSON.parse(json));
      plans.push({ statement, root });
    });
  });
  return {
    take() {
      const taken = plans;
      plans = [];
      return taken;
    },
  };
}
