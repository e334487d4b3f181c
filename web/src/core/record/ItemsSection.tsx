import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notFound } from '../api/api-error.ts';
import { Notice } from '../ui/elements/Notice.tsx';
import { PlainList } from '../ui/elements/PlainList.tsx';
import { Text } from '../ui/elements/Text.tsx';
import { SectionWaiting } from '../ui/loading/SectionWaiting.tsx';
import { Section } from '../ui/Section.tsx';
import type { Failures } from '../ui/screen/useFailures.ts';
import styles from './ItemsSection.module.css';

/** What is read of a few records that belong to another one. */
type ReadItems<Item> = UseQueryResult<{ readonly items: readonly Item[] }>;

interface ItemsSectionProps<Item> {
  words: {
    readonly section: string;
    /** Where there are none. */
    readonly none: string;
    /** Where they could not be read. */
    readonly failed: string;
  };
  read: Pick<ReadItems<Item>, 'data' | 'error' | 'refetch'>;
  /** Why something could not be done to one of them. */
  failures: Pick<Failures, 'error' | 'clear'>;
  /** Beside the heading. */
  actions: ReactNode;
  renderItem: (item: Item) => ReactNode;
  /** Dialogs, and what else stands below. */
  children: ReactNode;
}

/** A part of a record's details that lists a few other records, and changes each of them there. */
export function ItemsSection<Item>({
  words,
  read: { data, error, refetch },
  failures,
  actions,
  renderItem,
  children,
}: ItemsSectionProps<Item>) {
  return (
    <Section title={words.section} actions={actions}>
      {failures.error !== undefined && (
        <Notice tone="error" isLoud onClose={failures.clear} className={styles['failure']}>
          {failures.error}
        </Notice>
      )}
      {!data && <SectionWaiting error={error} failed={words.failed} retry={refetch} />}
      {data?.items.length === 0 && <Text isQuiet>{words.none}</Text>}
      {data && data.items.length > 0 && (
        <PlainList aria-label={words.section}>{data.items.map(renderItem)}</PlainList>
      )}
      {children}
    </Section>
  );
}

/** Reads such records again for the one of that id; rejects when it is gone. */
export async function reloadItem<Item extends { readonly id: string }>(
  { refetch }: Pick<ReadItems<Item>, 'refetch'>,
  id: string,
): Promise<Item> {
  const { data } = await refetch({ throwOnError: true });
  const item = data?.items.find((known) => known.id === id);
  if (item === undefined) throw notFound();
  return item;
}
