import { fileTooLarge, megabyte } from '@grzadka/contract/core/upload';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError, invalidFields } from '../../errors/app-error.ts';
import { type ReceivedFile, receiveFile } from './multipart-file.ts';
import { replacementCharacter } from './strict-utf8.ts';
import type { UploadsInProgress } from './uploads-in-progress.ts';

/** Where files are kept while their request runs, and how large one may be. */
export interface UploadLimits {
  readonly folder: string;
  /** Bytes. */
  readonly maxFileBytes: number;
  /** Fails when a file of so many bytes would leave too little free on the disk. */
  readonly requireRoom: (bytes: number) => Promise<void>;
  /** Counts each file. */
  readonly inProgress: Pick<UploadsInProgress, 'begin'>;
}

/** A multipart form: its texts by name, and its one file. */
export interface ReceivedForm extends AsyncDisposable {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: ReceivedFile | undefined;
}

/** The field that holds the file. */
const fileField = 'file';

/** What the boundaries, headers and text fields of a form may add to its file, in bytes. */
const formOverhead = megabyte;

/** No form of ours comes near these. */
const formLimits = { files: 1, fields: 20, parts: 21, fieldSize: 10_000 };

/** Stands for a field that was given twice, is too long or is no UTF-8; every schema refuses it at its name. */
const unusable: unknown = [];

/**
 * Reads a multipart form whose fields may come in any order; the file goes to disk as it arrives and is gone when the form is
 * disposed of. Too little room for it is a 503. A file over the limit is a 413, and nothing of it is kept; the rest of it is
 * read all the same, since a browser listens only when it has sent everything.
 */
export async function receiveForm(
  request: FastifyRequest,
  { folder, maxFileBytes, requireRoom, inProgress }: UploadLimits,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new AppError('unsupported-type');
  const tooLarge = () => {
    const message = fileTooLarge(maxFileBytes);
    return new AppError('too-large', { message, fields: { [fileField]: message } });
  };
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > maxFileBytes + formOverhead) throw tooLarge();
  await requireRoom(announced);

  await using undo = new AsyncDisposableStack();
  const fields: Record<string, unknown> = {};
  let file: ReceivedFile | undefined;
  let isTooLarge = false;
  try {
    for await (const part of request.parts({ limits: { ...formLimits, fileSize: maxFileBytes } })) {
      if (part.type === 'field') {
        const isText = !String(part.value).includes(replacementCharacter);
        const isUsable = isText && !part.valueTruncated && !(part.fieldname in fields);
        fields[part.fieldname] = isUsable ? part.value : unusable;
      } else if (part.fieldname === fileField && part.filename) {
        const described = { name: part.filename, contentType: part.mimetype };
        const destination = { folder, requireRoom, inProgress, ...described };
        file = undo.use(await receiveFile(part.file, destination));
        isTooLarge = part.file.truncated;
      } else {
        // What browsers send for a file field in which nothing was chosen.
        part.file.resume();
      }
    }
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw isParserError(error) || isBrokenOff(request) ? invalidFields({}) : error;
  }
  if (isTooLarge) throw tooLarge();

  const received = undo.move();
  return { fields, file, [Symbol.asyncDispose]: () => received.disposeAsync() };
}

/** Whether the connection went before the form had arrived: no failure of ours, and nobody is there to answer. */
function isBrokenOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Whether the form itself was broken: all that can fail otherwise says so by a code. */
function isParserError(error: unknown): boolean {
  return error instanceof Error && !('code' in error);
}

/** The form as the call's schema wants it; a refusal names each faulty field. */
export function parseForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  { fields, file }: ReceivedForm,
): z.output<Schema> {
  const { data, error } = schema.safeParse({ ...fields, [fileField]: file });
  if (!error) return data;
  const faults: Record<string, string> = {};
  for (const { path, message } of error.issues) faults[path.join('.')] ??= message;
  throw invalidFields(faults);
}
