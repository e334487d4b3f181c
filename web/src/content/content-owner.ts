import type { ContentEndpoints } from '@grzadka/contract/content/content.endpoints';
import type { ContentBlock } from '@grzadka/contract/content/content.model';
import type { created } from '@grzadka/contract/core/fields';
import type { DespiteFindings } from '@grzadka/contract/core/publication/despite-findings';
import type { PublicationDates } from '@grzadka/contract/core/publication/publication';
import type { PublishedKind } from '@grzadka/contract/site/findings/findings.model';
import { type QueryClient, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import * as z from 'zod/mini';
import type { VersionedReply } from '../core/api/answer.ts';
import { type CallOptions, call, callVersioned } from '../core/api/call.ts';
import { formDataOf, type UploadEndpoint, type UploadOptions, upload } from '../core/api/upload.ts';
import { keptForms } from '../core/form/kept-forms.ts';
import type { PlainCall } from '../core/record/record-calls.ts';
import type { ContentPaths } from './content.paths.ts';

/** What an owner's read has in the cache: anything with content blocks, and its version. */
export type OwnerReply = VersionedReply<{
  readonly content: { readonly items: readonly ContentBlock[] };
}>;

/**
 * Something that has content blocks: a news entry, a notice or a page version. The screens and parts
 * of this area work with any of them.
 */
export type ContentOwner = ReturnType<typeof contentOwner>;

/** A text as a block takes it. */
interface SavedText extends DespiteFindings {
  readonly html: string;
}

/** What a block takes of an image besides its file. */
interface SavedImage extends DespiteFindings {
  readonly alt: string;
}

export type MoveDirection = 'up' | 'down';

/** The content calls of an owner, whatever ids name it. */
export type OwnerEndpoints = Omit<ContentEndpoints<string>, 'addImage' | keyof TextEndpoints> &
  TextEndpoints & {
    readonly addImage: UploadEndpoint & { readonly reply: typeof created };
  };

interface TextEndpoints {
  readonly addHtmlText: TextCall & { readonly reply: typeof created };
  readonly updateHtmlText: TextCall;
  readonly updateImage: TextCall;
}

/** A call with a text, or with the words for an image, and the ids of its owner. */
type TextCall = PlainCall & {
  readonly body: z.ZodMiniType<unknown, Readonly<Record<string, string | true | undefined>>>;
};

interface OwnerDefinition {
  /** Names it among all owners, such as 'news 0193…'. */
  readonly name: string;
  /** The record that it is, which has a history. */
  readonly record: { readonly recordType: PublishedKind; readonly recordId: string };
  /** Where the cache has its `OwnerReply`. */
  readonly queryKey: QueryKey;
  readonly paths: ContentPaths;
  /** Its publication dates as they are now. */
  readonly readDates: (signal: AbortSignal) => Promise<PublicationDates>;
  /** Reads the subject, from the cache where the owner is known there. */
  readonly readSubject: (cache: QueryClient) => Promise<string>;
  readonly endpoints: OwnerEndpoints;
  /** The ids that name the owner in the calls, such as `{ newsId }`. */
  readonly key: Readonly<Record<string, string>>;
}

/** Makes an owner of its calls and the ids that name it in them. */
export function contentOwner({ endpoints, key, readSubject, ...named }: OwnerDefinition) {
  const item = (itemId: string) => ({ ...key, itemId });
  const moves = { up: endpoints.moveBlockUp, down: endpoints.moveBlockDown };
  return {
    ...named,
    /** The words by which a person knows which one it is, such as its title. */
    subject: queryOptions({
      // A key of its own: a change of the content is no reason to read the subject again.
      queryKey: ['subject', ...named.queryKey],
      queryFn: ({ client }) => readSubject(client),
    }),
    getBlock: (itemId: string, signal?: AbortSignal) =>
      callVersioned(endpoints.getBlock, { params: item(itemId) }, { signal }),
    addText: (text: SavedText) => call(endpoints.addHtmlText, { body: { ...key, ...text } }),
    /** Returns the version that it made. */
    updateText: (contentItemId: string, text: SavedText, options: CallOptions) =>
      callVersioned(
        endpoints.updateHtmlText,
        { body: { ...key, contentItemId, ...text } },
        options,
      ),
    addImage: ({ alt, despiteFindings }: SavedImage, file: File, options: UploadOptions) => {
      const texts = { ...key, alt, ...(despiteFindings && { despiteFindings: 'true' }) };
      return upload(endpoints.addImage, { body: formDataOf(texts, file) }, options);
    },
    updateImage: (contentItemId: string, image: SavedImage, options: CallOptions) =>
      call(endpoints.updateImage, { body: { ...key, contentItemId, ...image } }, options),
    moveItem: (itemId: string, direction: MoveDirection) =>
      call(moves[direction], { params: item(itemId) }),
    deleteBlock: (itemId: string, options: CallOptions) =>
      call(endpoints.deleteBlock, { params: item(itemId) }, options),
  };
}

/** Filled by the screens of an owner, for those below them. */
export const ContentOwnerContext = createContext<ContentOwner | undefined>(undefined);

/** The owner whose content the screen is about. */
export function useContentOwner(): ContentOwner {
  const owner = use(ContentOwnerContext);
  if (owner === undefined) throw new Error('useContentOwner is used outside an owner');
  return owner;
}

/** Which owner the screen of a block is about, once that is known: by the title that waits in its form, saved or not. */
export function useOwnerSubject(): string | undefined {
  const { subject, paths } = useContentOwner();
  const { data } = useQuery(subject);
  return keptTitle(keptForms.get(paths.edit)?.typed) ?? data;
}

function keptTitle(typed: unknown): string | undefined {
  const title = titled.safeParse(typed).data?.title.trim();
  return title === '' ? undefined : title;
}

const titled = z.object({ title: z.string() });

/** The reply with a block moved by one place, as the server will move it; at the end it stays. */
export function withItemMoved(
  reply: OwnerReply,
  itemId: string,
  direction: MoveDirection,
): OwnerReply {
  const { items } = reply.reply.content;
  return {
    ...reply,
    reply: { ...reply.reply, content: { items: moved(items, itemId, direction) } },
  };
}

function moved(items: readonly ContentBlock[], itemId: string, direction: MoveDirection) {
  const from = items.findIndex(({ id }) => id === itemId);
  const to = direction === 'up' ? from - 1 : from + 1;
  const item = items[from];
  const other = items[to];
  return item && other ? items.with(from, other).with(to, item) : items;
}
