import { useEffect, useLayoutEffect, useState } from 'react';
import type { Location } from 'react-router';
import { useLocation } from './place.ts';
import { useNavigation, useShown } from './screen-context.ts';

const storedAs = 'grzadka-scroll-places';

/** How far down each visit was left, in pixels, by what it is known by. */
type Places = Map<string, number>;

/**
 * Shows a screen that is returned to, and one that is loaded anew, where it was left; an address that names a place in it at that
 * place; any other screen at its top. What scrolls within a screen, as rows do, is no part of this.
 */
export function useScrollPlaces(): void {
  const [places] = useState(storedPlaces);
  const location = useLocation();
  const { staysInPlace } = useShown();
  const { subscribe } = useNavigation();
  useEffect(() => {
    const { history } = globalThis;
    // The browser would scroll before the screen is there.
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
      keep(places, location);
      store(places);
    };
    takeOver();
    globalThis.addEventListener('pageshow', takeOver);
    globalThis.addEventListener('pagehide', leave);
    return () => {
      globalThis.removeEventListener('pageshow', takeOver);
      globalThis.removeEventListener('pagehide', leave);
    };
  }, [places, location]);

  useLayoutEffect(() => {
    const place = places.get(visitOf(location));
    if (place !== undefined) globalThis.scrollTo(0, place);
    else if (!staysInPlace) goTo(location);
    // As it is left: what comes next may be shorter.
    return subscribe(() => keep(places, location));
  }, [places, location, staysInPlace, subscribe]);
}

/**
 * What a scroll position is kept by. The first page of a visit has the same key whatever its address, and would be
 * scrolled to where another one was.
 */
function visitOf({ key, pathname, hash }: Location): string {
  return key === 'default' ? `${pathname}${hash}` : key;
}

function keep(places: Places, location: Location): void {
  places.set(visitOf(location), globalThis.scrollY);
}

function goTo({ hash }: Location): void {
  const target = placeNamed(hash.slice(1));
  if (target === null) globalThis.scrollTo(0, 0);
  else target.scrollIntoView();
}

function placeNamed(encoded: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(encoded));
  } catch {
    // An address that somebody typed, with a '%' of its own.
    return null;
  }
}

function storedPlaces(): Places {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '{}');
    return new Map(
      Object.entries(Object(stored)).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    );
  } catch {
    return new Map();
  }
}

function store(places: Places): void {
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(Object.fromEntries(places)));
  } catch {
    // Storage that is forbidden or full: a reloaded page begins at its top.
  }
}
