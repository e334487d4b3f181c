import { Readable } from 'node:stream';
import { errorKinds } from '@grzadka/contract/core/errors';
import type { ImportEvent } from '@grzadka/contract/import/import.model';
import type { ImportKindName } from '@grzadka/contract/import/import-kinds';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { cleanFileName } from '#src/document/file-name.ts';
import type { IntoRecord } from './engine/define-import.ts';
import type { ImportMessage } from './process/import-messages.ts';
import { runImportProcess } from './process/run-import-process.ts';

/** A request for an import, as its handler gets it. */
interface ImportCall {
  readonly file: ReceivedFile | undefined;
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const changedSinceCheck = 'Plik zmienił się od sprawdzenia. Sprawdź go jeszcze raz.';

/**
 * Checks or imports a file, answering with a line of JSON for each step. What fails before the first row is looked at is an
 * ordinary refusal: 400 at `file` where it cannot be read as such a list, 409 while another import runs or when it is not the
 * file that was checked; 404 and 412 of what it is taken into. A caller who hangs up ends the import.
 */
export async function sendImport(
  { pool }: Pick<AppContext, 'pool'>,
  { file, caller, request, reply }: ImportCall,
  { kind, sha256, into }: { kind: ImportKindName; sha256: string | null; into?: IntoRecord },
): Promise<FastifyReply> {
  const { connectionString } = pool.options;
  // The schema of the form requires a file, and the program opens its pool by an address.
  if (file === undefined || connectionString === undefined) throw new AppError('internal');
  const { userLoginId, displayName } = caller;
  const order = {
    databaseUrl: connectionString,
    kind,
    fileName: cleanFileName(file.name),
    into:
      into === undefined ? null : { id: into.id, ifMatch: into.ifMatch ? [...into.ifMatch] : null },
    actor: { userLoginId, displayName },
    sha256,
  };
  await using undo = new AsyncDisposableStack();
  undo.use(takeImportPlace(pool));
  const hangUp = new AbortController();
  reply.raw.once('close', () => hangUp.abort());
  const told = runImportProcess(order, { file, signal: hangUp.signal });
  undo.defer(async () => void (await told.return()));
  const first = await told.next();
  // A caller who has hung up before that gets no answer.
  if (first.done) throw invalidFields({});
  refuse(first.value, request);

  const running = undo.move();
  const lines = linesOf(first.value, told, { running, request });
  // nginx would keep the lines until the last of them is there.
  reply.type('application/x-ndjson').header('x-accel-buffering', 'no');
  return reply.send(Readable.from(lines));
}

/** Refuses the request as the process has refused the file, unless it has begun with it. */
function refuse(message: ImportMessage, request: FastifyRequest): void {
  switch (message.kind) {
    case 'busy':
      throw new AppError('conflict', { message: anotherImportRuns });
    case 'another-file':
      throw new AppError('conflict', {
        message: changedSinceCheck,
        fields: { file: changedSinceCheck },
      });
    case 'refused':
      throw invalidFields({ file: message.lines.join(' ') });
    case 'failed':
      request.log.error({ cause: message.cause }, 'import failed');
      throw new AppError(message.code);
    case 'progress':
    case 'report':
      return undefined;
  }
}

/** What the process sends, as lines; the place is free once the last of them is there. */
async function* linesOf(
  first: ImportMessage,
  rest: AsyncIterable<ImportMessage>,
  { running, request }: { running: AsyncDisposable; request: FastifyRequest },
): AsyncGenerator<string> {
  await using _ = running;
  yield* lineOf(first, request);
  for await (const message of rest) yield* lineOf(message, request);
}

function* lineOf(message: ImportMessage, request: FastifyRequest): Generator<string> {
  if (message.kind === 'progress' || message.kind === 'report') yield line(message);
  if (message.kind === 'refused') yield line({ kind: 'failed', message: message.lines.join(' ') });
  if (message.kind !== 'failed') return;
  request.log.error({ cause: message.cause }, 'import failed');
  yield line({ kind: 'failed', message: errorKinds[message.code].message });
}

function line(event: ImportEvent): string {
  return `${JSON.stringify(event)}\n`;
}

const taken = new WeakSet<Pool>();

/**
 * Takes the one place for imports of this program until it is disposed of, so that no second process is even
 * started: 409. Between several programs on one database the import's own lock decides.
 */
function takeImportPlace(pool: Pool): Disposable {
  if (taken.has(pool)) throw new AppError('conflict', { message: anotherImportRuns });
  taken.add(pool);
  return { [Symbol.dispose]: () => taken.delete(pool) };
}

/** What is said to who wants to import meanwhile. */
const anotherImportRuns = 'Ktoś właśnie sprawdza lub wczytuje plik. Spróbuj ponownie za chwilę.';
