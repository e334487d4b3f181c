import type { DespiteFindings } from '@grzadka/contract/core/publication/despite-findings';
import { type Kysely, sql } from 'kysely';
import { append, change, deleteLocked, updateLocked } from '#src/core/change/change.ts';
import { type IfMatch, refuseStale } from '#src/core/change/if-match.ts';
import { toldInOneStatement } from '#src/core/change/one-statement.ts';
import { sentWithTheNext } from '#src/core/database/held-back.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import {
  closeGap,
  lockBlock,
  lockBlockAndContent,
  lockContent,
  nextPosition,
  swappingWithNeighbour,
} from './content-block.repo.ts';
import type { ContentRequest } from './content-owner.ts';
import { loadSanitizer } from './load-sanitizer.ts';
import { storeImage } from './store-image.ts';

const blocks = { table: 'contentBlock', name: 'content-block' } as const;

/** A block of an owner's content to be changed. */
interface BlockRequest extends ContentRequest {
  readonly itemId: string;
  readonly ifMatch: IfMatch;
}

/** Appends a text block, sanitised. */
export async function addHtmlText(
  db: Kysely<Database>,
  { owner, caller, html, despiteFindings }: ContentRequest & { html: string } & DespiteFindings,
): Promise<{ id: string }> {
  const told = despiteFindings && { despiteFindings };
  const sanitizeContent = await loadSanitizer();
  return change(db, caller, async (tx) => {
    const position = await nextPosition(tx.trx, owner.contentId);
    const text = { blockType: 'HtmlText' as const, html: sanitizeContent(html) };
    const values = { contentId: owner.contentId, position, ...text };
    return append(tx, blocks, { values, action: 'add-html-text', subject: owner, told });
  });
}

/** Appends an image block, re-encoded; a file that is no proper image is refused. */
export function addImage(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
  {
    owner,
    caller,
    alt,
    file,
    despiteFindings,
  }: ContentRequest & { alt: string; file: ReceivedFile } & DespiteFindings,
): Promise<{ id: string }> {
  const told = despiteFindings && { despiteFindings };
  return storeImage({ db, storage, caller }, { file }, async (tx, imageId) => {
    const position = await nextPosition(tx.trx, owner.contentId);
    const image = { blockType: 'Image' as const, alt, imageId };
    const values = { contentId: owner.contentId, position, ...image };
    return append(tx, blocks, { values, action: 'add-image', subject: owner, told });
  });
}

/** Changes the HTML of a text block. 404, also of an image block; 412. */
export async function updateHtmlText(
  db: Kysely<Database>,
  { html, ...request }: BlockRequest & { html: string } & DespiteFindings,
): Promise<{ version: number }> {
  const sanitizeContent = await loadSanitizer();
  return updateBlock(db, {
    ...request,
    blockType: 'HtmlText',
    set: { html: sanitizeContent(html) },
    action: 'update-html-text',
  });
}

/** Changes the alternative text of an image block. 404, also of a text block; 412. */
export function updateImage(
  db: Kysely<Database>,
  { alt, ...request }: BlockRequest & { alt: string } & DespiteFindings,
): Promise<{ version: number }> {
  return updateBlock(db, { ...request, blockType: 'Image', set: { alt }, action: 'update-image' });
}

function updateBlock(
  db: Kysely<Database>,
  {
    owner,
    caller,
    set,
    action,
    despiteFindings,
    ...which
  }: BlockRequest &
    DespiteFindings & {
      blockType: 'HtmlText' | 'Image';
      set: { html: string } | { alt: string };
      action: string;
    },
): Promise<{ version: number }> {
  const told = despiteFindings && { despiteFindings };
  return change(db, caller, async (tx) => {
    const before = await lockBlock(tx.trx, { ...which, contentId: owner.contentId });
    refuseStale(before.version, which.ifMatch);
    return updateLocked(tx, blocks, { before, set, action, subject: owner, told });
  });
}

/** Deletes a block. 404, 412. */
export function deleteBlock(
  db: Kysely<Database>,
  { owner, caller, ...which }: BlockRequest,
): Promise<void> {
  return change(db, caller, async (tx) => {
    await lockContent(tx.trx, owner.contentId);
    const before = await lockBlock(tx.trx, { ...which, contentId: owner.contentId });
    refuseStale(before.version, which.ifMatch);
    await deleteLocked(tx, blocks, { before, action: 'delete-item', subject: owner });
    await closeGap(tx.trx, before);
  });
}

/** Moves a block one position down (1) or up (-1); at the end that way it stays. Its version does not change. 404, 412. */
export function moveOneStep(
  db: Kysely<Database>,
  { owner, caller, step, ...which }: BlockRequest & { step: 1 | -1 },
): Promise<{ version: number }> {
  return change(db, caller, async ({ trx, actor }) => {
    const block = await lockBlockAndContent(trx, { ...which, contentId: owner.contentId });
    refuseStale(block.version, which.ifMatch);
    const action = step === 1 ? 'move-down' : 'move-up';
    const about = { recordType: owner.type, recordId: owner.id };
    const swap = swappingWithNeighbour(trx, block, step);
    const entry = { actor, action, ...about, after: { id: block.id } };
    await sql`${toldInOneStatement({ work: swap, entry })} ${sentWithTheNext}`.execute(trx);
    return { version: block.version };
  });
}
