import { type ReactNode, type RefObject, use, useEffect, useId, useRef } from 'react';
import { useAssociation } from '../../association.ts';
import { useLocation } from '../../navigation/place.ts';
import { classNames } from '../elements/class-names.ts';
import { Text } from '../elements/Text.tsx';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { ToastPlace } from '../toasts/ToastPlace.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';
import styles from './Screen.module.css';
import { ScreenBar, ScreenSlotsContext } from './ScreenBar.tsx';
import { WaitingOverlay } from './WaitingOverlay.tsx';

/** The id of the element that holds the screen's content. */
export const screenContentId = 'tresc';

/**
 * A phone's window, or a notebook's at 200 % zoom, where the name of a record may take most of the line: there it stands below the
 * bar and goes with what is scrolled.
 */
const smallWindow = '(max-width: 599.95px), (max-height: 480px)';

interface ScreenProps {
  /** The heading in the app bar and the title of the browser's tab. */
  title: string;
  /** Which record the screen shows, below the title and before it in the browser's tab. */
  subject?: string | undefined;
  /** The same where the content says which: in the browser's tab alone. */
  tabSubject?: string | undefined;
  /** The small type below the title. */
  titleNote?: ReactNode;
  /** Where the back button leads when the person came from no list; no button without it. */
  back?: string | undefined;
  /** Buttons at the end of the app bar. */
  actions?: ReactNode;
  /** While true, an overlay covers the screen and takes the focus. */
  busy?: boolean;
  /** The overlay waits for a change, and not only for what is read: meanwhile nothing else is begun, not even a search. */
  busySaving?: boolean;
  /** The overlay leaves the focus where it is, for who goes on typing. */
  busyKeepsFocus?: boolean;
  busyLabel?: string;
  /** What the overlay says besides its label. */
  busyDetails?: ReactNode;
  /** Shown in a closable red alert below the app bar. */
  error?: string | undefined;
  /** A button within the alert, such as a way to reload. */
  errorAction?: ReactNode;
  onCloseError?: () => void;
  /** 'content': the child takes the remaining height and scrolls by itself, as lists do. */
  scroll?: 'screen' | 'content';
  children: ReactNode;
}

/** The frame of every screen within the shell: app bar, alert, content, overlay. */
export function Screen({
  title,
  subject,
  tabSubject = subject,
  titleNote,
  back,
  actions,
  busy = false,
  busySaving = false,
  busyKeepsFocus = false,
  busyLabel = 'Proszę czekać…',
  busyDetails,
  error,
  errorAction,
  onCloseError,
  scroll = 'screen',
  children,
}: ScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useScreenFocus({ screen, heading, busy });
  const ownScroll = scroll === 'content';
  const { name } = useAssociation();
  const { isSearching = false } = use(ScreenSlotsContext);
  const subjectId = useId();
  const isSmall = useMediaQuery(smallWindow);
  const record = subject && (
    <Text id={subjectId} as="h2" kind="subtitle1">
      {subject}
    </Text>
  );
  return (
    <div ref={screen} className={classNames(styles['screen'], ownScroll && styles['ofOwnScroll'])}>
      <title>{[tabSubject, title, name ?? 'Grządka'].filter(Boolean).join(' – ')}</title>
      <div className={styles['top']}>
        <ScreenBar
          {...{ title, back, actions, heading }}
          subject={!isSmall && record}
          note={titleNote}
          titleDescribedBy={record && subjectId}
        />
        <ErrorBanner error={error} action={errorAction} onClose={onCloseError} />
      </div>
      <main id={screenContentId} tabIndex={-1} aria-busy={busy} className={styles['main']}>
        {isSmall && record && <div className={styles['record']}>{record}</div>}
        <div className={styles[ownScroll ? 'scrolledContent' : 'content']}>{children}</div>
      </main>
      {!ownScroll && (
        <div ref={keepHeight} className={styles['toasts']}>
          <ToastPlace />
        </div>
      )}
      <WaitingOverlay
        open={busy && (busySaving || !isSearching)}
        isReading={!busySaving}
        keepsFocus={busyKeepsFocus}
        label={busyLabel}
      >
        {busyDetails}
      </WaitingOverlay>
    </div>
  );
}

/** Keeps the room of messages that have gone until the screen is left: at its end, nothing moves from below a finger. */
function keepHeight(strip: HTMLElement | null): (() => void) | undefined {
  if (strip === null) return undefined;
  const observer = new ResizeObserver(() => {
    strip.style.minHeight = `${strip.offsetHeight}px`;
  });
  observer.observe(strip);
  return () => observer.disconnect();
}

interface ScreenFocus {
  screen: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  /** While an overlay holds the focus, the screen waits for it. */
  busy: boolean;
}

/**
 * Moves the focus to the heading when a navigation opened the screen, so that its title is read out
 * and the keyboard starts at its top. A field that has taken the focus keeps it, and the page a
 * visit begins with is left alone: there the skip link comes first.
 */
function useScreenFocus({ screen, heading, busy }: ScreenFocus): void {
  // The path stands for the screen: another record of the same kind is another screen.
  const { pathname, key } = useLocation();
  const greeted = useRef<string>(undefined);
  const isFirstPage = key === 'default';
  useEffect(() => {
    if (busy || greeted.current === pathname) return;
    greeted.current = pathname;
    const { activeElement } = document;
    const isWithin = activeElement !== heading.current && screen.current?.contains(activeElement);
    if (!isFirstPage && !isWithin) heading.current?.focus({ preventScroll: true });
  }, [pathname, isFirstPage, busy, screen, heading]);
}
