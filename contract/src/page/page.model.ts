import * as z from 'zod/mini';
import { content } from '../content/content.model.ts';
import { id, instantReply } from '../core/fields.ts';
import { despiteFindings } from '../core/publication/despite-findings.ts';
import { publicationDates, requirePublicationOrder } from '../core/publication/publication.ts';
import { publicationReply } from '../core/publication/publication-state.ts';
import { updateBody } from '../core/record/update-body.ts';
import { ruleOver } from '../core/rules-over-fields.ts';

/** The fixed pages by their ids, with their names; the first migration makes them. */
export const pageNames = { oplaty: 'Opłaty', wladze: 'Władze', kontakt: 'Kontakt' } as const;

export type PageId = keyof typeof pageNames;

/** A page. */
export const page = z.object({ id: z.string(), name: z.string() });

export type Page = z.infer<typeof page>;

/**
 * A version of a page as the list shows it; `inForce` marks the one readers see now, at most one of
 * a page.
 */
export const pageVersionListItem = z.object({
  id: z.string(),
  createdAt: instantReply,
  ...publicationReply,
  inForce: z.boolean(),
});

export type PageVersionListItem = z.infer<typeof pageVersionListItem>;

/** What the version is called that readers see, on the screen and in files alike. */
export const inForceLabel = 'Obowiązuje';

/** A version with its content blocks. */
export const pageVersionDetails = z.extend(pageVersionListItem, { pageId: z.string(), content });

export type PageVersionDetails = z.infer<typeof pageVersionDetails>;

/** What creates a version. */
export const pageVersionCreate = z.object({ pageId: id });

/** The ids that name a version, for example the one to be cloned. */
export const pageVersionKey = z.object({ pageId: id, pageVersionId: id });

/** The page-version edit form. */
export const pageVersionUpdate = updateBody({
  key: pageVersionKey.shape,
  fields: {},
  noneWhenAbsent: publicationDates,
  besides: despiteFindings,
}).check(ruleOver(requirePublicationOrder));
