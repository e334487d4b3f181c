import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsRoomy } from '../../ui/hooks/useIsRoomy.ts';
import { latePart } from '../../ui/loading/late-part.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { BottomBar } from '../adding/BottomBar.tsx';
import { NewRowNote } from '../adding/NewRowNote.tsx';
import { useNewRow } from '../adding/useNewRow.ts';
import { scrollPositions, useScrollPosition } from '../address/scroll-position.ts';
import { type ListVisit, useListVisit } from '../address/useListVisit.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import type { ListRow } from '../list-data-source.ts';
import { useNarrowedRows } from '../loading/useNarrowedRows.ts';
import { useResetList } from '../loading/useResetList.ts';
import { ListSearch } from '../phrase/ListSearch.tsx';
import { useFocusFirstRowWhenLoaded, useSearchBox } from '../phrase/search-box.ts';
import { RowsFrame } from '../rows/RowsFrame.tsx';
import { useWishedRowFocus } from '../rows/useWishedRowFocus.ts';
import { type RowsHandle, VirtualRows } from '../rows/VirtualRows.tsx';
import { SelectButton } from '../selection/SelectButton.tsx';
import type { SelectionBar as LoadedBar } from '../selection/SelectionBar.tsx';
import { useSelection } from '../selection/useSelection.ts';
import { ListBar } from './ListBar.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListCount, SearchButton, SettingsButton } from './ListTools.tsx';
import type { ListScreenProps } from './list-screen-props.ts';
import { useFocusAfterLoading } from './useFocusAfterLoading.ts';

/**
 * A list of records: search, settings drawer, rows loaded while scrolling. It knows no area; an
 * area gives the columns, the actions and the words.
 */
export function ListScreen<Row extends ListRow>(props: ListScreenProps<Row>) {
  const visit = useListVisit();
  return <VisitedList key={`${props.source.name} ${visit.id}`} visit={visit} {...props} />;
}

interface VisitedListProps<Row extends ListRow> extends ListScreenProps<Row> {
  visit: ListVisit;
}

