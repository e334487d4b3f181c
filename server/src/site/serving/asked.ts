import { isStorable } from '@grzadka/contract/core/fields';
import { plainPhrase } from '@grzadka/contract/core/phrase';
import * as z from 'zod/mini';
import { notFound } from '#src/core/errors/app-error.ts';

/** Nobody types more than this into the field. */
const longestPhrase = 100;

const pageNumber = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number));

const typedPhrase = z.pipe(
  z.string().check(z.refine(isStorable)),
  z.transform((phrase) => plainPhrase(phrase).slice(0, longestPhrase)),
);

/** What an address may ask for beside its path. */
export interface Asked {
  /** Which page of a list, from 1. */
  readonly page: number;
  /** What is searched for; '' without it. */
  readonly phrase: string;
}

/** The parameters that say it: docs/product/site.md#addresses. */
const parameters: {
  readonly [Name in keyof Asked]: { name: string; value: z.ZodMiniType<Asked[Name]> };
} = {
  page: { name: 'strona', value: z._default(pageNumber, 1) },
  phrase: { name: 'fraza', value: z._default(typedPhrase, '') },
};

/** What the query of an address says of what a page `reads`; a 404 where that makes no sense. */
export function readAsked<Read extends keyof Asked>(
  query: unknown,
  reads: readonly Read[],
): Pick<Asked, Read> {
  const stated = query as Readonly<Record<string, unknown>>;
  const asked = reads.map((read) => {
    const { name, value } = parameters[read];
    const { success, data } = value.safeParse(stated[name]);
    if (!success) throw notFound();
    return [read, data] as const;
  });
  return Object.fromEntries(asked) as Pick<Asked, Read>;
}
