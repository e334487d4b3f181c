import { type ComponentType, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRole } from '../../core/access/access.ts';
import { AreasContext } from '../../core/area.ts';
import { Outlet } from '../../core/navigation/Outlet.tsx';
import { useLocation } from '../../core/navigation/place.ts';
import { useNavigation } from '../../core/navigation/screen-context.ts';
import { lookOf } from '../../core/ui/elements/Button.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ProgressLine } from '../../core/ui/loading/ProgressLine.tsx';
import { screenContentId } from '../../core/ui/screen/Screen.tsx';
import { ScreenSlotsContext } from '../../core/ui/screen/ScreenBar.tsx';
import { whenIdle } from '../../core/ui/when-idle.ts';
import { HelpButton } from '../../help/HelpButton.tsx';
import { useHelpPlace } from '../../help/useHelpPlace.ts';
import { SearchButton, SearchKeys } from '../../search/SearchButton.tsx';
import { maySearch } from '../../search/search-shortcut.ts';
import { useSearchPanel } from '../../search/useSearchPanel.ts';
import styles from './AppLayout.module.css';
import { MenuDrawer } from './MenuDrawer.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { Sidebar } from './Sidebar.tsx';
import { UserMenu } from './UserMenu.tsx';

const HelpPanel = latePart(async () => (await import('../../help/HelpPanel.tsx')).HelpPanel);

const SearchPanel = latePart(
  async () => (await import('../../search/SearchPanel.tsx')).SearchPanel,
);

/** The frame around every screen of the person signed in. */
export function AppLayout() {
  const helpPlace = useHelpPlace();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const helpButton = useRef<HTMLButtonElement>(null);
  const isSearchable = maySearch(useRole());
  const search = useSearchPanel();
  const slots = {
    isSearching: search.isOpen,
    start: <MenuDrawer />,
    end: (
      <>
        {isSearchable && <SearchButton onClick={search.open} {...SearchPanel.ahead} />}
        <HelpButton
          ref={helpButton}
          isOpen={isHelpOpen}
          onToggle={() => setHelpOpen((wasOpen) => !wasOpen)}
          ahead={HelpPanel.ahead}
        />
        <UserMenu onOpenHelp={helpPlace === undefined ? undefined : () => setHelpOpen(true)} />
      </>
    ),
  };
  return (
    <ScreenSlotsContext value={slots}>
      <ShortcutHelp>
        <SkipLink />
        <NavigationProgress />
        {isSearchable && <SearchKeys onOpen={search.open} />}
        <div className={styles['frame']}>
          <Sidebar />
          <div className={styles['screen']}>
            <Outlet />
            <Background />
          </div>
          {helpPlace !== undefined && (
            <HelpPanel
              open={isHelpOpen}
              place={helpPlace}
              onClose={() => {
                setHelpOpen(false);
                helpButton.current?.focus();
              }}
            />
          )}
        </div>
      </ShortcutHelp>
      {isSearchable && (
        <SearchPanel open={search.isOpen} onClose={search.close} onFocusBelow={search.returnTo} />
      )}
    </ScreenSlotsContext>
  );
}

/** A thin line while the next screen's code is on its way. */
function NavigationProgress() {
  const { subscribe, state } = useNavigation();
  return (
    <output>
      <ProgressLine
        open={useSyncExternalStore(subscribe, state) !== 'idle'}
        label="Wczytywanie ekranu"
        className={styles['progress']}
      />
    </output>
  );
}

/** The first thing Tab reaches: a way past the menu to the screen's content. */
function SkipLink() {
  return (
    <a
      {...lookOf({ look: 'filled', className: styles['skip'] })}
      href={`#${screenContentId}`}
      onClick={(event) => {
        // Following the link would put a history entry between the screens.
        event.preventDefault();
        document.getElementById(screenContentId)?.focus();
      }}
    >
      Przejdź do treści
    </a>
  );
}

/** What areas have at work on every screen; it comes after the screen on which there is first work for it, and stays. */
function Background() {
  const areas = use(AreasContext);
  const { pathname } = useLocation();
  const [parts, setParts] = useState<ReadonlyMap<string, ComponentType>>(new Map());
  useEffect(() => {
    // Not given up when the person goes on: in a round of readings no screen stays for long.
    whenIdle(async () => {
      for (const { name, background } of areas) {
        if (!background || parts.has(name) || !(await background.isDue(pathname))) continue;
        const Component = await background.load();
        setParts((before) => new Map(before).set(name, Component));
      }
    });
  }, [areas, pathname, parts]);
  return [...parts].map(([area, Component]) => <Component key={area} />);
}
