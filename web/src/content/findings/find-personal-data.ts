import type { PublicationDates } from '@grzadka/contract/core/publication/publication';
import { publicationState } from '@grzadka/contract/core/publication/publication-state';
import { findingsEndpoints } from '@grzadka/contract/site/findings/findings.endpoints';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { call } from '../../core/api/call.ts';
import type { ContentOwner } from '../content-owner.ts';

/** Looks through what a save makes public; ended by the signal. */
export type FindPersonalData = (signal: AbortSignal) => Promise<readonly Finding[]>;

/** Looks through an owner before it is saved with these dates and this title, where it has one. */
export function findInOwner(
  owner: ContentOwner,
  { title, ...dates }: { readonly title?: string } & Partial<PublicationDates>,
): FindPersonalData {
  return async (signal) => {
    if (!isForReaders(dates)) return [];
    const typed = title === undefined ? [] : findTyped({ title }, signal);
    const [inTitle, stored] = await Promise.all([typed, owner.readFindings(signal)]);
    return [...inTitle, ...stored.filter(({ place }) => place !== 'title')];
  };
}

/** Looks through a text of an owner before it is saved. */
export function findInText(owner: ContentOwner, html: string): FindPersonalData {
  return async (signal) => {
    const dates = await owner.readDates(signal);
    return isForReaders(dates) ? findTyped({ html }, signal) : [];
  };
}

async function findTyped(typed: { title: string } | { html: string }, signal: AbortSignal) {
  const { findings } = await call(findingsEndpoints.typed, { body: typed }, { signal });
  return findings;
}

/** Whether readers get it now, or will from some day on, whether there is a public site yet or not. */
function isForReaders(dates: Partial<PublicationDates>): boolean {
  const { publicationFromDate = null, publicationThruDate = null } = dates;
  const state = publicationState({ publicationFromDate, publicationThruDate }, new Date());
  return state === 'visible' || state === 'scheduled';
}
