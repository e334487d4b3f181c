import { mdiArrowLeft } from '@mdi/js';
import { createContext, type ReactNode, type RefObject, use } from 'react';
import { IconButton } from '../elements/IconButton.tsx';
import { Text } from '../elements/Text.tsx';
import { icon } from '../icon.ts';
import styles from './ScreenBar.module.css';
import { useGoUp } from './useGoUp.ts';

const BackIcon = icon(mdiArrowLeft, 'Back');

/** What the shell puts into every screen's app bar on narrow windows. */
interface ScreenSlots {
  /** Before the title: the button that opens the main menu. */
  start?: ReactNode;
  /** At the end: the button that opens the user menu. */
  end?: ReactNode;
  /** The search for everything lies over the screen: what is only read below it needs no cover of its own. */
  isSearching?: boolean;
}

/** Filled by the shell, so that `Screen` need not know it. */
export const ScreenSlotsContext = createContext<ScreenSlots>({});

interface ScreenBarProps {
  title: string;
  /** The id of what says which record the screen shows, if something does. */
  titleDescribedBy: string | undefined;
  /** The same, where it stands in the bar. */
  subject: ReactNode;
  /** The small type below the title. */
  note: ReactNode;
  back: string | undefined;
  actions: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The app bar of a screen: menu, back, title, actions, user. */
export function ScreenBar({
  title,
  titleDescribedBy,
  subject,
  note,
  back,
  actions,
  heading,
}: ScreenBarProps) {
  const { start, end } = use(ScreenSlotsContext);
  return (
    <header data-has-subject={subject ? '' : undefined} className={styles['bar']}>
      {start}
      {back !== undefined && <BackButton parentPath={back} />}
      <div className={styles['line']}>
        <div className={styles['titles']}>
          <Text
            ref={heading}
            as="h1"
            kind="h5"
            tabIndex={-1}
            // Read out together where the screen opens and its title has the focus.
            aria-describedby={titleDescribedBy}
            className={styles['title']}
          >
            {title}
          </Text>
          {subject}
          {note && <div className={styles['note']}>{note}</div>}
        </div>
        {actions && (
          <div className={styles['buttons']}>
            {actions}
            {end}
          </div>
        )}
      </div>
      {!actions && end}
    </header>
  );
}

function BackButton({ parentPath }: { parentPath: string }) {
  const goUp = useGoUp(parentPath);
  return (
    <IconButton isPlain aria-label="Wstecz" onClick={goUp}>
      <BackIcon />
    </IconButton>
  );
}
