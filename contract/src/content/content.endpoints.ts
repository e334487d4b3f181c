import * as z from 'zod/mini';
import { type EndpointDefinition, endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { despiteFindings, despiteFindingsInForm } from '../core/publication/despite-findings.ts';
import type { RecordDefinition } from '../core/record/record.ts';
import { updateBody } from '../core/record/update-body.ts';
import { chosenFile } from '../core/upload.ts';
import { altText, contentBlockDetails, htmlText } from './content.model.ts';
import { maxImageBytes } from './image-rules.ts';

type Path = EndpointDefinition['path'];

/** Where the calls of an owner's blocks are. */
interface ContentPaths<Key extends string> {
  /** The ids that name an owner, in paths and bodies alike. */
  key: readonly Key[];
  /** Such as /api/news/:newsId/content/item; must hold every id of `key`. */
  itemPath: Path;
  /** Such as /api/news/content/item. */
  actionPath: Path;
}

/** The calls of the content blocks, the same for their three owners. */
export function contentEndpoints<const Key extends string>(
  owner: Pick<RecordDefinition, 'words' | 'permissions'>,
  { key, itemPath, actionPath }: ContentPaths<Key>,
) {
  const of = owner.words.one;
  const { read, write } = owner.permissions;
  const params = keyed(key, { itemId: id });

  return {
    getBlock: endpoint({
      method: 'GET',
      path: `${itemPath}/:itemId`,
      summary: `A content block of ${of}`,
      permission: read,
      params,
      reply: contentBlockDetails,
      versioned: true,
    }),
    deleteBlock: endpoint({
      method: 'DELETE',
      path: `${itemPath}/:itemId`,
      summary: `Delete a content block of ${of}`,
      permission: write,
      params,
      versioned: true,
    }),
    moveBlockUp: endpoint({
      method: 'PUT',
      path: `${itemPath}/:itemId/move-up`,
      summary: `Move a content block of ${of} up; the first one stays`,
      permission: write,
      params,
      versioned: true,
    }),
    moveBlockDown: endpoint({
      method: 'PUT',
      path: `${itemPath}/:itemId/move-down`,
      summary: `Move a content block of ${of} down; the last one stays`,
      permission: write,
      params,
      versioned: true,
    }),
    addHtmlText: endpoint({
      method: 'POST',
      path: `${actionPath}/add-html-text`,
      summary: `Append a text block to ${of}`,
      permission: write,
      body: keyed(key, { html: htmlText, ...despiteFindings }),
      reply: created,
      status: 201,
      refuses: ['not-found'],
    }),
    updateHtmlText: endpoint({
      method: 'PUT',
      path: `${actionPath}/update-html-text`,
      summary: `Change a text block of ${of}`,
      permission: write,
      body: keyed(key, blockUpdate({ html: htmlText })),
      versioned: true,
    }),
    addImage: endpoint({
      method: 'POST',
      path: `${actionPath}/add-image`,
      summary: `Append an image block to ${of}`,
      permission: write,
      body: keyed(key, { alt: altText, file: chosenFile, ...despiteFindingsInForm }),
      bodyFormat: 'multipart',
      maxFileBytes: maxImageBytes,
      reply: created,
      status: 201,
      refuses: ['not-found'],
    }),
    updateImage: endpoint({
      method: 'PUT',
      path: `${actionPath}/update-image`,
      summary: `Change the alternative text of an image block of ${of}`,
      permission: write,
      body: keyed(key, blockUpdate({ alt: altText })),
      versioned: true,
    }),
  };
}

/** The content calls of an owner named by the ids `Key`. */
export type ContentEndpoints<Key extends string> = ReturnType<typeof contentEndpoints<Key>>;

/** The form of a block, but for the owner's ids. */
function blockUpdate<const Content extends z.core.$ZodShape>(noneWhenAbsent: Content) {
  const key = { contentItemId: id };
  return updateBody({ key, fields: {}, noneWhenAbsent, besides: despiteFindings }).shape;
}

/** A schema of the owner's ids and `shape`. */
function keyed<Key extends string, Shape extends z.core.$ZodShape>(
  key: readonly Key[],
  shape: Shape,
) {
  type Part = z.ZodMiniObject<Shape>;
  const ids = Object.fromEntries(key.map((name) => [name, id]));
  // zod's own inference does not follow keys that are only known at run time.
  return z.object({ ...ids, ...shape }) as unknown as z.ZodMiniType<
    Record<Key, string> & z.output<Part>,
    Record<Key, string> & z.input<Part>
  >;
}
