import type { PublicationDates } from '@grzadka/contract/core/publication/publication';
import { publicationState } from '@grzadka/contract/core/publication/publication-state';
import { findingsEndpoints } from '@grzadka/contract/site/findings/findings.endpoints';
import {
  type Finding,
  type findingsReply,
  type PublishedKind,
  tellApart,
} from '@grzadka/contract/site/findings/findings.model';
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
    const typed = title === undefined ? [] : findTyped(owner, { title }, signal);
    const [withTitle, stored] = await Promise.all([typed, findStored(owner, signal)]);
    const told = new Set(withTitle.map(tellApart));
    const ofBlocks = stored.filter(({ place }) => place !== 'title');
    return [...withTitle, ...ofBlocks.filter((found) => !told.has(tellApart(found)))];
  };
}

/**
 * Looks through a text of an owner, or what is said of an image of it, before it is saved, together with the other
 * texts of the owner.
 * @param block which one it takes the place of; without one it is added
 */
export function findInBlock(
  owner: ContentOwner,
  typed: TypedBlock,
  block?: string,
): FindPersonalData {
  return async (signal) => {
    const dates = await owner.readDates(signal);
    return isForReaders(dates) ? findTyped(owner, typed, signal, block) : [];
  };
}

type TypedBlock = { readonly html: string } | { readonly alt: string };

async function findTyped(
  { record }: ContentOwner,
  typed: { readonly title: string } | TypedBlock,
  signal: AbortSignal,
  block?: string,
) {
  const within = { kind: record.recordType, id: record.recordId, block };
  const { findings } = await call(
    findingsEndpoints.typed,
    { body: { ...typed, within } },
    { signal },
  );
  return findings;
}

type StoredCall = CallById & { readonly reply: typeof findingsReply };

/** The calls that look through what is stored, by what the audit calls the kinds of owners. */
const storedCalls: Readonly<Record<PublishedKind, StoredCall>> = {
  news: findingsEndpoints.news,
  notice: findingsEndpoints.notice,
  'page-version': findingsEndpoints.pageVersion,
};

async function findStored({ record }: ContentOwner, signal: AbortSignal) {
  const { findings } = await call(
    storedCalls[record.recordType],
    { params: { id: record.recordId } },
    { signal },
  );
  return findings;
}

/** Whether readers get it now, or will from some day on, whether there is a public site yet or not. */
function isForReaders(dates: Partial<PublicationDates>): boolean {
  const { publicationFromDate = null, publicationThruDate = null } = dates;
  const state = publicationState({ publicationFromDate, publicationThruDate }, new Date());
  return state === 'visible' || state === 'scheduled';
}
