import { env } from 'node:process';
import { accountantRefusals } from '@grzadka/contract/accountant/accountant-export.model';
import { bankImportRefusals } from '@grzadka/contract/bank/importing/bank-import.refusals';
import { loadSheetRefusals } from '@grzadka/contract/campaign/sheet/load-sheet.refusals';
import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { messages } from '@grzadka/contract/core/messages';
import fc from 'fast-check';
import type { TestApp } from '#test/test-app.ts';
import { badRequestOf } from './bad-request.ts';
import { takeCensus } from './census.ts';
import { type Operation, operationsOf, readOpenApi } from './document.ts';
import { createReplyCheck } from './reply-check.ts';
import { describeRequest, type PreparedRequest, sendRequest } from './send-request.ts';
import { createWorld } from './world.ts';

/** Whether a password is hashed for a call, which takes as long as thirty others. */
function takesPassword({ requestBody }: Operation): boolean {
  const contents = Object.values(requestBody?.content ?? {});
  return contents.some(({ schema }) => Object.keys(schema.properties ?? {}).some(isPassword));
}

function isPassword(field: string): boolean {
  return /password$/i.test(field);
}

/** What became of the requests. */
interface BadInputReport {
  /** How many requests there were of each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** What was not as the document says, each with the request or row it is about. */
  readonly faults: readonly string[];
  /** Repeats these requests as BAD_INPUT_SEED. */
  readonly seed: number;
  /** The rows that the census read afterwards. */
  readonly rows: number;
}

/** Exports, books, sheets and statements have few places, and charge runs are approved one at a time: of so many clients some may be refused. */
const busy = [
  messages.tooManyExports,
  accountantRefusals.busy,
  bankImportRefusals.busy,
  loadSheetRefusals.busy,
  chargeRefusals.otherApproval,
];

/** Seeds whose requests once found something. */
export const keptSeeds: readonly number[] = [575_787_370, 914_207_733];

/** That of BAD_INPUT_SEED, else one that nobody has tried. */
export function chosenSeed(): number {
  return Number(env['BAD_INPUT_SEED'] ?? Date.now() % 2 ** 31);
}

/** How many requests are under way at a time. */
const atOnce = 12;

/**
 * Sends requests made from the OpenAPI document, many of them bad, checks every reply by it, and
 * takes a census afterwards. They are the same ones again for the same seed and the same document; which of two
 * that run at once is served first is not.
 */
export async function sendBadInput(
  app: TestApp,
  { requests, seed = chosenSeed() }: { requests: number; seed?: number },
): Promise<BadInputReport> {
  const document = await readOpenApi(app.anonymous());
  const check = createReplyCheck(document);
  const world = await createWorld(app);
  const request = fc.oneof(
    ...operationsOf(document).map((operation) => ({
      arbitrary: badRequestOf(operation),
      weight: takesPassword(operation) ? 1 : 4,
    })),
  );
  const waiting = fc.sample(request, { numRuns: requests, seed }).values();

  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const send = async (one: PreparedRequest): Promise<void> => {
    const reply = await sendRequest(world, one);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    const wrong = [...check(one.operation, reply)];
    const isBusy = reply.status === 503 && busy.some((message) => reply.text.includes(message));
    if (reply.status >= 500 && !isBusy) wrong.push(`${reply.status} ${reply.text}`);
    faults.push(...wrong.map((fault) => `${fault} ← ${describeRequest(world, one)}`));
  };
  const sendSome = async (): Promise<void> => {
    for (const one of waiting) {
      await send(one).catch((error: unknown) => {
        faults.push(`no answer: ${String(error)} ← ${describeRequest(world, one)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendSome));

  const census = await takeCensus(world, { document, check });
  return { statuses, faults: [...faults, ...census.faults], seed, rows: census.rows };
}
