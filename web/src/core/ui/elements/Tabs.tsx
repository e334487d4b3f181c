import type { CSSProperties, KeyboardEvent } from 'react';
import styles from './Tabs.module.css';

interface TabsProps {
  'aria-label': string;
  tabs: readonly { readonly key: string; readonly label: string }[];
  /** The key of the one whose panel is shown. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
  /** Begins the ids of the tabs and of their panels (`tabIds`). */
  id: string;
}

/** Which of several panels is shown: one stop of the Tab key, arrows within it. They share the width. */
export function Tabs({ tabs, chosen, onChoose, id, ...rest }: TabsProps) {
  const index = tabs.findIndex(({ key }) => key === chosen);
  const place = { '--count': tabs.length, '--chosen': index } as CSSProperties;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of the tabs has the focus
    <div {...rest} role="tablist" style={place} className={styles['tabs']} onKeyDown={moveFocus}>
      {tabs.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabIds(id, key).tab}
          aria-controls={tabIds(id, key).panel}
          aria-selected={key === chosen}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}
          className={styles['tab']}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** The ids of a tab and of the panel that it shows. */
export function tabIds(id: string, key: string): { tab: string; panel: string } {
  return { tab: `${id}-${key}-tab`, panel: `${id}-${key}-panel` };
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const to = steps[event.key]?.(index, tabs.length);
  if (to === undefined) return;
  event.preventDefault();
  tabs[to]?.focus();
}
