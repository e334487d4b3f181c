import { useRole } from '../src/core/access/access.ts';
import { Outlet } from '../src/core/navigation/Outlet.tsx';
import { ScreenSlotsContext } from '../src/core/ui/screen/ScreenBar.tsx';
import { SearchButton, SearchKeys } from '../src/search/SearchButton.tsx';
import { SearchPanel } from '../src/search/SearchPanel.tsx';
import { maySearch } from '../src/search/search-shortcut.ts';
import { useSearchPanel } from '../src/search/useSearchPanel.ts';

/** The search as the shell has it, around the screens of a test. */
export function SearchFrame() {
  const search = useSearchPanel();
  if (!maySearch(useRole())) return <Outlet />;
  return (
    <ScreenSlotsContext value={{ isSearching: search.isOpen }}>
      <SearchKeys onOpen={search.open} />
      <SearchButton onClick={search.open} />
      <Outlet />
      <SearchPanel open={search.isOpen} onClose={search.close} onFocusBelow={search.returnTo} />
    </ScreenSlotsContext>
  );
}