/** One visit of a list, from its opening until another screen, or the list anew, takes its place. */
function VisitedList<Row extends ListRow>({
  title,
  back,
  source,
  layout,
  add,
  links,
  renderLinks,
  above,
  below,
  options,
  bulk,
  renderChosenActions,
  emptyText,
  firstSteps,
  onLoadError,
  error: actionError,
  onCloseError,
  visit,
  ...screen
}: VisitedListProps<Row>) {
  const { name, definition } = source;
  const narrowed = useNarrowedRows(source, visit);
  const { settings, applied, change, apply, query, listRows, filters } = narrowed;
  const { loaded, error, isReplacing } = listRows;
  const rowsHandle = useRef<RowsHandle>(null);
  const focusRow = (index: number) => rowsHandle.current?.focusRow(index);
  const { rows, ...added } = useNewRow({ source, visit, narrowed, focusRow });
  const resetList = useResetList(source);
  const selection = useSelection(rows, query);
  const mayChoose = bulk !== undefined || renderChosenActions !== undefined;
  const choice = mayChoose ? selection.choice : undefined;
  const [exportError, setExportError] = useState<string>();
  const initialPosition = useScrollPosition(name, query, {
    isReturn: visit.isReturn,
    hasRows: loaded !== undefined,
  });
  const settingsButton = useRef<HTMLButtonElement>(null);
  const isSearchReturnedTo =
    initialPosition !== undefined && applied.phrase !== '' && !added.isFirstLook;
  const searchBox = useSearchBox({
    initialPhrase: settings.phrase,
    isReturnedTo: isSearchReturnedTo,
  });
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const isAppBarRoomy = useIsRoomy();

  const isLoaded = settings === applied && !isReplacing && loaded !== undefined;
  const firstRow = useFocusFirstRowWhenLoaded(isLoaded, () => focusRow(0));
  useWishedRowFocus({ listName: name, rows, isReplacing, focusRow });
  const { retryButton, expectRow } = useFocusAfterLoading({ listRows, focusRow });
  const reportError = useEffectEvent((failure: unknown) => onLoadError?.(failure));
  useEffect(() => {
    if (error) reportError(error);
  }, [error]);

  // A phrase that cannot be seen does not act.
  const closeSearch = () => {
    searchBox.close();
    if (settings.phrase !== '') apply({ ...settings, phrase: '' });
  };
  const isFailed = Boolean(error) && loaded === undefined;
  const ways = renderLinks?.({ query, totalItems: loaded?.totalItems ?? null }) ?? links;
  const count = !isFailed && <ListCount totalItems={loaded?.totalItems} />;
  const rest = (
    <>
      {mayChoose && !isFailed && loaded?.totalItems !== 0 && (
        <SelectButton
          disabled={rows.length === 0}
          takesFocus={selection.wasLeft}
          onStart={selection.start}
        />
      )}
      {source.exportCall && (
        <ExportButton exportCall={source.exportCall} query={query} onError={setExportError} />
      )}
      {!isAppBarRoomy && ways}
    </>
  );
  const openSettings = (
    <SettingsButton
      ref={settingsButton}
      hasFilters={Object.keys(definition.filters).length > 0}
      filterCount={filters.length}
      ahead={ListSettings.ahead}
      onOpen={() => setSettingsOpen(true)}
    />
  );

  return (
    <Screen
      {...screen}
      title={title}
      back={back}
      error={exportError ?? actionError}
      onCloseError={exportError === undefined ? onCloseError : () => setExportError(undefined)}
      scroll="content"
      titleNote={!isAppBarRoomy && count}
      actions={
        <>
          {isAppBarRoomy && count}
          {/* Not while rows are being chosen: under other settings they would not be those that were chosen from. */}
          {!choice && (
            <>
              {definition.search && (
                <SearchButton
                  isOpen={searchBox.isOpen}
                  toggle={searchBox.isOpen ? closeSearch : searchBox.open}
                  open={searchBox.open}
                />
              )}
              {isAppBarRoomy && (
                <>
                  {rest}
                  {openSettings}
                </>
              )}
            </>
          )}
        </>
      }
    >
      {above}
      <ListBar
        search={
          definition.search &&
          searchBox.isOpen && (
            <ListSearch
              label={definition.search.label}
              phrase={settings.phrase}
              input={searchBox.input}
              takesFocus={searchBox.takesFocus}
              onChange={(phrase) => {
                firstRow.cancel();
                change({ ...settings, phrase });
              }}
              onSubmit={() => apply(settings)}
              onLeaveDownwards={() => {
                if (settings !== applied) apply(settings);
                firstRow.make();
              }}
              onClose={closeSearch}
            />
          )
        }
        phrase={applied.phrase}
        tools={isAppBarRoomy ? undefined : { settings: openSettings, rest }}
        links={isAppBarRoomy && ways}
        selectionBar={
          choice && (
            <SelectionBar
              bulk={bulk}
              renderChosenActions={renderChosenActions}
              source={source}
              query={query}
              totalItems={loaded?.totalItems ?? null}
              chosen={choice.chosen}
              rowName={layout.rowName}
              selection={selection}
            />
          )
        }
        filters={filters}
        onSwitchOff={(key) => {
          narrowed.switchOff(key);
          // The chip that had the focus is gone.
          settingsButton.current?.focus();
        }}
      />
      {added.note && <NewRowNote {...added.note} />}
      <RowsFrame
        layout={layout}
        firstRow={rows[0]}
        isReplacing={isReplacing}
        isChoosing={choice !== undefined}
      >
        {(isWide, fit) => (
          <VirtualRows
            ref={rowsHandle}
            label={title}
            rows={rows}
            totalItems={loaded?.totalItems ?? null}
            generation={listRows.generation}
            query={query}
            layout={layout}
            choice={choice}
            isWide={isWide}
            fit={fit}
            initialPosition={initialPosition}
            isRowFocusRestored={initialPosition !== undefined && !isSearchReturnedTo}
            onNearEnd={listRows.loadMore}
            onLeaveUpwards={() => searchBox.input.current?.focus()}
            onClose={(position) => scrollPositions.set(name, position)}
          >
            <ListFooter
              listRows={listRows}
              emptyText={emptyText}
              source={source}
              firstSteps={firstSteps}
              narrowedBy={narrowed.narrowing}
              retryButton={retryButton}
              onRetry={() => {
                expectRow(rows.length);
                listRows.retry();
              }}
              onReload={() => {
                expectRow(0);
                resetList();
              }}
              onClear={() => {
                expectRow(0);
                narrowed.clear();
              }}
            />
          </VirtualRows>
        )}
      </RowsFrame>
      {below}
      <BottomBar add={choice ? undefined : add} />
      <ListSettings
        list={definition}
        settings={settings}
        options={options}
        open={isSettingsOpen}
        onChange={change}
        onClose={() => setSettingsOpen(false)}
      />
    </Screen>
  );
}

const ListSettings = latePart(
  async () => (await import('../drawer/ListSettings.tsx')).ListSettings,
);

// lazy keeps no type parameters; those of the bar itself hold for what it loads.
const SelectionBar = lazy(async () => ({
  default: (await import('../selection/SelectionBar.tsx')).SelectionBar,
})) as unknown as typeof LoadedBar;
