import {
  type Finding,
  type findingsRequest,
  type TypedWithin,
  tellApart,
} from '@grzadka/contract/site/findings/findings.model';
import type { PlacedText } from '@grzadka/contract/site/findings/found-text';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { findInEach, findPersonalData, orderOf } from './find-personal-data.ts';
import { storedTexts } from './stored-texts.ts';
import { textOfHtml } from './text-of-html.ts';

/** What is found in what is typed; within a record also what that makes of its other texts. 404. */
export async function findInTyped(
  db: Kysely<Database>,
  { within, ...typed }: z.output<typeof findingsRequest>,
): Promise<Finding[]> {
  if (within === undefined) return findPersonalData(db, placed(typed, null));
  const { others, place } = await readOthers(db, within);
  const texts = placed(typed, place);
  const places = new Set(texts.map((text) => text.place));
  const left = others.filter((text) => !places.has(text.place));
  const whole = [...left, ...texts].toSorted((one, other) => orderOf(one) - orderOf(other));
  const [findings = [], foundWithout = []] = await findInEach(db, [whole, left]);
  // Nobody who saves one text is asked again about what stands in another anyway.
  const known = new Set(foundWithout.map(tellApart));
  return findings.filter((found) => places.has(found.place) || !known.has(tellApart(found)));
}

type Typed = Omit<z.output<typeof findingsRequest>, 'within'>;

/** What is typed as texts: a title, and what is of a block with the place of that. */
function placed({ title, html, alt }: Typed, place: number | null): PlacedText[] {
  return [
    ...(title === undefined ? [] : [{ place: 'title' as const, text: title }]),
    ...(html === undefined ? [] : [{ place, text: textOfHtml(html) }]),
    ...(alt === undefined ? [] : [{ place, text: alt }]),
  ];
}

/** The texts that a record has, and the place that the typed one is to have among them. */
async function readOthers(db: Kysely<Database>, { kind, id, block }: TypedWithin) {
  const [record] = await storedTexts[kind](db, [id]);
  if (record === undefined) throw notFound();
  const blocks = record.texts.filter((text) => text.block !== undefined);
  const at = blocks.findIndex((text) => text.block === block);
  // What takes no block's place is added behind the last.
  return { others: record.texts, place: (at < 0 ? blocks.length : at) + 1 };
}
