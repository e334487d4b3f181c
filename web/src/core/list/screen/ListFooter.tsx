import { Button, CircularProgress, Typography } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { listFailureText } from '../../api/api-error.ts';
import { ErrorIcon, RefreshIcon, SearchIcon } from '../../ui/icons.ts';
import { Placeholder } from '../../ui/screen/Placeholder.tsx';
import type { Narrowing } from '../address/list-settings.ts';
import { listText } from '../list.text.ts';
import type { ListRow } from '../list-data-source.ts';
import type { ListRows } from '../loading/useListRows.ts';

interface ListFooterProps {
  listRows: ListRows<ListRow>;
  /** What is said of a list that has no rows at all, in place of the usual words. */
  emptyText: string | undefined;
  /** What of the settings may hide rows. */
  narrowedBy: Narrowing | undefined;
  /** The button that repeats what failed. */
  retryButton: RefObject<HTMLButtonElement | null>;
  onRetry: () => void;
  /** Begins the list anew. */
  onReload: () => void;
  /** Takes the phrase and the filters away. */
  onClear: () => void;
}

/** What stands below the rows, or in their place when there are none. */
export function ListFooter({
  listRows,
  emptyText = listText.empty,
  narrowedBy,
  retryButton,
  onRetry,
  onReload,
  onClear,
}: ListFooterProps) {
  const { loaded, error } = listRows;
  switch (listStatus(listRows, narrowedBy !== undefined)) {
    case 'loading':
      return <Waiting text={listText.loading} />;
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
      return <Placeholder icon={SearchIcon} title={emptyText} />;
    case 'nothing-matches':
      return (
        <Placeholder icon={SearchIcon} title={listText.empty} text={listText.nothingMatches}>
          <Button variant="contained" onClick={onClear}>
            {narrowedBy === 'phrase' ? listText.clearSearch : listText.clearFilters}
          </Button>
        </Placeholder>
      );
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
  | 'nothing-matches'
  | 'loading-more'
  | 'failed-more'
  | 'out-of-step'
  | 'more'
  | 'end';

/** How a list stands; `isNarrowed`: its settings may hide rows. */
export function listStatus(
  {
    loaded,
    error,
    isReplacing,
    isLoadingMore,
  }: Pick<ListRows<ListRow>, 'loaded' | 'error' | 'isReplacing' | 'isLoadingMore'>,
  isNarrowed: boolean,
): ListStatus {
  if (loaded === undefined) return error && !isReplacing ? 'failed' : 'loading';
  if (isLoadingMore) return 'loading-more';
  if (error && !isReplacing) return 'failed-more';
  if (loaded.isOutOfStep) return 'out-of-step';
  if (loaded.rows.length > 0) return loaded.nextOffset === undefined ? 'end' : 'more';
  if (isReplacing) return 'loading';
  return isNarrowed ? 'nothing-matches' : 'empty';
}
