import * as z from 'zod/mini';
import { altText, htmlText } from '../../content/content.model.ts';
import { entryCreate } from '../../content/entry.model.ts';
import { idsOf } from '../../core/call/ids-of.ts';
import { id, keyOf } from '../../core/fields.ts';

/**
 * What a text may hold that is not for everybody, or not for anybody yet. The labels are the words of the question
 * about it.
 */
export const findingLabels = {
  pesel: 'Numer PESEL',
  'bank-account': 'Numer rachunku bankowego',
  email: 'Adres e-mail osoby lub firmy',
  phone: 'Telefon osoby lub firmy',
  'plots-with-amounts': 'Działki z kwotami',
  'holder-with-amount': 'Działkowiec i kwota',
  gap: 'Miejsce do uzupełnienia',
  braces: 'Niedokończone pole',
} as const;

export type FindingKind = keyof typeof findingLabels;

/** Something in a text that perhaps should not be published. */
const finding = z.object({
  kind: keyOf(findingLabels),
  /** The title, or the block, counted from 1; null where a single text was asked about, within nothing. */
  place: z.nullable(z.union([z.literal('title'), z.int().check(z.positive())])),
  /** The words around it. */
  excerpt: z.string(),
});

export type Finding = z.infer<typeof finding>;

/** A key of a finding among those of its record. */
export function tellApart({ kind, place, excerpt }: Finding): string {
  return [kind, place, excerpt].join('\n');
}

/** What was found, in the order of the texts. */
export const findingsReply = z.object({ findings: z.array(finding) });

/** The most records that are looked through in a call: few enough for the answer to come soon. */
export const mostLookedThrough = 50;

/** Which records are to be looked through. */
export const findingsOfChosenRequest = z.strictObject({ ids: idsOf(mostLookedThrough) });

/** Those of the records in which something was found, in the order in which they were named. */
export const findingsOfChosenReply = z.object({
  found: z.array(z.extend(findingsReply, { id: z.string() })),
});

/** A record with what was found in it. */
export type FoundRecord = z.infer<typeof findingsOfChosenReply>['found'][number];

/** What is published with a title or blocks, by the name of its kind of record. */
const publishedKinds = ['news', 'notice', 'page-version'] as const;

export type PublishedKind = (typeof publishedKinds)[number];

/** The record that a text is typed for, and which block it takes the place of; without one it becomes the last. */
const typedWithin = z.strictObject({
  kind: z.enum(publishedKinds),
  id,
  block: z.optional(id),
});

export type TypedWithin = z.infer<typeof typedWithin>;

/** A title, a text, what is said of an image, or several of these, as they are typed and before they are saved. */
export const findingsRequest = z.extend(z.partial(entryCreate), {
  html: z.optional(htmlText),
  alt: z.optional(altText),
  within: z.optional(typedWithin),
});
