import { Button, CircularProgress, Typography } from '@mui/material';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { listFailureText } from '../../api/api-error.ts';
import { ErrorIcon, RefreshIcon } from '../../ui/icons.ts';
import { lateField } from '../../ui/loading/late-part.tsx';
import { Placeholder } from '../../ui/screen/Placeholder.tsx';
import { listText } from '../list.text.ts';
import type { ListRow } from '../list-data-source.ts';
import type { ListRows } from '../loading/useListRows.ts';
import type { EmptyList as LoadedEmptyList } from './EmptyList.tsx';

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
          <Button variant="outlined" startIcon={<RefreshIcon />} onClick={onReload}>
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
        <Typography sx={{ display: 'none', displayPrint: 'block', p: 2 }}>
          {loaded && listText.printedPart(loaded.rows.length, loaded.totalItems)}
        </Typography>
      );
  }
}

function Waiting({ text }: { text: string }) {
  return (
    <Line>
      <CircularProgress size={24} aria-hidden />
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
    <Button ref={ref} variant="contained" startIcon={<RefreshIcon />} onClick={onRetry}>
      {listText.retry}
    </Button>
  );
}

function Line({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <Typography
      component="div"
      role={role}
      color="textSecondary"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'center',
        p: 3,
      }}
    >
      {children}
    </Typography>
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
