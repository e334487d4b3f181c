import type { ListReply } from '@grzadka/contract/core/list/list';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listText } from '../list/list.text.ts';
import { mergePages } from '../list/loading/useListRows.ts';
import { Button } from '../ui/elements/Button.tsx';
import { Text } from '../ui/elements/Text.tsx';
import { SectionWaiting } from '../ui/loading/SectionWaiting.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './PagedSection.module.css';

interface PagedSectionProps<Row extends { readonly id: string }> {
  title: string;
  words: {
    /** Where they could not be read. */
    readonly failed: string;
    /** Asks for the next page. */
    readonly more: string;
  };
  read: UseInfiniteQueryResult<InfiniteData<ListReply<Row>>>;
  /** Beside the heading. */
  actions?: ReactNode;
  /** What stands above the rows. */
  above?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A part of a screen with many rows: a page, and each further one when it is asked for. */
export function PagedSection<Row extends { readonly id: string }>({
  title,
  words,
  read: { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch },
  actions,
  above,
  children,
}: PagedSectionProps<Row>) {
  const showMore = () => fetchNextPage({ cancelRefetch: false });
  const loaded = data && mergePages(data.pages);
  const waiting = (retry: () => Promise<unknown>) => (
    <SectionWaiting error={error} failed={words.failed} retry={retry} />
  );
  return (
    <Section title={title} actions={actions}>
      {above}
      {loaded ? children(loaded.rows) : waiting(refetch)}
      {data && error && waiting(hasNextPage ? showMore : refetch)}
      {!error && hasNextPage && (
        <Button aria-busy={isFetchingNextPage} onClick={() => void showMore()}>
          {words.more}
        </Button>
      )}
      {loaded && hasNextPage && (
        <Text className={styles['printedPart']}>
          {listText.printedPart(loaded.rows.length, loaded.totalItems)}
        </Text>
      )}
    </Section>
  );
}
