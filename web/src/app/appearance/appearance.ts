import { useSyncExternalStore } from 'react';

/** The choices of colours, and what they are called. */
export const schemeLabels = {
  system: 'Jak w systemie',
  light: 'Jasny',
  dark: 'Ciemny',
} as const;

/** The choices of the size of type in per cent of the usual one, and what they are called. */
export const textSizeLabels = {
  '100': 'Zwykły (100%)',
  '115': 'Większy (115%)',
  '130': 'Największy (130%)',
} as const;

const settings = {
  scheme: { labels: schemeLabels, usual: 'system' },
  textSize: { labels: textSizeLabels, usual: '100' },
} as const;

type Setting = keyof typeof settings;
type Choice<S extends Setting> = keyof (typeof settings)[S]['labels'] & string;

/** Where the browser keeps each; `public/appearance.js` reads them before anything is painted. */
const storageKeys: Record<Setting, string> = {
  scheme: 'grzadka-scheme',
  textSize: 'grzadka-text-size',
};

const listeners = new Set<() => void>();

/** What was chosen on this device, as the page's root element has it; the usual choice where it has none. */
export function useAppearance<S extends Setting>(setting: S): Choice<S> {
  return useSyncExternalStore(subscribe, () => chosen(setting));
}

/** Applies a choice at once, to every open tab, and keeps it on this device where the browser keeps anything. */
export function chooseAppearance<S extends Setting>(setting: S, choice: Choice<S>): void {
  try {
    localStorage.setItem(storageKeys[setting], choice);
  } catch {
    // Storage that is full or forbidden: the choice holds until the page is closed.
  }
  show(setting, choice);
}

function chosen<S extends Setting>(setting: S): Choice<S> {
  const { labels, usual } = settings[setting];
  const choice = document.documentElement.dataset[setting] ?? usual;
  return (Object.hasOwn(labels, choice) ? choice : usual) as Choice<S>;
}

function show(setting: Setting, choice: string): void {
  document.documentElement.dataset[setting] = choice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  for (const setting of ['scheme', 'textSize'] as const) {
    if (key === storageKeys[setting]) show(setting, newValue ?? settings[setting].usual);
  }
}
