import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The keyboard of a toolbar: Tab comes to the button used last, the arrows go from button to button. */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>, first: string | undefined) {
  const [current, setCurrent] = useState(first);
  const buttons = () => [
    ...(toolbar.current?.querySelectorAll<HTMLElement>('[data-toolbar-button]') ?? []),
  ];
  return {
    isTabStop: (label: string) => label === current,
    toolbarProps: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        setCurrent(target.dataset['toolbarButton'] ?? current);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const all = buttons();
        const index = all.findIndex((button) => button === document.activeElement);
        const next = steps[event.key]?.(index, all.length);
        if (next === undefined) return;
        event.preventDefault();
        all[next]?.focus();
      },
    },
  };
}
