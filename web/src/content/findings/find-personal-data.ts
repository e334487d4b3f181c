import type { PublicationDates } from '@grzadka/contract/core/publication/publication';
import { publicationState } from '@grzadka/contract/core/publication/publication-state';
import { findingsEndpoints } from '@grzadka/contract/site/findings/findings.endpoints';
import type { Finding, findingsReply } from '@grzadka/contract/site/findings/findings.model';
import { call } from '../../core/api/call.ts';
import type { CallById } from '../../core/record/record-calls.ts';
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
    const [inTitle, stored] = await Promise.all([typed, findStored(owner, signal)]);
    return [...inTitle, ...stored.filter(({ place }) => place !== 'title')];
  };
}

/** Looks through a text of an owner, or what is said of an image of it, before it is saved. */
export function findInBlock(owner: ContentOwner, typed: TypedBlock): FindPersonalData {
  return async (signal) => {
    const dates = await owner.readDates(signal);
    return isForReaders(dates) ? findTyped(typed, signal) : [];
  };
}

type TypedBlock = { readonly html: string } | { readonly alt: string };

async function findTyped(typed: { readonly title: string } | TypedBlock, signal: AbortSignal) {
  const { findings } = await call(findingsEndpoints.typed, { body: typed }, { signal });
  return findings;
}

type StoredCall = CallById & { readonly reply: typeof findingsReply };

/** The calls that look through what is stored, by what the audit calls the kinds of owners. */
const storedCalls: Readonly<Record<string, StoredCall | undefined>> = {
  news: findingsEndpoints.news,
  notice: findingsEndpoints.notice,
  'page-version': findingsEndpoints.pageVersion,
};

async function findStored({ record }: ContentOwner, signal: AbortSignal) {
  const storedCall = storedCalls[record.recordType];
  if (storedCall === undefined) return [];
  const { findings } = await call(storedCall, { params: { id: record.recordId } }, { signal });
  return findings;
}

/** Whether readers get it now, or will from some day on, whether there is a public site yet or not. */
function isForReaders(dates: Partial<PublicationDates>): boolean {
  const { publicationFromDate = null, publicationThruDate = null } = dates;
  const state = publicationState({ publicationFromDate, publicationThruDate }, new Date());
  return state === 'visible' || state === 'scheduled';
}
