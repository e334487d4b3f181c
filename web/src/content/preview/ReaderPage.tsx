import type { ContentBlock } from '@grzadka/contract/content/content.model';
import {
  type PublicationState,
  pinnedLabel,
} from '@grzadka/contract/core/publication/publication-state';
import { mdiPinOutline } from '@mdi/js';
import type { MouseEvent } from 'react';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Tag } from '../../core/ui/elements/Tag.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { formatInstant } from '../../core/ui/format.ts';
import { icon } from '../../core/ui/icon.ts';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { BlockView } from '../BlockView.tsx';
import { previewText } from '../content.text.ts';
import styles from './ReaderPage.module.css';

const PinIcon = icon(mdiPinOutline, 'Pin');

/** What a reader gets of an owner. */
export interface Reading {
  readonly title: string;
  readonly publicationFromDate: string | null;
  readonly state: PublicationState;
  /** Of what can be pinned. */
  readonly pinned?: boolean;
  readonly items: readonly ContentBlock[];
  /** Of a page version: whether it is the one that readers see. */
  readonly inForce?: boolean;
}

/** The page of a news entry, a notice or a page version as readers see it. */
export function ReaderPage({ reading }: { reading: Reading }) {
  const { title, items, publicationFromDate, pinned = false } = reading;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what is pressed is a link within, by a key, too
    <article lang="pl" onClick={openElsewhere} className={styles['page']}>
      <div className={styles['column']}>
        {pinned && (
          <Tag icon={<PinIcon />} className={styles['pinned']}>
            {pinnedLabel}
          </Tag>
        )}
        <Text as="h2" kind="h2" hasLongWords>
          {title}
        </Text>
        {publicationFromDate !== null && (
          <Text isQuiet>
            <UnbrokenText text={previewText.publishedAt(formatInstant(publicationFromDate))} />
          </Text>
        )}
        <Stack gap={24} className={styles['blocks']}>
          {items.length === 0 && <Text isQuiet>{previewText.empty}</Text>}
          {items.map((item) => (
            <BlockView key={item.id} item={item} />
          ))}
        </Stack>
      </div>
    </article>
  );
}

/** A reader's link opens beside the application instead of in its place. */
function openElsewhere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !/^https?:$/.test(link.protocol)) return;
  event.preventDefault();
  globalThis.open(link.href, '_blank', 'noopener');
}
