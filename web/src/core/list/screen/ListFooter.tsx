import type { ComponentProps, ReactNode, RefObject } from 'react';
import { listFailureText } from '../../api/api-error.ts';
import { Button } from '../../ui/elements/Button.tsx';
import { Text } from '../../ui/elements/Text.tsx';
import { ErrorIcon, RefreshIcon } from '../../ui/icons.ts';
import { lateField } from '../../ui/loading/late-part.tsx';
import { Placeholder } from '../../ui/screen/Placeholder.tsx';
import { listText } from '../list.text.ts';
import type { ListRow } from '../list-data-source.ts';
import type { ListRows } from '../loading/useListRows.ts';
import type { EmptyList as LoadedEmptyList } from './EmptyList.tsx';
import styles from './ListFooter.module.css';

type EmptyListProps = ComponentProps<typeof LoadedEmptyList>;

interface ListFooterProps extends Omit<EmptyListProps, 'standIn'> {
  listRows: ListRows<ListRow>;
  /** The button that repeats what failed. */
  retryButton: RefObject<HTMLButtonElement | null>;
  onRetry: () => void;
  /** Begins the list anew. */
  onReload: () => void;
}

const EmptyList = lateField<EmptyListProps>(
  async () => (await import('./EmptyList.tsx')).EmptyList,
);

/** What stands below the rows, or in their place when there are none. */
export function ListFooter({
  listRows,
  retryButton,
  onRetry,
  onReload,
  ...empty
}: ListFooterProps) {
  const { loaded, error } = listRows;
  const loading = <Waiting text={listText.loading} />;
  switch (listStatus(listRows)) {
    case 'loading':
      return loading;
    case 'loading-more':
      return <Waiting text={listText.loadingMore} />;
    case 'failed':
      return (
        <Placeholder icon={ErrorIcon} title={listText.failed} text={listFailureText(error)}>
          <RetryButton ref={retryButton} onRetry={onRetry} />
        </Placeholder>
      );
    case 'failed-more':
      return (
        <Line role="alert">
          {[`${listText.failedMore}.`, listFailureText(error)].join(' ')}
          <RetryButton ref={retryButton} onRetry={onRetry} />
        </Line>
      );
    case 'out-of-step':
      return (
        <Line>
          {listText.outOfStep}
          <Button look="outlined" startIcon={<RefreshIcon />} onClick={onReload}>
            {listText.reload}
          </Button>
        </Line>
      );
    case 'empty':
      return <EmptyList open standIn={loading} {...empty} />;
    case 'end':
      return <Line>{listText.end}</Line>;
    case 'more':
      return (
        <Text className={styles['onPaper']}>
          {loaded && listText.printedPart(loaded.rows.length, loaded.totalItems)}
        </Text>
      );
  }
}

function Waiting({ text }: { text: string }) {
  return (
    <Line>
      <svg aria-hidden data-spinner viewBox="22 22 44 44" className={styles['spinner']}>
        <circle cx="44" cy="44" r="20.2" className={styles['arc']} />
      </svg>
      {text}
    </Line>
  );
}

interface RetryButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  onRetry: () => void;
}

function RetryButton({ ref, onRetry }: RetryButtonProps) {
  return (
    <Button ref={ref} look="filled" startIcon={<RefreshIcon />} onClick={onRetry}>
      {listText.retry}
    </Button>
  );
}

function Line({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <div role={role} className={styles['line']}>
      {children}
    </div>
  );
}

/** What there is to say below the rows of a list. */
type ListStatus =
  | 'loading'
  | 'failed'
  | 'empty'
  | 'loading-more'
  | 'failed-more'
  | 'out-of-step'
  | 'more'
  | 'end';

/** How a list stands. */
export function listStatus({
  loaded,
  error,
  isReplacing,
  isLoadingMore,
}: Pick<ListRows<ListRow>, 'loaded' | 'error' | 'isReplacing' | 'isLoadingMore'>): ListStatus {
  if (loaded === undefined) return error && !isReplacing ? 'failed' : 'loading';
  if (isLoadingMore) return 'loading-more';
  if (error && !isReplacing) return 'failed-more';
  if (loaded.isOutOfStep) return 'out-of-step';
  if (loaded.rows.length > 0) return loaded.nextOffset === undefined ? 'end' : 'more';
  return isReplacing ? 'loading' : 'empty';
}
