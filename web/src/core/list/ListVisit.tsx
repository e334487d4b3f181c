import { queryFromSettings } from '@grzadka/contract/core/list-settings';
import { type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Screen } from '../ui/Screen.tsx';
import { AddButton, AddButtonSpace } from './AddButton.tsx';
import { ListBar } from './ListBar.tsx';
import { ListButtons } from './ListButtons.tsx';
import { ListCount } from './ListCount.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListRowsArea } from './ListRowsArea.tsx';
import type { ListScreenProps } from './ListScreen.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListSettings } from './ListSettings.tsx';
import { actingFilters } from './list-filter.ts';
import type { ListRow } from './list-source.ts';
import { listStatus } from './list-status.ts';
import { isNarrowed, withoutFilter, withoutFilters } from './settings-changes.ts';
import { useFirstRowWish } from './useFirstRowWish.ts';
import { type ListEntry, useFreshStart } from './useListEntry.ts';
import { useListPlace } from './useListPlace.ts';
import { useListRows } from './useListRows.ts';
import { useListSettings } from './useListSettings.ts';
import { useResetList } from './useResetList.ts';
import { useSearchFocusOnReturn } from './useReturnFocus.ts';
import { useSearchBox } from './useSearchBox.ts';
import type { RowsHandle } from './VirtualRows.tsx';

interface ListVisitProps<Row extends ListRow> extends ListScreenProps<Row> {
  visit: ListEntry;
}

/** One visit of a list, from its opening until another screen, or the list anew, takes its place. */
export function ListVisit<Row extends ListRow>({
  title,
  back,
  source,
  layout,
  add,
  options,
  onLoadError,
  visit,
  ...screen
}: ListVisitProps<Row>) {
  const { name, definition } = source;
  useFreshStart(name, !visit.isReturn);
  const { settings, applied, change, apply } = useListSettings(name, definition, visit.id);
  const query = useMemo(() => queryFromSettings(definition, applied), [definition, applied]);
  const listRows = useListRows(source, query);
  const resetList = useResetList(source);
  const { loaded, error } = listRows;
  const place = useListPlace(name, query, {
    isReturn: visit.isReturn,
    hasRows: loaded !== undefined,
  });
  const settingsButton = useRef<HTMLButtonElement>(null);
  const rowsHandle = useRef<RowsHandle>(null);
  const searchBox = useSearchBox(settings.phrase);
  const isSearchReturnedTo = place !== undefined && applied.phrase !== '';
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const isAppBarRoomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  const filters = actingFilters(definition, settings);

  useSearchFocusOnReturn(searchBox.input, isSearchReturnedTo);
  const isSettled = settings === applied && !listRows.isReplacing && loaded !== undefined;
  const firstRowWish = useFirstRowWish(isSettled, () => rowsHandle.current?.focusRow(0));
  const reportError = useEffectEvent((failure: unknown) => onLoadError?.(failure));
  useEffect(() => {
    if (error) reportError(error);
  }, [error]);

  // A phrase that cannot be seen does not act.
  const closeSearch = () => {
    searchBox.close();
    if (settings.phrase !== '') apply({ ...settings, phrase: '' });
  };
  const count = <ListCount totalItems={loaded?.totalItems} />;

  return (
    <Screen
      {...screen}
      title={title}
      back={back}
      scroll="content"
      actions={
        <>
          {isAppBarRoomy && count}
          <ListButtons
            settingsButton={settingsButton}
            search={
              definition.search
                ? {
                    isOpen: searchBox.isOpen,
                    toggle: searchBox.isOpen ? closeSearch : searchBox.open,
                  }
                : undefined
            }
            filterCount={filters.length}
            onOpenSettings={() => setSettingsOpen(true)}
          />
        </>
      }
    >
      <ListBar
        search={
          definition.search &&
          searchBox.isOpen && (
            <ListSearch
              label={definition.search.label}
              phrase={settings.phrase}
              input={searchBox.input}
              onChange={(phrase) => {
                firstRowWish.drop();
                change({ ...settings, phrase });
              }}
              onSubmit={() => apply(settings)}
              onLeaveDownwards={() => {
                if (settings !== applied) apply(settings);
                firstRowWish.make();
              }}
              onClose={closeSearch}
            />
          )
        }
        count={!isAppBarRoomy && count}
        filters={filters}
        onSwitchOff={(key) => {
          change(withoutFilter(definition, settings, key));
          // The chip that had the focus is gone.
          settingsButton.current?.focus();
        }}
      />
      <ListRowsArea
        ref={rowsHandle}
        listName={name}
        label={title}
        listRows={listRows}
        query={query}
        layout={layout}
        place={place}
        isRowFocusRestored={place !== undefined && !isSearchReturnedTo}
        onLeaveUpwards={() => searchBox.input.current?.focus()}
      >
        <ListFooter
          status={listStatus(listRows, isNarrowed(definition, applied))}
          error={error}
          onRetry={listRows.retry}
          onReload={() => resetList()}
          onClearFilters={() => apply(withoutFilters(definition, settings))}
        />
        {add && <AddButtonSpace />}
      </ListRowsArea>
      {add && <AddButton {...add} />}
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
